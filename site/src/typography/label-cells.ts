import { parseFragment, serialize } from 'parse5';
import {
  type Element,
  eachElement,
  getText,
  type ParentNode,
  setAttribute,
} from '#contract/html-tree.ts';

/**
 * The HTML of a table's rows in which every cell names its column, for phones, which show a row as a
 * list, and the first cell of a row is its heading.
 */
export function labelCells(rows: string): string {
  const [table] = elementsOf(parseFragment(`<table>${rows}</table>`), 'table');
  if (!table) return rows;
  const heads = elementsOf(table, 'th');
  for (const head of heads) setAttribute(head, 'scope', 'col');
  const columns = heads.map(textOf);
  for (const body of elementsOf(table, 'tbody')) {
    for (const row of elementsOf(body, 'tr')) {
      for (const [index, cell] of elementsOf(row, 'td').entries()) {
        setAttribute(cell, 'data-column', columns[index] ?? '');
        if (index > 0) continue;
        cell.tagName = 'th';
        cell.nodeName = 'th';
        setAttribute(cell, 'scope', 'row');
      }
    }
  }
  return serialize(table);
}

const elementsOf = (parent: ParentNode, name: string): Element[] =>
  [...eachElement(parent)].filter(({ tagName }) => tagName === name);

const textOf = (element: Element): string =>
  getText(element) + [...eachElement(element)].map(getText).join('');
