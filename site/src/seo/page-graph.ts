import type { CollectionPage, ContactPage, FAQPage, Person, Thing, WebPage } from 'schema-dts';
import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import type { Faq, SearchListing } from '#schemas/shared-words.ts';
import type { BreadcrumbPage } from '#ui/blocks/breadcrumb.tsx';
import {
  companyId,
  companyNode,
  providerNode,
  type ServedArea,
  serviceNode,
} from './company-graph.ts';
import { jobPostingNode } from './job-posting.tsx';
import {
  type ArticleFacts,
  absoluteUrl,
  composeTitle,
  type JobRecordFacts,
  type PageDescription,
  type PageFacts,
} from './page-description.ts';
import { socialCardAddress } from './social-card.ts';

/** Returns the publication date or the review date of an article, whichever is later. */
export function findLastChange({
  published,
  reviewed = published,
}: Pick<ArticleFacts, 'published' | 'reviewed'>): Date {
  return reviewed > published ? reviewed : published;
}

/** An indexed page. Only these fields of its description are in the structured data. */
type DescribedPage = Pick<PageDescription, 'path' | 'listing'> & { facts: PageFacts };

/**
 * Returns the structured data of a page, for `<StructuredData>`. Every function named `...Node` returns one node of this
 * graph.
 */
export function pageGraph(
  { path, listing, facts }: DescribedPage,
  company: Company,
  site: URL,
  area: ServedArea,
): Thing[] {
  const { breadcrumb, serviceName, toolName, faqs, job, jobRecord, article, offers } = facts;
  const { description } = listing;
  const graph: Thing[] = [
    pageNode({ path, listing, facts }, company, site),
    offers ? companyNode(company, site, area, offers) : providerNode(company, site),
  ];
  if (breadcrumb && breadcrumb.length > 0) graph.push(breadcrumbNode(path, breadcrumb, site));
  if (serviceName) graph.push(serviceNode({ path, name: serviceName, description }, site, area));
  if (toolName) graph.push(applicationNode(path, toolName, description, site));
  if (faqs && faqs.length > 0) graph.push(faqNode(path, faqs, site));
  if (job) graph.push(jobPostingNode(path, job, company, site));
  if (jobRecord) graph.push(jobRecordNode(path, listing, jobRecord, site));
  if (article) graph.push(articleNode(path, listing, article, site));
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
    ...(breadcrumb &&
      breadcrumb.length > 0 && { breadcrumb: { '@id': absoluteUrl(`${path}#breadcrumb`, site) } }),
    ...(updated && { dateModified: dayOf(updated) }),
    ...reviewProperties(article ?? {}),
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

/** Returns structured data of a tool, which runs in the page and is free of charge. */
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

/** Returns structured data of the questions and answers on the page at `path`. */
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

/** Returns the reviewer and the review date of an article; an empty object if there is no named reviewer. */
export function reviewProperties({ reviewed, reviewer }: Partial<ArticleFacts>) {
  if (!reviewed || !reviewer) return {};
  const reviewedBy: Person = {
    '@type': 'Person',
    name: reviewer.name,
    ...(reviewer.license && {
      hasCredential: { '@type': 'EducationalOccupationalCredential', name: reviewer.license },
    }),
  };
  return { lastReviewed: dayOf(reviewed), reviewedBy };
}

/**
 * Returns structured data of an article. The author is the company. A review adds later changes to the article, so the
 * review date counts as the modification date.
 */
function articleNode(
  path: string,
  { title, description, keywords }: SearchListing,
  { category, published, reviewed, minutes }: ArticleFacts,
  site: URL,
): Thing {
  return {
    '@type': 'BlogPosting',
    '@id': absoluteUrl(`${path}#article`, site),
    headline: title,
    description,
    articleSection: category,
    ...(keywords.length > 0 && { keywords }),
    datePublished: dayOf(published),
    dateModified: dayOf(findLastChange({ published, reviewed })),
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en-US',
    image: absoluteUrl(socialCardAddress(path), site),
    author: { '@id': companyId(site) },
    publisher: { '@id': companyId(site) },
    mainEntityOfPage: { '@id': absoluteUrl(`${path}#page`, site) },
  };
}

/** Returns structured data of a completed job, as an article published by the company. */
function jobRecordNode(
  path: string,
  { title, description }: SearchListing,
  { about, year, place, photos }: JobRecordFacts,
  site: URL,
): Thing {
  const countyNode = (name: string) => ({ '@type': 'AdministrativeArea' as const, name });
  return {
    '@type': 'Article',
    '@id': absoluteUrl(`${path}#job`, site),
    headline: title,
    description,
    about: about.map((name) => ({ '@type': 'Thing', name })),
    ...(year && { temporalCoverage: String(year) }),
    ...(place && { contentLocation: countyNode(place) }),
    inLanguage: 'en-US',
    image:
      photos.length === 0
        ? absoluteUrl(socialCardAddress(path), site)
        : photos.map((photo) => ({
            '@type': 'ImageObject',
            contentUrl: absoluteUrl(photo.address, site),
            caption: photo.shows,
            dateCreated: dayOf(photo.date),
            contentLocation: countyNode(photo.place),
          })),
    author: { '@id': companyId(site) },
    publisher: { '@id': companyId(site) },
    mainEntityOfPage: { '@id': absoluteUrl(`${path}#page`, site) },
  };
}

/** Returns the date as schema.org expects it. Example: 2026-11-24 */
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
