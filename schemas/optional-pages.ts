import type { PageName } from '#contract/routes.ts';

/** Kinds of content that an owner may leave out, each with the single pages that are left out with it. */
const optionalPages = {
  projects: ['projects'],
  facilityTypes: ['facilityTypes'],
  articles: ['blog', 'rssFeed'],
  tools: ['tools'],
  careersPage: ['careers', 'work', 'workForm'],
} as const satisfies Record<string, readonly PageName[]>;

export type OptionalKind = keyof typeof optionalPages;

/** The single pages that a site without these kinds of content does not have. */
export function listAbsentPages(hasKind: Readonly<Record<OptionalKind, boolean>>): PageName[] {
  const kinds = Object.keys(optionalPages) as OptionalKind[];
  return kinds.filter((kind) => !hasKind[kind]).flatMap((kind) => [...optionalPages[kind]]);
}

/** The file with the words around each kind of content; a kind with entries needs the file. */
export const pageFiles = {
  projects: 'projectsPage',
  facilityTypes: 'facilityTypesPage',
  articles: 'blogPage',
  tools: 'toolsPage',
  sheets: 'samplesPage',
  openings: 'careersPage',
} as const;
