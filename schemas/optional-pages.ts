import type { PageName } from '#contract/routes.ts';

/** Optional kinds of content, each with the pages that the site lacks if the kind has no entries. */
const optionalPages = {
  projects: ['projects'],
  facilityTypes: ['facilityTypes'],
  articles: ['blog', 'rssFeed'],
  tools: ['tools'],
  careersPage: ['careers', 'work', 'workForm'],
} as const satisfies Record<string, readonly PageName[]>;

export type OptionalKind = keyof typeof optionalPages;

/** The pages that the site lacks because of missing kinds of content. */
export function listAbsentPages(hasKind: Readonly<Record<OptionalKind, boolean>>): PageName[] {
  const kinds = Object.keys(optionalPages) as OptionalKind[];
  return kinds.filter((kind) => !hasKind[kind]).flatMap((kind) => [...optionalPages[kind]]);
}

/** The file with the page texts for each kind of content; required if the kind has entries. */
export const pageFiles = {
  projects: 'projectsPage',
  facilityTypes: 'facilityTypesPage',
  articles: 'blogPage',
  tools: 'toolsPage',
  sheets: 'samplesPage',
  openings: 'careersPage',
  jobs: 'projectsPage',
} as const;
