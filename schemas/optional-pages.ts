import type { PageName } from '#contract/routes.ts';

/** Optional kinds of content, and the pages that the site omits if a kind has no entries. */
const optionalPages = {
  projects: ['projects'],
  facilityTypes: ['facilityTypes'],
  articles: ['blog', 'rssFeed'],
  tools: ['tools'],
  careersPage: ['careers', 'work', 'workForm'],
} as const satisfies Record<string, readonly PageName[]>;

export type OptionalKind = keyof typeof optionalPages;

/** Lists the pages that the site omits because a kind of content has no entries. */
export function listAbsentPages(hasKind: Readonly<Record<OptionalKind, boolean>>): PageName[] {
  const kinds = Object.keys(optionalPages) as OptionalKind[];
  return kinds.filter((kind) => !hasKind[kind]).flatMap((kind) => [...optionalPages[kind]]);
}

/** The file with the page text of each kind of content. The file is required if the kind has entries. */
export const pageFiles = {
  projects: 'projectsPage',
  facilityTypes: 'facilityTypesPage',
  articles: 'blogPage',
  tools: 'toolsPage',
  sheets: 'samplesPage',
  openings: 'careersPage',
  jobs: 'projectsPage',
} as const;
