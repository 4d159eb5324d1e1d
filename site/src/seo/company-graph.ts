import type {
  City,
  DayOfWeek,
  Electrician,
  GeoCircle,
  Offer,
  OfferCatalog,
  Service,
} from 'schema-dts';
import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import type { Region } from '#schemas/service-area.ts';
import { iconAddress } from './icons.ts';
import { absoluteUrl, type OfferedService } from './page-description.ts';
import { socialCardAddress } from './social-card.ts';

/** The service region and its towns. */
export interface ServedArea {
  region: Pick<Region, 'ring' | 'states'>;
  towns: readonly { name: string; stateCode: string }[];
}

/**
 * Returns the `@id` by which other nodes of the structured data refer to the company. Ids must not change between builds,
 * so that search engines can combine the data of several pages.
 */
export const companyId = (site: URL) => absoluteUrl('/#company', site);

/** Returns the `@id` of the service that the page at `path` describes. */
const serviceId = (path: string, site: URL) => absoluteUrl(`${path}#service`, site);

/** Returns the full structured data of the company: contact data, address, opening hours, service area and `services`. */
export function companyNode(
  company: Company,
  site: URL,
  area: ServedArea,
  services: readonly OfferedService[],
): Electrician {
  const { address, position, hours } = company;
  return {
    ...providerNode(company, site),
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
    areaServed: areaNodes(area),
    ...(company.socialLinks.length > 0 && { sameAs: company.socialLinks.map(({ url }) => url) }),
    ...(services.length > 0 && { hasOfferCatalog: offerCatalogNode(company, site, services) }),
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

/** Returns short structured data of the company, for pages about other topics. */
export function providerNode(company: Company, site: URL) {
  return {
    '@type': 'Electrician',
    '@id': companyId(site),
    name: company.name,
    url: absoluteUrl(routes.home, site),
    telephone: company.phone.number,
  } as const satisfies Electrician;
}

/** Returns structured data of the service that a page describes, including the service area. */
export function serviceNode(
  { path, name, description }: OfferedService & { description: string },
  site: URL,
  area: ServedArea,
): Service {
  return {
    '@type': 'Service',
    '@id': serviceId(path, site),
    name,
    serviceType: name,
    description,
    url: absoluteUrl(path, site),
    provider: { '@id': companyId(site) },
    areaServed: areaNodes(area),
  };
}

const weekdays: DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Returns the service area: a circle around the region, and the towns by name. */
function areaNodes({ region, towns }: ServedArea): (GeoCircle | City)[] {
  return [
    ...(region.ring ? [ringNode(region.ring)] : []),
    ...towns.map(({ name, stateCode }): City => {
      const state = region.states.find(({ code }) => code === stateCode);
      if (!state) throw new Error(`content/region.yaml has no state with the code ${stateCode}`);
      return {
        '@type': 'City',
        name,
        containedInPlace: { '@type': 'State', name: state.name },
      };
    }),
  ];
}

function ringNode({ center, radiusKm }: NonNullable<Region['ring']>): GeoCircle {
  return {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', ...center },
    // schema.org expects the radius in meters.
    geoRadius: String(radiusKm * 1000),
  };
}
