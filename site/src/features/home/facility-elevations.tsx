import { facilityTypeRoute } from '#contract/routes.ts';
import { elevationBox } from '#drawings/index.ts';
import { Drawing } from '#site/drawings/drawing.tsx';
import type { DrawingName } from '#site/drawings/sprites.tsx';
import { LinkCard } from '#ui/blocks/card.tsx';
import { SectionHeading } from '#ui/blocks/section-heading.tsx';
import type { HomeContent } from './read-home.ts';
import '#ui/blocks/columns.css';
import './home.css';

/** Facility types, each above its own one-line. */
export function FacilityElevations({ section }: { section: HomeContent['facilityTypes'] }) {
  return (
    <section className="wrap rhythm rail grid section-gap" aria-labelledby="facilities-heading">
      <div className="heading-row flex flex-wrap justify-between">
        <SectionHeading device="29" section={section} id="facilities-heading" />
        <p className="text-ink-2">{section.text}</p>
      </div>
      <div className="columns card-grid">
        {section.facilityTypes.map(({ id, title, summary }) => (
          <LinkCard
            key={id}
            href={facilityTypeRoute(id)}
            title={title}
            description={summary}
            drawing={
              <Drawing
                sprite="facilities"
                name={id as DrawingName<'facilities'>}
                viewBox={elevationBox}
                className="scene card-sky elevation"
              />
            }
          />
        ))}
      </div>
    </section>
  );
}
