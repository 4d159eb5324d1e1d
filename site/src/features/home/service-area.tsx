import { routes, townRoute } from '#contract/routes.ts';
import { ServiceMap } from '#drawings/map/service-map.tsx';
import { measureMapName } from '#site/fonts/measure-map-name.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { SectionHeading } from '#ui/sections/section.tsx';
import type { HomeContent } from './read-home.ts';
import '#site/blocks/map.css';
import '#ui/controls/badge.css';
import '#ui/pictures/arrangements.css';
import '#ui/sections/split.css';
import './home.css';

export function ServiceArea({ section }: { section: HomeContent['serviceArea'] }) {
  return (
    <section className="wrap rhythm rail" aria-labelledby="area-heading">
      <div className={section.map ? 'split split-paper split-5-7 area-row' : undefined}>
        <div className="grid gap-6 content-center justify-items-start">
          <SectionHeading section={section} id="area-heading" />
          <p className="text-ink-2 area-text">{section.text}</p>
          <ul role="list" className="flex flex-wrap gap-2">
            {section.towns.map(({ id, name }) => (
              <li key={id}>
                <a className="badge badge-place" href={townRoute(id)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <ButtonLink variant="outline" href={routes[section.action.page]}>
            {section.action.label}
            <Icon name="arrow" size={18} className="arrow" />
          </ButtonLink>
        </div>
        {section.map ? (
          <div className="area-map">
            <ServiceMap
              {...section.map}
              measureName={measureMapName}
              size="wide"
              label={section.mapLabel}
              className="map-wide"
            />
            <ServiceMap
              {...section.map}
              measureName={measureMapName}
              size="narrow"
              label={section.mapLabel}
              className="map-narrow"
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}
