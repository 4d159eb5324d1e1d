import { type Element, eachElement, getAttribute, getText } from '#contract/html-tree.ts';
import { type BuiltPage, readBuiltPages } from './built-site.ts';
import { asTyped } from './page-text.ts';

const pages = await readBuiltPages();

/** The built page at this address. */
export function pageAt(address: string): BuiltPage {
  const page = pages.find((each) => each.address === address);
  if (!page) throw new Error(`There is no page at ${address}.`);
  return page;
}

/** Where the links of the section with this id lead. */
export function linksIn(page: BuiltPage, id: string): (string | undefined)[] {
  const found = page.elements.find((each) => getAttribute(each, 'id') === id);
  return [...(found ? eachElement(found) : [])]
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => getAttribute(link, 'href'));
}

/** The elements that carry this class. */
export function withClass(elements: readonly Element[], name: string): Element[] {
  return elements.filter((element) => getAttribute(element, 'class')?.split(' ').includes(name));
}

/** The ids of the sections in their order. */
export const order = (page: BuiltPage) =>
  page.elements
    .filter(({ tagName }) => tagName === 'section')
    .map((element) => getAttribute(element, 'id'))
    .filter((id) => id !== undefined);

/** Every link of the page as its text and its address. */
export const hrefs = (page: BuiltPage) =>
  page.elements
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => [asTyped(getText(link)).trim(), getAttribute(link, 'href')]);

/** The large buttons of the first screen as text and address. */
export const heroButtons = (page: BuiltPage) => largeButtons(page, 'page-hero');

/** The large buttons of the band at the end. */
export const bandButtons = (page: BuiltPage) => largeButtons(page, 'join-band');

function largeButtons(page: BuiltPage, place: string) {
  const found = withClass(page.elements, place)[0];
  return found
    ? [...eachElement(found)]
        .filter((each) => getAttribute(each, 'class')?.includes('button-lg'))
        .map((each) => [asTyped(getText(each)), getAttribute(each, 'href')])
    : [];
}

/** The first element that is looked for; a page without one is at fault. */
export function part(
  elements: readonly Element[],
  matches: (element: Element) => boolean,
): Element {
  const found = elements.find(matches);
  if (!found) throw new Error('The page lacks this part.');
  return found;
}
