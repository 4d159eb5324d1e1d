import { defaultTreeAdapter } from 'parse5';
import type { Element, ParentNode } from '#contract/html-tree.ts';
import type { BuiltPage } from './built-site.ts';
import { addresses } from './content.ts';
import { part } from './page-parts.ts';
import { asTyped } from './page-text.ts';

/**
 * Everything that visitors read or hear on a page, in one line: text, alternative texts and labels. The
 * address of a link precedes its words: `<tel:+14325550142> (432) 555-0142`.
 */
export function readPageLine(page: BuiltPage): string {
  const line =
    lines.get(page) ?? normalize(read(part(page.elements, ({ tagName }) => tagName === 'body')));
  lines.set(page, line);
  return line;
}

const lines = new WeakMap<BuiltPage, string>();

/** A text as it is compared: without typographic characters, every space a single one. */
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
    return readAloud.has(name) ? ` ${value} ` : '';
  });
  return parts.join('');
}

/** First addresses of projects by their second ones. */
const canonicals = new Map(addresses.aliases.map(({ path, canonical }) => [path, canonical]));

const unread = new Set(['script', 'style', 'noscript']);
const readAloud = new Set(['alt', 'aria-label', 'placeholder', 'title']);
/** Elements that do not separate words. */
const inline = new Set(['a', 'b', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'time']);

/**
 * The position of a text, or of a link with its words, on a page's line; -1 if it is not there. The build
 * replaces `{…}` in a text by a number or a name.
 */
export function findOnLine(
  line: string,
  { text, href }: { text: string; href?: string },
  from = 0,
): number {
  const pieces = normalize(text)
    .split(/\s?\{[\w.]+\}\s?/)
    .map((piece) => RegExp.escape(piece));
  const pattern =
    href === undefined
      ? new RegExp(pieces.join('.{0,300}?'), 'g')
      : new RegExp(`${RegExp.escape(`<${href}>`)}[^<]*${pieces.join('[^<]*')}`, 'g');
  pattern.lastIndex = from;
  return pattern.exec(line)?.index ?? -1;
}
