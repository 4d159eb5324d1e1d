import { defaultTreeAdapter } from 'parse5';
import type { Element, ParentNode } from '#contract/html-tree.ts';
import type { BuiltPage } from './built-site.ts';
import { addresses } from './content.ts';
import { findElement } from './page-parts.ts';
import { asTyped } from './page-text.ts';

/** Elements whose content visitors do not read. */
const unread = new Set(['script', 'style', 'noscript']);
/** Attributes whose text visitors see or hear. */
const textAttributes = new Set(['alt', 'aria-label', 'placeholder', 'title']);

/** Elements that do not separate words. */
const inline = new Set(['a', 'b', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'time']);

/** Canonical addresses of projects, keyed by alias address. */
const canonicals = new Map(addresses.aliases.map(({ path, canonical }) => [path, canonical]));

/** Matches the space between two words, the second of which may be in a link. */
const spaceInText = ' (?:<[^<>]*> )?';

/** Caches the results of `readPageLine`, because several tests read the same page. */
const lines = new WeakMap<BuiltPage, string>();

/**
 * Returns all text, alternative text and labels of a page as one line. The address of a link precedes its text.
 * Example of a link: `<tel:+14325550142> (432) 555-0142`
 */
export function readPageLine(page: BuiltPage): string {
  const known = lines.get(page);
  if (known !== undefined) return known;
  const body = findElement(page.elements, ({ tagName }) => tagName === 'body');
  const line = normalize(read(body));
  lines.set(page, line);
  return line;
}

/** Replaces typographic characters with their plain equivalents, and any white space with single spaces. */
export function normalize(text: string): string {
  return asTyped(text).replaceAll(/\s+/g, ' ').trim();
}

function read(parent: ParentNode): string {
  const parts = parent.childNodes.map((child) => {
    if (defaultTreeAdapter.isTextNode(child)) return child.value;
    if (!defaultTreeAdapter.isElementNode(child) || unread.has(child.tagName)) return '';
    const content = readAttributes(child) + read(child);
    return inline.has(child.tagName) ? content : ` ${content} `;
  });
  return parts.join('');
}

function readAttributes({ attrs }: Element): string {
  const parts = attrs.map(({ name, value }) => {
    if (name === 'href') return `<${canonicals.get(value) ?? value}> `;
    return textAttributes.has(name) ? ` ${value} ` : '';
  });
  return parts.join('');
}

/**
 * Returns the position of a string, or of a link with its text, in a page's text from `readPageLine`; -1 if it is
 * missing. Placeholders such as `{base}`, which the build replaces, match any text.
 */
export function findInPageText(
  line: string,
  { text, href }: { text: string; href?: string },
  from = 0,
): number {
  const pieces = normalize(text)
    .split(/\s?\{[\w.]+\}\s?/)
    .map((piece) => piece.split(' ').map(RegExp.escape).join(spaceInText));
  const pattern =
    href === undefined
      ? new RegExp(pieces.join('.{0,300}?'), 'g')
      : new RegExp(`${RegExp.escape(`<${href}>`)}[^<]*${pieces.join('[^<]*')}`, 'g');
  pattern.lastIndex = from;
  return pattern.exec(line)?.index ?? -1;
}
