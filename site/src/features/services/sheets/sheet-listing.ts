import type { SearchListing } from '#schemas/shared-words.ts';
import type { Sheet } from './read-sheets.ts';

/** What shared links show of a sheet's page; search engines do not list it. */
export function sheetListing(
  { title, number }: Sheet,
  words: { label: string; description: string },
): SearchListing {
  return {
    title: `${title}, ${words.label.toLowerCase()}`,
    description: `${title}, ${number}. ${words.description}`,
    keywords: [title.toLowerCase()],
  };
}
