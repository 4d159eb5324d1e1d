import type { Company } from '#contract/company.ts';
import { routes, townRoute } from '#contract/routes.ts';
import { OfficeMap } from '#drawings/map/office-map.tsx';
import { measureMapName } from '#site/fonts/measure-map-name.ts';
import { Icon } from '#ui/controls/icon.tsx';
import type { ContactContent, DrawnOffice } from './read-contact.ts';
import '#site/blocks/map.css';
import '#ui/controls/badge.css';
import '#ui/controls/button.css';
import '#ui/sections/columns.css';
import './contact-page.css';

/** Map of the office, and the towns that crews serve. */
export function ContactPlaces({
  contact,
  company,
  drawn,
}: {
  contact: ContactContent;
  company: Company;
  drawn: DrawnOffice;
}) {
  return (
    <div className="wrap rhythm columns columns-2 contact-places">
      <Office map={contact.map} company={company} drawn={drawn} />
      <Towns towns={contact.towns} />
    </div>
  );
}

/** Drawn map, which the street map covers once it has loaded, and links to map services for directions. */
function Office({
  map,
  company,
  drawn,
}: {
  map: ContactContent['map'];
  company: Company;
  drawn: DrawnOffice;
}) {
  return (
    <section aria-labelledby="map-heading">
      <h2 id="map-heading" className="type-section-title">
        {map.heading}
      </h2>
      <div className="contact-map">
        {drawn ? <OfficeMap {...drawn} measureName={measureMapName} /> : null}
        <StreetMap data-src={company.map.embed} title={map.label} />
        <noscript>
          <StreetMap src={company.map.embed} title={map.label} />
        </noscript>
      </div>
      <ul role="list" className="flex flex-wrap gap-x-7">
        {map.links.map(({ label, url }) => (
          <li key={label}>
            <a className="button button-link" href={url}>
              <Icon name="pin" size={18} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Towns({ towns }: { towns: ContactContent['towns'] }) {
  return (
    <section className="contact-towns" aria-labelledby="towns-heading">
      <h2 id="towns-heading" className="type-section-title">
        {towns.heading}
      </h2>
      <p className="text-ink-2">{towns.text}</p>
      <ul role="list" className="town-grid">
        {towns.towns.map(({ id, name, stateCode, card }) => (
          <li key={id}>
            <a className="badge badge-place town" href={card ? townRoute(id) : routes.serviceArea}>
              {name}
              <span className="type-mono text-ink-2">{stateCode}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

// `data-src` delays loading until the map is near the viewport; `loading="lazy"` alone starts much earlier.
function StreetMap(attributes: { title: string; src?: string; 'data-src'?: string }) {
  return <iframe {...attributes} loading="lazy" height="400" referrerPolicy="no-referrer" />;
}
