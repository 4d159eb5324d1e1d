import type { PageName } from '#contract/routes.ts';

/** Optional collections, and the pages that the site omits if a collection has no entries. */
const optionalPages = {
  projects: ['projects'],
  facilityTypes: ['facilityTypes'],
  articles: ['blog', 'rssFeed'],
  tools: ['tools'],
  sheets: ['fieldForms', 'truckCard'],
  careersPage: ['careers', 'work', 'workForm'],
} as const satisfies Record<string, readonly PageName[]>;

type OptionalCollection = keyof typeof optionalPages;

/** Lists the pages that the site omits. `hasEntries` states for each optional collection whether it has entries. */
export function listAbsentPages(
  hasEntries: Readonly<Record<OptionalCollection, boolean>>,
): PageName[] {
  const collections = Object.keys(optionalPages) as OptionalCollection[];
  return collections.filter((name) => !hasEntries[name]).flatMap((name) => optionalPages[name]);
}

/** For each collection, the name of the file with the text of its page. The file is required if there are entries. */
export const pageFiles = {
  projects: 'projectsPage',
  facilityTypes: 'facilityTypesPage',
  articles: 'blogPage',
  tools: 'toolsPage',
  sheets: 'samplesPage',
  openings: 'careersPage',
  jobs: 'projectsPage',
} as const;
