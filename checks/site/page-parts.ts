import { type Element, eachElement, getAttribute, getText } from '#contract/html-tree.ts';
import { type BuiltPage, readBuiltPages } from './built-site.ts';
import { asTyped, textOf } from './page-text.ts';

const pages = await readBuiltPages();

/** The built page at this address. */
export function pageAt(address: string): BuiltPage {
  const page = pages.find((each) => each.address === address);
  if (!page) throw new Error(`There is no page at ${address}.`);
  return page;
}

/** The section with this id, and what is in it. */
export function section(page: BuiltPage, id: string) {
  const element = page.elements.find((each) => getAttribute(each, 'id') === id);
  const inside = element ? [...eachElement(element)] : [];
  const named = (tag: string) => inside.filter(({ tagName }) => tagName === tag);
  return {
    isThere: element !== undefined,
    items: named('h3').length,
    questions: named('details').length,
    steps: withClass(inside, 'step').length,
    rows: withClass(inside, 'plain-list').flatMap((list) =>
      list.childNodes.filter((child) => child.nodeName === 'li'),
    ).length,
    links: named('a').map((link) => getAttribute(link, 'href')),
    headings: named('h3').map((heading) => textOf(heading)),
  };
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
