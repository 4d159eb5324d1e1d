import { defaultTreeAdapter } from 'parse5';
import { type Element, getAttribute, type ParentNode } from '#contract/html-tree.ts';
import { findElement, pageAt, withClass } from './page-parts.ts';
import { asTyped } from './page-text.ts';

/* Reads pages as visitors do, so that tests can state the exact words and numbers that a visitor sees or hears. */

/** Elements that do not start a new line. */
const inline = new Set(
  'a abbr b button cite em i label s small span strong sub sup time'.split(' '),
);

/** Elements whose content visitors with JavaScript do not read. */
const unread = new Set(['script', 'style', 'noscript', 'template']);

/** Elements that form one part of a page together with the heading inside them. */
const parts = new Set(['article', 'details', 'header', 'main', 'section']);

/**
 * Returns the lines of text in an element, with plain instead of typographic characters. A link is written as
 * `[text](address)`, a picture as `![alternative text]`, a label that only screen readers read as `{label}`, a row of a
 * table as `cell | cell`, and a term with its description as `term: description`.
 */
export function readLines(parent: ParentNode): string[] {
  return read(parent)
    .split('\n')
    .map(inOneLine)
    .filter((line) => line !== '');
}

/** Returns the lines of text in the page's first element with this class. */
export function readBlock(address: string, className: string): string[] {
  const [found] = withClass(pageAt(address).elements, className);
  if (!found) throw new Error(`${address} has no element with the class ${className}.`);
  return readLines(found);
}

/** The lines of the part of the page whose heading of the first or second level has this text. */
export function readSection(address: string, heading: string): string[] {
  const isHeading = (element: Element) =>
    isMainHeading(element) && readLines(element).join(' ') === heading;
  let part: ParentNode = findElement(pageAt(address).elements, isHeading);
  while (!parts.has(part.nodeName)) part = (part as Element).parentNode as ParentNode;
  return readLines(part);
}

/** The headings of the first and second level, without those of the site's footer. */
export const readHeadings = (address: string): string[] =>
  pageAt(address)
    .elements.filter(isMainHeading)
    .map((heading) => readLines(heading).join(' '));

const isMainHeading = ({ tagName }: Element) => tagName === 'h1' || tagName === 'h2';

function read(parent: ParentNode): string {
  return parent.childNodes
    .map((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return asTyped(child.value).replaceAll('\n', ' ');
      return defaultTreeAdapter.isElementNode(child) ? readElement(child) : '';
    })
    .join('');
}

function readElement(element: Element): string {
  const { tagName } = element;
  if (unread.has(tagName)) return '';
  const label = getAttribute(element, 'aria-label');
  if (tagName === 'img' || tagName === 'svg') {
    const alternative = getAttribute(element, 'alt') || label;
    return alternative ? `\n![${asTyped(alternative)}]\n` : '';
  }
  if (tagName === 'tr') return `\n${readCells(element).join(' | ')}\n`;
  const text = `${label ? `{${asTyped(label)}} ` : ''}${read(element)}`;
  const href = getAttribute(element, 'href');
  if (href !== undefined) return `[${inOneLine(text)}](${href})`;
  if (tagName === 'dt') return `\n${inOneLine(text)}: `;
  if (tagName === 'dd') return `${inOneLine(text)}\n`;
  return inline.has(tagName) ? text : `\n${text}\n`;
}

const readCells = (row: Element) =>
  row.childNodes
    .filter((child) => defaultTreeAdapter.isElementNode(child))
    .map((cell) => inOneLine(read(cell)));

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
