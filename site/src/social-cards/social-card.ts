import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import type { ArticleFigure } from '#schemas/article-figures.ts';
import type { ToolExample } from '#site/drawings/tool-drawings.tsx';

/** The picture that services show beside a link to a page. */
interface SocialCard {
  /** From the root of the site. */
  address: string;
  width: number;
  height: number;
  /** What the picture says, for those who do not see it. */
  alt: string;
}

/** The measure that every large service shows whole. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** What of a page its card shows. */
interface CardedPage {
  path: string;
  /** The address of the page that this one repeats. */
  canonical?: string;
  heading: string;
  /** The line above the heading. */
  kicker: string;
}

/** The card of a page. A second address of a page shows the card of the first. */
export function socialCardOf(page: CardedPage): SocialCard {
  return {
    address: socialCardAddress(page.canonical ?? page.path),
    ...socialCardSize,
    alt: `${page.heading}. ${page.kicker}.`,
  };
}

/** Where the card of the page at `path` lies. Example: /social/services-maintenance.png */
export function socialCardAddress(path: string): string {
  return `/social/${socialCardName(path)}.png`;
}

/** The file name of a card without its ending. */
export function socialCardName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** A drawing of the site by the place where it stands and its name there. */
export type CardDrawing =
  | { kind: 'landscape'; name: 'hero' | 'closing' }
  /** The yard at the service's moment. */
  | { kind: 'service'; name: ServiceDrawing }
  | { kind: 'facilityType' | 'project'; name: string }
  | { kind: 'tool'; example: ToolExample }
  | { kind: 'article'; plate: ArticleFigure };
