import type { SearchListing } from '#schemas/shared-words.ts';
import type { PageFacts } from '#site/seo/page-graph.ts';
import type { CardDrawing } from '#site/social-cards/social-card.ts';

/**
 * A page as everything around it knows it: its head and frame, the sitemap, its social card,
 * llms.txt and the list of what is kept without a network.
 */
export interface ListedPage {
  path: string;
  /** The group of pages that it belongs to, which llms.txt lists together. */
  group: PageGroup;
  listing: SearchListing;
  /** The page's main heading, as its social card shows it. */
  heading: string;
  /** The line above the heading on the card. */
  kicker: string;
  /** What the card draws. */
  drawing: CardDrawing;
  /** The page's name in the footer's title block. */
  sheet: string;
  /** False on pages that no one should find by searching, and on second addresses. */
  indexed: boolean;
  /** The address of the page that this one repeats. */
  canonical?: string;
  /** What search engines are told beyond the listing; absent on pages they do not list. */
  facts?: Omit<PageFacts, 'path' | 'listing'>;
  frame?: PageFrame;
}

export type PageGroup =
  | 'main'
  | 'services'
  | 'facilityTypes'
  | 'projects'
  | 'articles'
  | 'tools'
  | 'openings'
  | 'hidden';

/** What differs between the pages in the frame around them. */
interface PageFrame {
  /** Whether the page ends with the join-the-team band, as most do. */
  joinBand?: boolean;
  /** Whether the page begins with a dark panel, which the header then shares. */
  deepHead?: boolean;
  /** Whether the line down the page's margin is live; else all it reaches is dead but its button. */
  railIsLive?: boolean;
}
