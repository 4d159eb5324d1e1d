import { defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import {
  type Element,
  eachElement,
  type ParentNode,
  renameElement,
  setAttribute,
} from '#contract/html-tree.ts';
import type { PhoneTable } from '#ui/tables/table.tsx';

/** Number of characters that fit in one row on a phone (350 px wide). */
const phoneCharacters = 46;

/** Gap between two columns, in characters: 12 px at 7 px per character. */
const columnGap = 1.7;

/** Width of a character in a column heading (8 px) relative to a character in a cell (7 px). */
const headingScale = 8 / 7;

const maxLinesPerCell = 4;

/** A table from Markdown: its rows as HTML, and how phones show it. */
interface LabeledTable {
  rows: string;
  phones: Exclude<PhoneTable, 'sums'>;
}

/**
 * Makes the first cell of each table row a row heading. If the columns do not fit on a phone, also labels every cell with
 * its column, because phones then show each row as a record.
 */
export function labelCells(rows: string): LabeledTable {
  const [table] = elementsOf(parseFragment(`<table>${rows}</table>`), 'table');
  if (!table) return { rows, phones: 'cells' };
  const heads = elementsOf(table, 'th');
  for (const head of heads) setAttribute(head, 'scope', 'col');
  const columns = heads.map(textOf);
  const body = elementsOf(table, 'tbody').flatMap((part) => elementsOf(part, 'tr'));
  const rowsOfCells = body.map((row) => elementsOf(row, 'td'));
  const rowsOfTexts = rowsOfCells.map((cells) => cells.map(textOf));
  const isLabeled = !fitsPhone(columns, rowsOfTexts);
  for (const cells of rowsOfCells) {
    if (isLabeled) labelEach(cells, columns);
    const [first] = cells;
    if (first) makeRowHeading(first);
  }
  return { rows: serialize(table), phones: isLabeled ? 'records' : 'cells' };
}

function labelEach(cells: readonly Element[], columns: readonly string[]): void {
  for (const [index, cell] of cells.entries()) {
    setAttribute(cell, 'data-column', columns[index] ?? '');
  }
}

function makeRowHeading(cell: Element): void {
  renameElement(cell, 'th');
  setAttribute(cell, 'scope', 'row');
}

/** Returns whether every row fits the width of a phone if each cell has at most four lines. */
function fitsPhone(columns: readonly string[], rows: readonly string[][]): boolean {
  const widths = columns.map((title, index) =>
    Math.max(headingScale * minWidth(title), ...rows.map((row) => minWidth(row[index] ?? ''))),
  );
  const totalWidth = widths.reduce((sum, width) => sum + width + columnGap, -columnGap);
  return totalWidth <= phoneCharacters;
}

/** Returns the width in characters that text needs to fit on four lines without breaking words. */
function minWidth(text: string): number {
  const visible = text.replaceAll('\u2060', '');
  return Math.max(
    visible.length / maxLinesPerCell,
    ...visible.split(/[ -]/).map(({ length }) => length),
  );
}

const elementsOf = (parent: ParentNode, name: string): Element[] =>
  [...eachElement(parent)].filter(({ tagName }) => tagName === name);

/** Returns the text of an element and its descendants, in the order of the page. */
function textOf(parent: ParentNode): string {
  let text = '';
  for (const child of parent.childNodes) {
    if (defaultTreeAdapter.isTextNode(child)) text += child.value;
    else if (defaultTreeAdapter.isElementNode(child)) text += textOf(child);
  }
  return text;
}
