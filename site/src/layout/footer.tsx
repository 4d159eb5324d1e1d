import type { ReactNode } from 'react';
import type { Company } from '#contract/company.ts';
import { facilityTypeRoute, routes, serviceRoute } from '#contract/routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import { Wordmark } from './wordmark.tsx';
import './footer.css';

interface FooterProps {
  company: Company;
  navigation: Navigation;
  services: readonly { id: string; title: string }[];
  facilityTypes: readonly { id: string; title: string }[];
  /** The page's name in the title block. */
  sheet: string;
  /** The year of the copyright line. */
  year: number;
}

/** The end of every page, always dusk. */
export function Footer({ company, navigation, services, facilityTypes, sheet, year }: FooterProps) {
  const { footerServices, footerFacilityTypes, footerCompany } = navigation;
  return (
    <footer className="site-footer dusk wrap">
      <div className="footer-columns screen-only">
        <div className="footer-company">
          <Wordmark name={company.name} />
          <p className="text-ink-2">{company.summary}</p>
          {company.socialLinks.map(({ name, url }) => (
            <a key={url} href={url}>
              {name}
            </a>
          ))}
        </div>
        <FooterColumn heading={footerServices.heading}>
          <FooterLink href={routes.services}>{footerServices.all}</FooterLink>
          {services.map(({ id, title }) => (
            <FooterLink key={id} href={serviceRoute(id)}>
              {title}
            </FooterLink>
          ))}
        </FooterColumn>
        <FooterColumn heading={footerFacilityTypes.heading}>
          <FooterLink href={routes.facilityTypes}>{footerFacilityTypes.all}</FooterLink>
          {facilityTypes.map(({ id, title }) => (
            <FooterLink key={id} href={facilityTypeRoute(id)}>
              {title}
            </FooterLink>
          ))}
        </FooterColumn>
        <FooterColumn heading={footerCompany.heading}>
          {footerCompany.links.map(({ label, page }) => (
            <FooterLink key={page} href={routes[page]} newTab={page === 'sitemap'}>
              {label}
            </FooterLink>
          ))}
        </FooterColumn>
      </div>
      <TitleBlock company={company} sheet={sheet} year={year} />
    </footer>
  );
}

function FooterColumn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <nav aria-label={heading}>
      <p className="type-mono text-ink-2 mb-2">{heading}</p>
      <ul>{children}</ul>
    </nav>
  );
}

function FooterLink({
  href,
  newTab = false,
  children,
}: {
  href: string;
  newTab?: boolean;
  children: string;
}) {
  return (
    <li>
      <a href={href} target={newTab ? '_blank' : undefined}>
        {children}
        {newTab ? <span className="visually-hidden"> (opens in a new tab)</span> : null}
      </a>
    </li>
  );
}

/** The footer's last row, after the title block of a drawing. */
function TitleBlock({ company, sheet, year }: { company: Company; sheet: string; year: number }) {
  const { bases, phone, emergencyPhone, email, licenses } = company;
  return (
    <div className="title-block">
      {bases.map((base, index) => (
        <div key={base.city}>
          <span className="title-block-label">{`Base ${index + 1}`}</span>
          <p>{`${base.city}, ${base.state}`}</p>
          <span className="title-block-note">{formatPosition(base.position)}</span>
        </div>
      ))}
      <div>
        <span className="title-block-label">Dispatch, 24/7</span>
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
      <div>
        <span className="title-block-label">Sheet</span>
        <p>{sheet}</p>
        <span className="title-block-note">Scale: none</span>
      </div>
      <div>
        <span className="title-block-label">{`© ${year} ${company.legalName}`}</span>
        {licenses.map(({ state, number }) => (
          <p key={number} className="title-block-note">
            {`${state} license ${number}`}
          </p>
        ))}
      </div>
    </div>
  );
}

/** A place as drawings write it: 32.3187 N 102.5457 W */
export function formatPosition({ latitude, longitude }: { latitude: number; longitude: number }) {
  const north = `${Math.abs(latitude).toFixed(4)} ${latitude < 0 ? 'S' : 'N'}`;
  const east = `${Math.abs(longitude).toFixed(4)} ${longitude < 0 ? 'W' : 'E'}`;
  return `${north} ${east}`;
}
