import { defaultTreeAdapter } from 'parse5';
import { type Element, getAttribute, type ParentNode } from '#contract/html-tree.ts';

/**
 * All text below an element as a reader meets it whose browser runs scripts, without what stands in
 * elements that `skip` names, with the signs of a keyboard.
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

/** Turns back what typesetting did to a text. */
export function asTyped(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\u2060–\u2060|−/g, '-')
    .replace(/\u00a0/g, ' ')
    .replace(/\u2060/g, '')
    .replace(/[₀-₉]/g, (digit) => digit.normalize('NFKC'));
}

/** The words of a text: whatever holds a letter or a digit. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Whether an element carries one of these classes. */
export function hasClass(element: Element, ...names: string[]): boolean {
  const classes = getAttribute(element, 'class')?.split(' ') ?? [];
  return names.some((name) => classes.includes(name));
}

/** Elements that do not part words. */
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'strong', 'sub', 'sup', 'time']);
