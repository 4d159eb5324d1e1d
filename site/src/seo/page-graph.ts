import type {
  City,
  CollectionPage,
  ContactPage,
  Electrician,
  FAQPage,
  GeoCircle,
  Graph,
  Service,
  Thing,
  WebPage,
} from 'schema-dts';
import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import { dayOf } from '#schemas/days.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import type { Region } from '#schemas/service-area.ts';
import type { Faq } from '#schemas/shared-words.ts';
import type { BreadcrumbPage } from '#ui/sections/breadcrumb.tsx';
import { articleNode, jobRecordNode, reviewProperties } from './article-graph.ts';
import { companyNode } from './company-graph.ts';
import { jobPostingNode } from './job-posting.tsx';
import type { OfferedService, PageDescription, PageFacts } from './page-description.ts';
import { absoluteUrl, companyId, serviceId } from './urls.ts';

/** The fields of an indexed page's description that the structured data uses. */
type DescribedPage = Pick<PageDescription, 'path' | 'listing'> & { facts: PageFacts };

/** The service region and its towns. */
export interface ServedArea {
  region: Pick<Region, 'ring' | 'states'>;
  towns: readonly { name: string; stateCode: string }[];
}

/** Appends the company's name to the title, unless the title already contains the name. */
export function composeTitle(title: string, companyName: string): string {
  return title.includes(companyName) ? title : `${title} | ${companyName}`;
}

/**
 * Serializes structured data to JSON-LD, with plain characters in all text. Escapes `<`, so that no text can end the
 * script element.
 */
export function serializeGraph(nodes: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  const json = JSON.stringify(graph, (_name, value) =>
    typeof value === 'string' ? toPlainCharacters(value) : value,
  );
  return json.replaceAll('<', '\\u003c');
}

/** Returns the structured data for a page. Every function named `...Node` returns one node of this graph. */
export function pageGraph(
  { path, listing, facts }: DescribedPage,
  company: Company,
  site: URL,
  area: ServedArea,
): Thing[] {
  const { breadcrumb, serviceName, toolName, faqs, job, jobRecord, article, offers } = facts;
  const { description } = listing;
  const provider = providerNode(company, site);
  const graph: Thing[] = [
    pageNode({ path, listing, facts }, company, site),
    offers
      ? companyNode({ company, provider, areaServed: areaNodes(area), services: offers, site })
      : provider,
  ];
  if (breadcrumb && breadcrumb.length > 0) graph.push(breadcrumbNode(path, breadcrumb, site));
  if (serviceName) graph.push(serviceNode({ path, name: serviceName, description }, site, area));
  if (toolName) graph.push(applicationNode(path, toolName, description, site));
  if (faqs && faqs.length > 0) graph.push(faqNode(path, faqs, site));
  if (job) graph.push(jobPostingNode({ path, job, company, provider, site }));
  if (jobRecord) graph.push(jobRecordNode(path, listing, jobRecord, company.name, site));
  if (article) graph.push(articleNode(path, listing, article, company.name, site));
  return graph;
}

function pageNode(
  { path, listing, facts }: DescribedPage,
  company: Company,
  site: URL,
): WebPage | CollectionPage | ContactPage {
  const { kind = 'WebPage', breadcrumb, updated, article } = facts;
  return {
    '@type': kind,
    '@id': absoluteUrl(`${path}#page`, site),
    url: absoluteUrl(path, site),
    name: composeTitle(listing.title, company.name),
    description: listing.description,
    inLanguage: 'en-US',
    isPartOf: {
      '@type': 'WebSite',
      '@id': absoluteUrl('/#website', site),
      name: company.name,
      url: absoluteUrl(routes.home, site),
    },
    publisher: { '@id': companyId(site) },
    breadcrumb:
      breadcrumb && breadcrumb.length > 0
        ? { '@id': absoluteUrl(`${path}#breadcrumb`, site) }
        : undefined,
    dateModified: updated && dayOf(updated),
    ...reviewProperties(article ?? {}),
  };
}

/** Returns a short version of the structured data about the company, for pages about other topics. */
export function providerNode(company: Company, site: URL) {
  return {
    '@type': 'Electrician',
    '@id': companyId(site),
    name: company.name,
    url: absoluteUrl(routes.home, site),
    telephone: company.phone.number,
  } as const satisfies Electrician;
}

/** Returns structured data for the service that a page describes, including the service area. */
function serviceNode(
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

/** Returns the service area: a circle around the region, and the towns by name. */
function areaNodes({ region, towns }: ServedArea): (GeoCircle | City)[] {
  const areas: (GeoCircle | City)[] = region.ring ? [ringNode(region.ring)] : [];
  for (const { name, stateCode } of towns) {
    const state = region.states.find(({ code }) => code === stateCode);
    if (!state) throw new Error(`content/region.yaml has no state with the code ${stateCode}`);
    areas.push({
      '@type': 'City',
      name,
      containedInPlace: { '@type': 'State', name: state.name },
    });
  }
  return areas;
}

function ringNode({ center, radiusKm }: NonNullable<Region['ring']>): GeoCircle {
  return {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', ...center },
    // schema.org expects the radius in meters.
    geoRadius: String(radiusKm * 1000),
  };
}

function breadcrumbNode(path: string, pages: readonly BreadcrumbPage[], site: URL): Thing {
  return {
    '@type': 'BreadcrumbList',
    '@id': absoluteUrl(`${path}#breadcrumb`, site),
    itemListElement: pages.map(({ name, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(href, site),
    })),
  };
}

/** Returns structured data for a tool, which runs in the page and is free of charge. */
function applicationNode(path: string, name: string, description: string, site: URL): Thing {
  return {
    '@type': 'WebApplication',
    '@id': absoluteUrl(`${path}#tool`, site),
    name,
    description,
    url: absoluteUrl(path, site),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript for inputs other than the example',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: { '@id': companyId(site) },
  };
}

/** Returns structured data for the questions and answers on the page at `path`. */
export function faqNode(path: string, faqs: readonly Faq[], site: URL): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': absoluteUrl(`${path}#questions`, site),
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
