import { facilityTypeRoute } from '#contract/routes.ts';
import { elevations } from '#drawings/elevations/elevations.ts';
import { SvgFile } from '#drawings/svg-file.tsx';
import { LinkCard } from '#ui/blocks/card.tsx';
import { columnClasses } from '#ui/blocks/column-classes.ts';
import { SectionHeading } from '#ui/blocks/section.tsx';
import type { HomeContent } from './read-home.ts';
import '#ui/blocks/columns.css';
import '#ui/pictures/scene.css';
import './home.css';

/** Cards of the facility types, each with an elevation drawing above its one-line diagram. */
export function FacilityElevations({
  section,
}: {
  section: NonNullable<HomeContent['facilityTypes']>;
}) {
  return (
    <section className="wrap rhythm rail grid section-gap" aria-labelledby="facilities-heading">
      <div className="heading-row flex flex-wrap justify-between">
        <SectionHeading section={section} id="facilities-heading" />
        <p className="text-ink-2">{section.text}</p>
      </div>
      <div className={columnClasses('card-grid elevation-cards', section.facilityTypes.length)}>
        {section.facilityTypes.map(({ id, scene = id, title, summary }) => {
          const elevation = elevations[scene];
          return (
            <LinkCard
              key={id}
              href={facilityTypeRoute(id)}
              title={title}
              description={summary}
              drawing={
                elevation && <SvgFile svg={elevation} className="scene card-sky elevation" />
              }
            />
          );
        })}
      </div>
    </section>
  );
}
