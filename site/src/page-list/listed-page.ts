import type { SearchListing } from '#schemas/shared-words.ts';
import type { PageFacts } from '#site/seo/page-graph.ts';
import type { CardDrawing } from '#site/social-cards/social-card.ts';

/**
 * A page for everything around it: its head and frame, the sitemap, its social card, llms.txt and
 * the offline list.
 */
export interface ListedPage {
  path: string;
  /** llms.txt lists a group together. */
  group: PageGroup;
  listing: SearchListing;
  heading: string;
  /** The line above the heading on the card. */
  kicker: string;
  drawing: CardDrawing;
  /** The page's name in the footer's title block. */
  sheet: string;
  /** False on pages that search engines should not list, and on second addresses. */
  indexed: boolean;
  /** The address of the page that this one repeats. */
  canonical?: string;
  /** Structured data; absent on pages that are not indexed. */
  facts?: Omit<PageFacts, 'path' | 'listing'>;
  frame?: PageFrame;
}

export type PageGroup = (typeof pageGroups)[number][0] | 'hidden';

/** The groups in the order in which lists of all pages have them, and what they are called there. */
export const pageGroups = [
  ['main', 'Main pages'],
  ['services', 'Services'],
  ['facilityTypes', 'Facility types'],
  ['projects', 'Projects'],
  ['tools', 'Tools'],
  ['openings', 'Openings'],
  ['articles', 'Articles'],
] as const;

interface PageFrame {
  /** Whether the page ends with the join-the-team band; true by default. */
  joinBand?: boolean;
  /** Whether phones have the emergency number at the foot of the screen. */
  callBar?: boolean;
  /** Whether the page begins with a dark panel, which the header then shares. */
  deepHead?: boolean;
  /** Whether the line down the page's margin is dead, or is not there; else it is live. */
  rail?: 'dead' | 'none';
}
