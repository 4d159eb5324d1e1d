import { serviceRoute } from '#contract/routes.ts';
import drawOutBreaker from '#drawings/lineup/draw-out-breaker.svg?raw';
import riserProtection from '#drawings/lineup/riser-protection.svg?raw';
import withdrawnBreaker from '#drawings/lineup/withdrawn-breaker.svg?raw';
import { serviceDiagrams } from '#drawings/service-diagrams/service-diagrams.ts';
import { SvgFile } from '#drawings/svg-file.tsx';
import { CardMore, CardTitle } from '#ui/cards/card.tsx';
import { SectionHeading } from '#ui/sections/section.tsx';
import type { HomeContent } from './read-home.ts';
import './lineup.css';

/**
 * Up to six services, drawn as cubicles of one switchgear lineup, each with a breaker on the live bus. In the content
 * file of a service, `drawing` selects the diagram in the cubicle, `alwaysOn` energizes the feeder, and `lockedOut`
 * withdraws the breaker.
 */
export function ServiceCubicles({ section }: { section: HomeContent['services'] }) {
  return (
    <section className="wrap rhythm services" aria-labelledby="services-heading">
      <div className="services-head">
        <SectionHeading tapped={false} section={section} id="services-heading" />
        <SvgFile svg={riserProtection} className="riser-protection screen-only" />
      </div>
      <ul role="list" className={`cubicles cubicles-${section.services.length}`}>
        {section.services.map((service, index) => (
          <li key={service.id} className={feederClass(service)}>
            <SvgFile
              svg={service.lockedOut ? withdrawnBreaker : drawOutBreaker}
              className="draw-out screen-only"
            />
            {/* The breaker's number is its position in the lineup, so it changes with the order of the services. */}
            <span
              className="draw-out-label screen-only"
              aria-hidden="true"
            >{`52-${index + 1}`}</span>
            <div className="card cubicle">
              <SvgFile svg={serviceDiagrams[service.drawing]} className="cubicle-drawing" />
              <div className="card-words cubicle-words">
                <CardTitle href={serviceRoute(service.id)} title={service.title} />
                <p className="type-small text-ink-2">{service.summary}</p>
                <CardMore>{service.linkText}</CardMore>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns the classes of a feeder. lineup.css draws `feeder-live` as always energized, and `feeder-closing` as energized
 * on hover and focus: it sets `--wiring` and `--breaker` to the color of live conductors. In the SVG files, conductors
 * and breakers with the classes `conductor-switched` and `breaker-switched` have these two colors.
 */
function feederClass({ alwaysOn, lockedOut }: { alwaysOn: boolean; lockedOut: boolean }): string {
  if (alwaysOn) return 'feeder feeder-live';
  return lockedOut ? 'feeder' : 'feeder feeder-closing';
}
