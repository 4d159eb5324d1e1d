import type { SearchListing } from '#schemas/shared-words.ts';
import type { PageFacts } from '#site/seo/page-graph.ts';
import type { CardDrawing } from './social-card.ts';

/**
 * Metadata of a page for its head, structured data and social card, and for the sitemap, llms.txt and the offline page.
 * Each feature describes its pages in a file named `describe-….ts`.
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
  /** Line above the heading on the social card. */
  kicker: string;
  /** Drawing on the social card. */
  card: CardDrawing;
  /** False for pages that search engines should not list, and for alias addresses. */
  indexed: boolean;
  /** Main address of the page; set only on alias addresses. */
  canonical?: string;
  /** Facts for structured data; undefined for pages that are not indexed. */
  facts?: Omit<PageFacts, 'path' | 'listing'>;
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
