import { collections } from '#schemas/collections.ts';
import { type FormerAddress, listFormerAddresses } from '#schemas/list-former-addresses.ts';
import { readEntries } from '#schemas/read-content.ts';
import type { PageDescription } from '#site/seo/page-description.ts';
import { readPageList } from './page-list.ts';

/** A former address, and the page that is now elsewhere. */
export interface MovedPage extends Pick<FormerAddress, 'from'> {
  page: PageDescription;
}

/** Returns the former addresses in `content/`, without those of drafts and of openings that have expired. */
export async function readMovedPages(): Promise<MovedPage[]> {
  // The path is relative to the project root, where builds run, because bundling moves this module.
  const { entries } = await readEntries('content', collections);
  const pages = await readPageList();
  return listFormerAddresses(entries).flatMap(({ from, to }) => {
    const page = pages.find(({ path }) => path === to);
    return page ? [{ from, page }] : [];
  });
}
