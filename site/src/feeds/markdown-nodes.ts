import type { Heading, List, Paragraph, PhrasingContent, Strong, Table, TableRow } from 'mdast';

/* Creates nodes of the Markdown syntax tree (mdast) from plain text. */

export function heading(depth: Heading['depth'], text: string): Heading {
  return { type: 'heading', depth, children: [{ type: 'text', value: text }] };
}

export function paragraph(...parts: readonly (string | PhrasingContent)[]): Paragraph {
  return { type: 'paragraph', children: parts.map(toPhrasing) };
}

export function strong(text: string): Strong {
  return { type: 'strong', children: [{ type: 'text', value: text }] };
}

export function bulletList(items: readonly string[]): List {
  return list(items, false);
}

export function numberedList(items: readonly string[]): List {
  return list(items, true);
}

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): Table {
  return { type: 'table', children: [columns, ...rows].map(tableRow) };
}

function list(items: readonly string[], ordered: boolean): List {
  return {
    type: 'list',
    ordered,
    // No blank lines between the items.
    spread: false,
    children: items.map((item) => ({ type: 'listItem', children: [paragraph(item)] })),
  };
}

function tableRow(cells: readonly string[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: [toPhrasing(cell)] })),
  };
}

function toPhrasing(part: string | PhrasingContent): PhrasingContent {
  return typeof part === 'string' ? { type: 'text', value: part } : part;
}
