import { parseFragment, serialize } from 'parse5';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import {
  type Element,
  eachElement,
  findElement,
  getAttribute,
  prependText,
  renameElement,
  replaceByChildren,
} from '#contract/html-tree.ts';

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-' });

/** Converts an article's HTML, which has no classes, styles or drawings, to Markdown. */
export function htmlToMarkdown(html: string): string {
  const fragment = parseFragment(html);
  for (const element of [...eachElement(fragment)]) simplifiers[element.tagName]?.(element);
  return processor.processSync(serialize(fragment)).toString();
}

/** Functions by tag name that replace elements for which Markdown has no equivalent. */
const simplifiers: Record<string, (element: Element) => void> = {
  dl: replaceByBlock,
  dt: (term) => renameElement(term, 'strong'),
  dd: replaceByBlock,
  figcaption: labelCaption,
  ul: simplifyList,
  ol: simplifyList,
};

/** Replaces an element with a `div`, whose text becomes a paragraph of its own. */
function replaceByBlock(element: Element): void {
  renameElement(element, 'div');
}

/** Writes "Figure:" before a caption, because the Markdown copy omits the drawing above it. */
function labelCaption(caption: Element): void {
  const [line] = eachElement(caption);
  if (line) prependText(line, 'Figure: ');
}

function simplifyList(list: Element): void {
  const items = [...eachElement(list)].filter(({ parentNode }) => parentNode === list);
  if (isInCell(list)) joinItems(list, items);
  else if (items.some(findHeading)) replaceBySections(list, items);
}

/** Returns whether a list is in a table cell. Its items are joined to one text, because Markdown has no lists in cells. */
const isInCell = ({ parentNode }: Element) => parentNode?.nodeName === 'td';

function joinItems(list: Element, items: readonly Element[]): void {
  for (const [index, item] of items.entries()) {
    if (index > 0) prependText(item, '; ');
    replaceByChildren(item);
  }
  replaceByChildren(list);
}

/**
 * Replaces a list of records by their headings and texts, which would be indented otherwise. Ordered lists with a `start`
 * show numbers, which become part of the headings.
 */
function replaceBySections(list: Element, items: readonly Element[]): void {
  const start = getAttribute(list, 'start');
  for (const [index, item] of items.entries()) {
    const heading = findHeading(item);
    if (heading && start) prependText(heading, `${Number(start) + index}. `);
    replaceByBlock(item);
  }
  replaceByBlock(list);
}

const findHeading = (element: Element) => findElement(element, ({ tagName }) => tagName === 'h3');
