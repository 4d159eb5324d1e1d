import type { ContactPoint, DayOfWeek, Electrician, Offer } from 'schema-dts';
import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import { socialCardAddress } from '../../social-cards/social-card.ts';
import { iconAddress } from '../icons.ts';
import { wholeAddress } from '../page-address.ts';
import { companyId, serviceId } from './node-ids.ts';
import { describeServiceArea, type ServedArea } from './service-area.ts';

/** A service that the company offers. */
export interface OfferedService {
  name: string;
  /** The address of its page. */
  path: string;
}

/** The company as search engines list it: who, where, when, and where it works. */
export function describeCompany(
  company: Company,
  site: URL,
  {
    area,
    services,
  }: {
    area: ServedArea;
    /** Named in the catalog of offers. */
    services: readonly OfferedService[];
  },
): Electrician {
  const { address, position, hours } = company;
  return {
    ...describeProvider(company, site),
    legalName: company.legalName,
    description: company.summary,
    email: company.email,
    logo: wholeAddress(iconAddress(512), site),
    image: wholeAddress(socialCardAddress(routes.home), site),
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
    contactPoint: describeContactPoints(company),
    areaServed: describeServiceArea(area),
    ...(company.socialLinks.length > 0 && { sameAs: company.socialLinks.map(({ url }) => url) }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: `Services of ${company.name}`,
      itemListElement: services.map((service) => describeOffer(service, site)),
    },
  };
}

/** The company in short, for pages that describe something else: enough to know and to call it. */
export function describeProvider(company: Company, site: URL) {
  return {
    '@type': 'Electrician',
    '@id': companyId(site),
    name: company.name,
    url: wholeAddress(routes.home, site),
    telephone: company.phone.number,
  } as const satisfies Electrician;
}

function describeContactPoints({ phone, emergencyPhone, email }: Company): ContactPoint[] {
  return [
    {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone.number,
      email,
    },
    {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: emergencyPhone.number,
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: everyDay,
        opens: '00:00',
        closes: '23:59',
      },
    },
  ];
}

function describeOffer({ name, path }: OfferedService, site: URL): Offer {
  return {
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      '@id': serviceId(path, site),
      name,
      url: wholeAddress(path, site),
    },
  };
}

const weekdays: DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const everyDay: DayOfWeek[] = [...weekdays, 'Saturday', 'Sunday'];
