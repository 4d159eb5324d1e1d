import { defaultTreeAdapter } from 'parse5';
import { type Element, getAttribute, type ParentNode } from '#contract/html-tree.ts';

/** Elements that do not separate words. */
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'strong', 'sub', 'sup', 'time']);

/**
 * Returns the text of an element as visitors with JavaScript see it, but with plain instead of typographic
 * characters. Elements for which `skip` returns true are omitted.
 */
export function textOf(
  parent: ParentNode,
  skip: (element: Element) => boolean = () => false,
): string {
  return parent.childNodes
    .map((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return asTyped(child.value);
      if (!defaultTreeAdapter.isElementNode(child) || skip(child)) return '';
      if (child.tagName === 'noscript') return '';
      const inside = textOf(child, skip);
      return inline.has(child.tagName) ? inside : ` ${inside} `;
    })
    .join('');
}

/** Replaces typographic characters, such as curly quotes, with the characters that the owner typed. */
export function asTyped(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\u2060–\u2060|−/g, '-')
    .replace(/\u00a0/g, ' ')
    .replace(/\u2060/g, '')
    .replace(/[₀-₉]/g, (digit) => digit.normalize('NFKC'));
}

/** The words in a string. A word contains at least one letter or digit. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Whether an element has at least one of these classes. */
export function hasClass(element: Element, ...names: string[]): boolean {
  const classes = getAttribute(element, 'class')?.split(' ') ?? [];
  return names.some((name) => classes.includes(name));
}
