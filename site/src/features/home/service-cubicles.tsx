import { serviceRoute } from '#site/routes.ts';
import { Icon } from '#ui/icon.tsx';
import type { HomeContent } from './home.tsx';
import { SectionHeading } from './section-heading.tsx';

/** The five services as cubicles of one lineup, each behind its own breaker. */
export function ServiceCubicles({ section }: { section: HomeContent['services'] }) {
  return (
    <section className="wrap rhythm" aria-labelledby="services-heading">
      <SectionHeading device="52" section={section} id="services-heading" />
      <ul className="cubicles">
        {section.services.map((service) => (
          <li
            key={service.id}
            className={service.alwaysOn ? 'card cubicle cubicle-live' : 'card cubicle'}
          >
            <h3 className="type-card-title">
              <a className="card-link" href={serviceRoute(service.id)}>
                {service.title}
              </a>
            </h3>
            <p className="type-small text-ink-2">{service.summary}</p>
            <p className="cubicle-more" aria-hidden="true">
              {service.linkText}
              <Icon name="arrow" size={18} className="arrow" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
