import { parseFragment, serialize } from 'parse5';
import {
  type Element,
  eachElement,
  getText,
  type ParentNode,
  setAttribute,
} from '#contract/html-tree.ts';

/**
 * The HTML of a table's rows in which the first cell of a row is its heading. Where the columns do
 * not fit on a phone every cell names its column, for phones then show a row as a list.
 */
export function labelCells(rows: string): string {
  const [table] = elementsOf(parseFragment(`<table>${rows}</table>`), 'table');
  if (!table) return rows;
  const heads = elementsOf(table, 'th');
  for (const head of heads) setAttribute(head, 'scope', 'col');
  const columns = heads.map(textOf);
  const body = elementsOf(table, 'tbody').flatMap((part) => elementsOf(part, 'tr'));
  const rowsOfCells = body.map((row) => elementsOf(row, 'td'));
  const stacks = !fitsPhone([heads, ...rowsOfCells].map((cells) => cells.map(textOf)));
  for (const cells of rowsOfCells) {
    for (const [index, cell] of cells.entries()) {
      if (stacks) setAttribute(cell, 'data-column', columns[index] ?? '');
      if (index > 0) continue;
      cell.tagName = 'th';
      cell.nodeName = 'th';
      setAttribute(cell, 'scope', 'row');
    }
  }
  return serialize(table);
}

/** Whether 350 px hold each row in four lines: 46 letters of 7 px, or of 8 in heads, and 12 px gaps. */
function fitsPhone([heads = [], ...rows]: string[][]): boolean {
  const widths = heads.map((head, index) =>
    Math.max((8 / 7) * widest(head), ...rows.map((row) => widest(row[index] ?? ''))),
  );
  return widths.reduce((sum, width) => sum + width + 1.7, -1.7) <= 46;
}

/** A quarter of a text in letters, or its longest word. */
function widest(text: string): number {
  const seen = text.replaceAll('\u2060', '');
  return Math.max(seen.length / 4, ...seen.split(/[ -]/).map(({ length }) => length));
}

const elementsOf = (parent: ParentNode, name: string): Element[] =>
  [...eachElement(parent)].filter(({ tagName }) => tagName === name);

const textOf = (element: Element): string =>
  getText(element) + [...eachElement(element)].map(getText).join('');
