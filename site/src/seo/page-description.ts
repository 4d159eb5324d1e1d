import type { Opening } from '#schemas/opening.ts';
import type { Faq, SearchListing } from '#schemas/shared-words.ts';
import type { BreadcrumbPage } from '#ui/sections/breadcrumb.tsx';
import type { CardDrawing } from './social-card.ts';

/**
 * Metadata of a page for its head, structured data and social card, and for the sitemap, llms.txt and the offline page.
 * `page-list/single-pages.ts` describes the pages that exist once. For pages that exist once per entry, such as services,
 * the feature has a file named `describe-….ts`.
 */
export interface PageDescription {
  /** Address of the page without the host. Example: /services/maintenance */
  path: string;
  /** Group under which llms.txt and the offline page list the page. Hidden pages are not listed. */
  group: PageGroup | 'hidden';
  /** Title, description and keywords for search engines. */
  listing: SearchListing;
  heading: string;
  /** Short name of the page in the breadcrumb and in the footer's title block. */
  name: string;
  /** Text above the heading on the social card. */
  kicker: string;
  /** Drawing on the social card. */
  card: CardDrawing;
  /** False for pages that search engines should not list, and for alias addresses. */
  indexed: boolean;
  /** Main address of the page; set only on alias addresses. */
  canonical?: string;
  /** Facts for structured data; undefined for pages that are not indexed. */
  facts?: PageFacts;
}

/** Facts about a page for its structured data, in addition to those of `PageDescription`. */
export interface PageFacts {
  kind?: 'WebPage' | 'CollectionPage' | 'ContactPage';
  /** Breadcrumb of the page, home first. */
  breadcrumb?: readonly BreadcrumbPage[];
  /** Name of the service that the page describes. Example: Maintenance */
  serviceName?: string;
  /** Name of the tool on the page. Example: Which voltage? */
  toolName?: string;
  faqs?: readonly Faq[];
  /** Defined for real openings, not for sample openings. */
  job?: Opening;
  article?: ArticleFacts;
  /** Defined for real job records, not for sample records. */
  jobRecord?: JobRecordFacts;
  /** Date of the last change, for pages that show this date. */
  updated?: Date;
  /** Services of the company. Defined for pages about the company, whose structured data describes it in full. */
  offers?: readonly OfferedService[];
}

export interface OfferedService {
  name: string;
  /** Address of the service's page. Example: /services/maintenance */
  path: string;
}

/** Facts about a completed job for structured data. */
export interface JobRecordFacts {
  /** Titles of the services, the facility type and the project that the job belongs to. */
  about: readonly string[];
  year?: number | undefined;
  /** Example: Gaines County, TX */
  place?: string | undefined;
  photos: readonly {
    address: string;
    /** What the photograph shows, in words. */
    shows: string;
    /** Example: Gaines County, TX */
    place: string;
    date: Date;
  }[];
}

export interface ArticleFacts {
  category: string;
  published: Date;
  reviewed?: Date | undefined;
  /** The latest day on which somebody looked up the current edition of a standard in the article's review. */
  lookedUp?: Date | undefined;
  /** The reviewer, if the owner names one. */
  reviewer?: { name: string; license?: string | undefined } | undefined;
  /** Reading time in minutes. */
  minutes: number;
}

/** Headings of the page groups, in the order of llms.txt and the offline page. */
export const pageGroups = {
  main: 'Main pages',
  services: 'Services',
  facilityTypes: 'Facility types',
  projects: 'Projects',
  jobs: 'Job records',
  tools: 'Tools',
  forms: 'Field forms',
  openings: 'Openings',
  articles: 'Articles',
} as const;

export type PageGroup = keyof typeof pageGroups;
