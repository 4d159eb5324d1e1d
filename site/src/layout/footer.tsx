import type { Company } from '#contract/company.ts';
import { facilityTypeRoute, routes, safetyRoute, serviceRoute } from '#contract/routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import { Wordmark } from './wordmark.tsx';
import './footer.css';

interface FooterProps {
  company: Company;
  navigation: Navigation;
  services: readonly { id: string; title: string }[];
  facilityTypes: readonly { id: string; title: string }[];
  /** Label of the link to the safety numbers; undefined if there are no safety numbers. */
  safety: string | undefined;
  /** Name of the current page, shown in the title block. */
  pageName: string;
  /** Copyright year. */
  year: number;
}

/** Footer of every page, always in the dark theme. */
export function Footer({
  company,
  navigation,
  services,
  facilityTypes,
  safety,
  pageName,
  year,
}: FooterProps) {
  const { footerServices, footerFacilityTypes, footerCompany } = navigation;
  return (
    <footer className="site-footer always-dark wrap">
      <div className="footer-columns screen-only">
        <div className="footer-company grid gap-4 content-start justify-items-start">
          <Wordmark name={company.name} />
          <p className="text-ink-2">{company.summary}</p>
          {company.socialLinks.map(({ name, url }) => (
            <a key={url} href={url}>
              {name}
            </a>
          ))}
        </div>
        <FooterColumn
          heading={footerServices.heading}
          links={[
            { label: footerServices.all, href: routes.services },
            ...services.map(({ id, title }) => ({ label: title, href: serviceRoute(id) })),
          ]}
        />
        {footerFacilityTypes && facilityTypes.length > 0 ? (
          <FooterColumn
            heading={footerFacilityTypes.heading}
            links={[
              { label: footerFacilityTypes.all, href: routes.facilityTypes },
              ...facilityTypes.map(({ id, title }) => ({
                label: title,
                href: facilityTypeRoute(id),
              })),
            ]}
          />
        ) : null}
        <FooterColumn
          heading={footerCompany.heading}
          links={[
            ...(safety ? [{ label: safety, href: safetyRoute }] : []),
            ...footerCompany.links.map(({ label, page }) => ({ label, href: routes[page] })),
          ]}
        />
      </div>
      <TitleBlock company={company} pageName={pageName} year={year} />
    </footer>
  );
}

function FooterColumn({
  heading,
  links,
}: {
  heading: string;
  links: readonly { label: string; href: string }[];
}) {
  return (
    <nav className="grid gap-2 content-start" aria-label={heading}>
      <p className="type-mono text-ink-2">{heading}</p>
      <ul role="list">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} target={href === routes.sitemap ? '_blank' : undefined}>
              {label}
              {href === routes.sitemap ? (
                <span className="visually-hidden"> (opens in a new tab)</span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Last row of the footer, styled like the title block of a drawing. */
function TitleBlock({
  company,
  pageName,
  year,
}: {
  company: Company;
  pageName: string;
  year: number;
}) {
  const { bases, phone, emergencyPhone, email, licenses } = company;
  return (
    <div className="title-block">
      {bases.map((base, index) => (
        <div key={base.city} className="title-block-base">
          <span className="title-block-label">
            {bases.length > 1 ? `Base ${index + 1}` : 'Base'}
          </span>
          <p>{`${base.city}, ${base.state}`}</p>
          <span className="title-block-note">{formatPosition(base.position)}</span>
        </div>
      ))}
      <div>
        <span className="title-block-label">24/7 line</span>
        <a href={`tel:${emergencyPhone.number}`}>{emergencyPhone.display}</a>
        {phone.number !== emergencyPhone.number && (
          <a className="title-block-note" href={`tel:${phone.number}`}>
            {`Office ${phone.display}`}
          </a>
        )}
        <a className="title-block-note" href={`mailto:${email}`}>
          {email}
        </a>
      </div>
      <div className="title-block-page">
        <span className="title-block-label">Sheet</span>
        <p>{pageName}</p>
        <span className="title-block-note">Scale: none</span>
      </div>
      <div>
        <span className="title-block-label">{`© ${year} ${company.legalName}`}</span>
        {licenses.map(({ state, number }) => (
          <p key={number} className="title-block-note">
            {`${state} license `}
            <span className="whitespace-nowrap">{number}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

/** Formats a position as on drawings. Example: 32.3187 N 102.5457 W */
export function formatPosition({ latitude, longitude }: { latitude: number; longitude: number }) {
  const north = `${Math.abs(latitude).toFixed(4)}\u00a0${latitude < 0 ? 'S' : 'N'}`;
  const east = `${Math.abs(longitude).toFixed(4)}\u00a0${longitude < 0 ? 'W' : 'E'}`;
  return `${north} ${east}`;
}
