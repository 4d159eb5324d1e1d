import { getAttribute } from '#contract/html-tree.ts';
import { type BuiltPage, readBuiltPages } from '../../site/built-site.ts';

/** Returns the addresses of the built pages, except those that show the same page as their canonical address. */
export async function listPages(): Promise<string[]> {
  return (await readBuiltPages()).filter(isCanonical).map(({ address }) => address);
}

function isCanonical({ address, elements }: BuiltPage): boolean {
  const link = elements.find((element) => getAttribute(element, 'rel') === 'canonical');
  const canonical = link && getAttribute(link, 'href');
  // Pages that search engines must not list, such as the not-found page, have no canonical address.
  return !canonical || new URL(canonical).pathname === address;
}
