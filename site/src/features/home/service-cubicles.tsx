import { serviceRoute } from '#contract/routes.ts';
import { drawOutBox, riserProtectionBox, serviceDiagramBox } from '#drawings/index.ts';
import { Drawing } from '#site/drawings/drawing.tsx';
import { CardMore, CardWords } from '#ui/blocks/card.tsx';
import { SectionHeading } from '#ui/blocks/section-heading.tsx';
import type { HomeContent } from './read-home.ts';
import './lineup.css';

/** The five services as cubicles of one lineup, each behind its own breaker on the live bus. */
export function ServiceCubicles({ section }: { section: HomeContent['services'] }) {
  return (
    <section className="wrap rhythm services" aria-labelledby="services-heading">
      <div className="services-head">
        <SectionHeading device="52" tapped={false} section={section} id="services-heading" />
        <Drawing
          sprite="symbols"
          name="riser"
          viewBox={riserProtectionBox}
          className="riser-protection screen-only"
        />
      </div>
      <ul className="cubicles">
        {section.services.map((service, index) => (
          <li key={service.id} className={feederClass(service)}>
            <Drawing
              sprite="symbols"
              name={service.lockedOut ? 'withdrawn' : 'draw-out'}
              viewBox={drawOutBox}
              className="draw-out screen-only"
            />
            <span
              className="draw-out-label screen-only"
              aria-hidden="true"
            >{`52-${index + 1}`}</span>
            <div className="card cubicle">
              <Drawing
                sprite="services"
                name={service.drawing}
                viewBox={serviceDiagramBox}
                className="scene cubicle-drawing"
              />
              <div className="card-words cubicle-words">
                <CardWords
                  href={serviceRoute(service.id)}
                  title={service.title}
                  text={service.summary}
                />
                <CardMore>{service.linkText}</CardMore>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function feederClass({ alwaysOn, lockedOut }: { alwaysOn: boolean; lockedOut: boolean }): string {
  if (alwaysOn) return 'feeder feeder-live';
  return lockedOut ? 'feeder' : 'feeder feeder-closing';
}
