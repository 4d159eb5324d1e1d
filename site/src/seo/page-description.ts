import type { SearchListing } from '#schemas/shared-words.ts';
import type { PageFacts } from '#site/seo/page-graph.ts';
import type { CardDrawing } from './social-card.ts';

/**
 * What a page says about itself outside its own content: in its head, its structured data, its social
 * card, the sitemap, llms.txt and the offline list. Each feature describes its pages in a file named
 * `describe-….ts`.
 */
export interface PageDescription {
  /** The page's address without the host. Example: /services/maintenance */
  path: string;
  /** llms.txt and the offline page list a group together; hidden pages are in no list. */
  group: PageGroup | 'hidden';
  /** Title, description and keywords for search engines. */
  listing: SearchListing;
  heading: string;
  /** The page's short name, as its breadcrumb and the footer's title block show it. */
  name: string;
  /** The line above the heading on the social card. */
  kicker: string;
  /** What the social card shows. */
  card: CardDrawing;
  /** False on pages that search engines should not list, and on second addresses. */
  indexed: boolean;
  /** On a second address of a page: the first one. */
  canonical?: string;
  /** Structured data; absent on pages that are not indexed. */
  facts?: Omit<PageFacts, 'path' | 'listing'>;
}

/** The groups of pages, in the order in which lists of all pages show them. */
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
