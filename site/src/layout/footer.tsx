import type { ReactNode } from 'react';
import type { Company } from '#contract/company.ts';
import { facilityTypeRoute, routes, serviceRoute } from '#contract/routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import { TitleBlock } from './title-block.tsx';
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
      <div className="footer-columns">
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
