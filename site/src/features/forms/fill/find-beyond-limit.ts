import { parseCell } from '#site/read/sheet-cell.ts';
import { captionKey, cellKey, gapKey, lineKey } from '../field-keys.ts';
import type { FieldCell, FieldColumn, FieldRow, FieldTable } from '../field-table.ts';
import type { CellValue } from '../spreadsheets/calculate.ts';
import { emptyCell } from './shown-table.ts';
import { formatCalculated } from './typed-number.ts';

/** A limit that a value exceeds or falls below. */
export interface BeyondLimit {
  side: 'above' | 'below';
  /** The limit as printed or calculated, with its unit. Example: 21.0 µΩ */
  limit: string;
}

/** What has to be written so that a limit can be read. */
export type UnreadLimit = 'percentage' | 'number';

type LimitedTable = Pick<FieldTable, 'id' | 'columns' | 'limits'>;
type TableLimit = FieldTable['limits'][number];
type TextOf = (key: string) => string;

/** First words of printed limits. Example: Max. 0.5% */
const sides = { 'Max.': 'above', 'Min.': 'below' } as const;
const sideOf = { most: 'above', least: 'below' } as const;

/** Returns whether cells of a column can have a message about a limit: values with a limit, and the limits themselves. */
export function hasLimit(
  { columns, limits }: LimitedTable,
  { title, limits: ownLimit }: FieldColumn,
): boolean {
  const limiting = [...columns.map((column) => column.limits), ...limits];
  return ownLimit !== undefined || limiting.some((limit) => limit?.of.includes(title));
}

/** Returns the keys of the lines, outside of the table, into which users write its limits. */
export function listLimitLines({ limits }: LimitedTable): string[] {
  return limits.flatMap(({ limit }) => (limit.kind === 'line' ? [lineKey(limit.line)] : []));
}

/**
 * Returns, for each cell of a row, the limit that its value is beyond. A limit without a number limits nothing.
 *
 * @param values Numbers of the cells and results of their formulas.
 * @param textOf Returns what was typed into the field with this key.
 */
export function findBeyondLimits(
  table: LimitedTable,
  row: FieldRow,
  values: readonly CellValue[],
  textOf: TextOf,
): (BeyondLimit | undefined)[] {
  const { columns } = table;
  const found: (BeyondLimit | undefined)[] = columns.map(() => undefined);
  for (const { of, limit } of listLimits(table, row, values, textOf)) {
    if (!limit) continue;
    for (const title of of) {
      const index = columns.findIndex((column) => column.title === title);
      const value = values[index];
      if (typeof value !== 'number') continue;
      // The limit of a deviation applies in both directions.
      const size = isDeviation(table, row, title) ? Math.abs(value) : value;
      if (isBeyond(limit.side, size, limit.value)) {
        found[index] = { side: limit.side, limit: limit.text };
      }
    }
  }
  return found;
}

/**
 * Returns, for each cell of a row, what the user must write in it, a percentage or a number, because its text cannot be
 * read as a limit. If the limit stands in the caption or in a line of the form, the cells with the values are marked
 * instead. Cells of rows without a value are never marked.
 */
export function findUnreadLimits(
  table: LimitedTable,
  row: FieldRow,
  values: readonly CellValue[],
  textOf: TextOf,
): (UnreadLimit | undefined)[] {
  const found: (UnreadLimit | undefined)[] = table.columns.map(() => undefined);
  const indexOf = (title: string) => table.columns.findIndex((column) => column.title === title);
  for (const { of, limit, column } of listLimits(table, row, values, textOf)) {
    const judged = of.filter((title) => typeof values[indexOf(title)] === 'number');
    if (limit || judged.length === 0) continue;
    const expected = judged.some((title) => isDeviation(table, row, title))
      ? 'percentage'
      : 'number';
    for (const index of column === undefined ? judged.map(indexOf) : [column]) {
      found[index] = expected;
    }
  }
  return found;
}

const isDeviation = ({ columns }: LimitedTable, row: FieldRow, title: string) =>
  row.cells[columns.findIndex((column) => column.title === title)]?.formula?.kind === 'deviation';

/**
 * Returns whether a value is beyond its limit. Ignores rounding errors: 3.09 A deviates from 3.00 A by 3%, but the
 * computed deviation is 0.030000000000000027.
 */
function isBeyond(side: BeyondLimit['side'], value: number, limit: number): boolean {
  const excess = side === 'above' ? value - limit : limit - value;
  return excess > 1e-9 * Math.max(1, Math.abs(limit));
}

interface Limit {
  side: BeyondLimit['side'];
  /** Limits of deviations are fractions. */
  value: number;
  text: string;
}

interface AppliedLimit {
  /** Titles of the columns to which the limit applies. */
  of: readonly string[];
  /** Index of the column with the limit; undefined if the caption or a line of the form states it. */
  column?: number;
  /** Undefined if the text of the limit is not a number. */
  limit: Limit | undefined;
}

/** Returns the limits that apply to a row. Limits that nobody has written yet are left out. */
function listLimits(
  table: LimitedTable,
  row: FieldRow,
  values: readonly CellValue[],
  textOf: TextOf,
): AppliedLimit[] {
  const inCells = table.columns.map(({ limits }, column): AppliedLimit | undefined => {
    if (!limits) return undefined;
    const { of, as } = limits;
    const cell = row.cells[column] ?? emptyCell;
    const limit = cell.formula
      ? readCalculatedLimit(table.columns[column], cell, values[column])
      : readWrittenLimit(table, row, column, textOf);
    if (limit === 'empty') return undefined;
    const side = as ? sideOf[as] : limit?.side;
    return { of, column, limit: limit && side && { ...limit, side } };
  });
  const stated = table.limits.map((tableLimit): AppliedLimit | undefined => {
    const { of, as, at } = tableLimit;
    if (at && !at.includes(row.cells[0]?.sample.text ?? '')) return undefined;
    const text = toParsedText(readStatement(tableLimit.limit, table.id, textOf));
    if (text === '') return undefined;
    const limit = readLimitText(table, row, of, text);
    return { of, limit: limit && { ...limit, side: sideOf[as] } };
  });
  return [...inCells, ...stated].filter((limit) => limit !== undefined);
}

type CellLimit = Omit<Limit, 'side'> & { side?: Limit['side'] | undefined };

function readCalculatedLimit(
  column: FieldColumn | undefined,
  cell: FieldCell,
  value: CellValue,
): CellLimit | 'empty' {
  if (typeof value !== 'number') return 'empty';
  const unit = column?.unit ? ` ${column.unit}` : '';
  return { value, text: `${formatCalculated(value, cell)}${unit}` };
}

/** Returns the limit that is printed in a cell or typed into it; undefined if the text is not a limit. */
function readWrittenLimit(
  table: LimitedTable,
  row: FieldRow,
  index: number,
  textOf: TextOf,
): CellLimit | 'empty' | undefined {
  const column = table.columns[index];
  const cell = row.cells[index];
  if (!column || !cell) return 'empty';
  const typed = textOf(cellKey(table.id, row.id, column.id));
  const text = toParsedText(cell.kept ? cell.sample.text : typed);
  if (text === '') return 'empty';
  const [first = '', ...rest] = text.split(' ');
  const side = Object.entries(sides).find(([word]) => word === first)?.[1];
  const printed = side ? rest.join(' ') : text;
  const limit = readLimitText(table, row, column.limits?.of ?? [], printed, column.unit);
  return limit && { ...limit, side };
}

/** Signs that people write before the limit of a deviation. */
const signsOfDeviations = ['±', '+/-', '+/−'];

/**
 * Reads the text of a limit for values in the columns `of`. A limit of deviations is a percentage, with or without its
 * sign. Text with any unit but that of the values is not a limit.
 *
 * @param unit Unit of the limit if its text has none. Default: the unit of the values.
 */
function readLimitText(
  table: LimitedTable,
  row: FieldRow,
  of: readonly string[],
  text: string,
  unit = table.columns.find(({ title }) => title === of[0])?.unit,
): { value: number; text: string } | undefined {
  const limitsDeviations = of.some((title) => isDeviation(table, row, title));
  const sign = limitsDeviations && signsOfDeviations.find((each) => text.startsWith(each));
  const number = sign ? text.slice(sign.length).trim() : text;
  const { quantity } = parseCell(number);
  if (!quantity) return undefined;
  if (limitsDeviations) {
    if (quantity.unit || quantity.value < 0) return undefined;
    return quantity.percent
      ? { value: quantity.value, text: number }
      : { value: quantity.value / 100, text: `${number}%` };
  }
  if (quantity.unit && unit && quantity.unit !== unit) return undefined;
  return {
    value: quantity.value,
    text: unit && !quantity.unit ? `${number} ${unit}` : number,
  };
}

function readStatement(limit: TableLimit['limit'], table: string, textOf: TextOf): string {
  switch (limit.kind) {
    case 'printed':
      return limit.value;
    case 'gap':
      return textOf(gapKey(captionKey(table), limit.gap));
    case 'line':
      return textOf(lineKey(limit.line));
  }
}

/**
 * Returns text as `parseCell` expects it. Printed cells have no-break spaces before units, and users type "3 %" for
 * 3%.
 */
function toParsedText(text: string): string {
  return text.trim().replaceAll('\u00a0', ' ').replace(' %', '%');
}
