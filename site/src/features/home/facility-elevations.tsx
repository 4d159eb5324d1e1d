import { facilityTypeRoute } from '#contract/routes.ts';
import { elevations } from '#drawings/elevations/elevations.ts';
import { SvgFile } from '#drawings/svg-file.tsx';
import { Card } from '#ui/cards/card.tsx';
import { CardGrid } from '#ui/cards/card-grid.tsx';
import { SectionHeading } from '#ui/sections/section.tsx';
import type { HomeContent } from './read-home.ts';
import '#ui/sections/columns.css';
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
      <CardGrid count={section.facilityTypes.length} phones="pairs">
        {section.facilityTypes.map(({ id, scene = id, title, summary }) => {
          const elevation = elevations[scene];
          return (
            <Card
              key={id}
              href={facilityTypeRoute(id)}
              title={title}
              text={summary}
              picture={
                elevation && <SvgFile svg={elevation} className="scene card-sky elevation" />
              }
            />
          );
        })}
      </CardGrid>
    </section>
  );
}
