import { facilityTypeRoute } from '#contract/routes.ts';
import { elevations } from '#drawings/elevations/elevations.ts';
import { forelands } from '#drawings/forelands/forelands.ts';
import { SvgFile } from '#drawings/svg-file.tsx';
import { Card } from '#ui/cards/card.tsx';
import { CardGrid } from '#ui/cards/card-grid.tsx';
import { SectionHeading } from '#ui/sections/section.tsx';
import type { HomeContent } from './read-home.ts';
import '#ui/sections/columns.css';
import '#ui/pictures/scene.css';
import './home.css';

/**
 * Part of a landscape on the card of a facility type without an elevation, with the proportions and the grade line of an
 * elevation. Grade is at y = 400 in the landscape, and at 61.9 % of the height in an elevation.
 */
const landscapeBox = '700 98 636 488';

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
        {section.facilityTypes.map(({ id, scene = id, title, summary, landscape }) => {
          const elevation = elevations[scene];
          return (
            <Card
              key={id}
              href={facilityTypeRoute(id)}
              title={title}
              text={summary}
              picture={
                elevation ? (
                  <SvgFile svg={elevation} className="scene card-sky elevation" />
                ) : (
                  <SvgFile
                    svg={forelands[landscape]}
                    viewBox={landscapeBox}
                    className="scene card-sky elevation"
                  />
                )
              }
            />
          );
        })}
      </CardGrid>
    </section>
  );
}
