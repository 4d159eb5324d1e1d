import { type SheetName, sheetRegister } from '#electrical/station/sheet-register.ts';
import type { SearchListing } from '#site/schemas/search-listing.ts';

/** What shared links show of a sheet's page; search engines do not list it. */
export function sheetListing(
  name: SheetName,
  words: { label: string; description: string },
): SearchListing {
  const { title, number } = sheetRegister[name];
  return {
    title: `${title}, ${words.label.toLowerCase()}`,
    description: `${title}, ${number}. ${words.description}`,
    keywords: [title.toLowerCase()],
  };
}
