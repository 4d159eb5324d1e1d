import { type Element, eachElement, getAttribute, getText } from '#contract/html-tree.ts';
import { type BuiltPage, readBuiltPages } from './built-site.ts';
import { asTyped } from './page-text.ts';

const pages = await readBuiltPages();

/** The built page at this address. */
export function pageAt(address: string): BuiltPage {
  const page = pages.find((each) => each.address === address);
  if (!page) throw new Error(`The built site has no page at ${address}.`);
  return page;
}

/** The addresses of the links in the element with this id. */
export function linksIn(page: BuiltPage, id: string): (string | undefined)[] {
  const found = page.elements.find((each) => getAttribute(each, 'id') === id);
  return [...(found ? eachElement(found) : [])]
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => getAttribute(link, 'href'));
}

/** The elements with this class. */
export function withClass(elements: readonly Element[], name: string): Element[] {
  return elements.filter((element) => getAttribute(element, 'class')?.split(' ').includes(name));
}

/** The ids of the page's sections, in document order. */
export const sectionIds = (page: BuiltPage) =>
  page.elements
    .filter(({ tagName }) => tagName === 'section')
    .map((element) => getAttribute(element, 'id'))
    .filter((id) => id !== undefined);

/** The text and address of every link on the page. */
export const linksOf = (page: BuiltPage) =>
  page.elements
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => [asTyped(getText(link)).trim(), getAttribute(link, 'href')]);

/** Returns the first matching element. Throws an error if there is none. */
export function findElement(
  elements: readonly Element[],
  matches: (element: Element) => boolean,
): Element {
  const found = elements.find(matches);
  if (!found) throw new Error('No element of the page matches.');
  return found;
}
