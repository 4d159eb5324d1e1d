import type { City, DayOfWeek, Electrician, GeoCircle, Offer, OfferCatalog } from 'schema-dts';
import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import { iconAddress } from './icons.ts';
import type { OfferedService } from './page-description.ts';
import { socialCardAddress } from './social-card.ts';
import { absoluteUrl, serviceId } from './urls.ts';

const weekdays: DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/**
 * Returns the full structured data about the company: contact data, address, opening hours, service area and
 * `services`.
 */
export function companyNode({
  company,
  provider,
  areaServed,
  services,
  site,
}: {
  company: Company;
  /** Short version of the structured data about the company, to which `companyNode` adds the remaining facts. */
  provider: Extract<Electrician, object>;
  areaServed: (GeoCircle | City)[];
  services: readonly OfferedService[];
  site: URL;
}): Electrician {
  const { address, position, hours } = company;
  return {
    ...provider,
    legalName: company.legalName,
    description: company.summary,
    email: company.email,
    logo: absoluteUrl(iconAddress(512), site),
    image: absoluteUrl(socialCardAddress(routes.home), site),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...position },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays,
      opens: hours.weekdays.opens,
      closes: hours.weekdays.closes,
    },
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: company.phone.number,
        email: company.email,
      },
      {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone: company.emergencyPhone.number,
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: [...weekdays, 'Saturday', 'Sunday'],
          opens: '00:00',
          closes: '23:59',
        },
      },
    ],
    areaServed,
    sameAs: company.socialLinks.length > 0 ? company.socialLinks.map(({ url }) => url) : undefined,
    hasOfferCatalog: services.length > 0 ? offerCatalogNode(company, site, services) : undefined,
  };
}

function offerCatalogNode(
  company: Company,
  site: URL,
  services: readonly OfferedService[],
): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: `Services of ${company.name}`,
    itemListElement: services.map(
      ({ name, path }): Offer => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          '@id': serviceId(path, site),
          name,
          url: absoluteUrl(path, site),
        },
      }),
    ),
  };
}
