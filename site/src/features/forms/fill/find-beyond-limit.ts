import { parseCell } from '#site/read/sheet-cell.ts';
import type { FieldColumn, FieldRow, FieldTable } from '../field-table.ts';
import type { CellValue } from '../spreadsheets/calculate.ts';
import { captionKey, cellKey, gapKey, lineKey } from './field-keys.ts';
import { formatCalculated } from './typed-number.ts';

/** A limit that a value exceeds or falls below. */
export interface BeyondLimit {
  side: 'above' | 'below';
  /** The limit as printed or calculated, with its unit. Example: 21.0 µΩ */
  limit: string;
}

type LimitedTable = Pick<FieldTable, 'id' | 'columns' | 'limits'>;
type TableLimit = FieldTable['limits'][number];
type TextOf = (key: string) => string;

/** First words of printed limits. Example: Max. 0.5% */
const sides = { 'Max.': 'above', 'Min.': 'below' } as const;
const sideOf = { most: 'above', least: 'below' } as const;

/** Returns whether a limit applies to the values of a column. */
export function hasLimit({ columns, limits }: LimitedTable, { title }: FieldColumn): boolean {
  const limiting = [...columns.map((column) => column.limits), ...limits];
  return limiting.some((limit) => limit?.of.includes(title));
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
    for (const title of of) {
      const index = columns.findIndex((column) => column.title === title);
      const value = values[index];
      const isDeviation = row.cells[index]?.formula?.kind === 'deviation';
      // The limit of a deviation is a percentage, and applies in both directions.
      if (typeof value !== 'number' || (isDeviation && !limit.percent)) continue;
      const size = isDeviation ? Math.abs(value) : value;
      if (isBeyond(limit.side, size, limit.value)) {
        found[index] = { side: limit.side, limit: limit.text };
      }
    }
  }
  return found;
}

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
  value: number;
  text: string;
  percent: boolean;
}

/** Returns the limits that apply to a row, with the titles of the columns that they apply to. */
function listLimits(
  table: LimitedTable,
  row: FieldRow,
  values: readonly CellValue[],
  textOf: TextOf,
): { of: readonly string[]; limit: Limit }[] {
  const inCells = table.columns.map(({ limits, ...column }, index) => {
    const typed = textOf(cellKey(table.id, row.id, column.id));
    const limit = limits && readCellLimit(column, row.cells[index], values[index], typed);
    const side = limits?.as ? sideOf[limits.as] : limit?.side;
    return limits && limit && side && { of: limits.of, limit: { ...limit, side } };
  });
  const [first] = row.cells;
  const stated = table.limits.map((tableLimit) => {
    if (tableLimit.at && !tableLimit.at.includes(first?.sample.text ?? '')) return undefined;
    const limit = readTableLimit(table, row, tableLimit, textOf);
    return limit && { of: tableLimit.of, limit };
  });
  return [...inCells, ...stated].filter((limit) => limit !== undefined);
}

/** Returns the limit in a cell: calculated, printed or typed; undefined if the cell has none. */
function readCellLimit(
  column: FieldColumn,
  cell: FieldRow['cells'][number] | undefined,
  value: CellValue,
  typed: string,
): (Omit<Limit, 'side'> & Partial<Pick<Limit, 'side'>>) | undefined {
  if (!cell) return undefined;
  const unit = column.unit ? ` ${column.unit}` : '';
  if (cell.formula) {
    if (typeof value !== 'number') return undefined;
    const text = `${formatCalculated(value, cell)}${unit}`;
    return { value, text, percent: cell.formula.kind === 'deviation' };
  }
  const text = toParsedText(cell.kept ? cell.sample.text : typed);
  const [first = '', ...rest] = text.split(' ');
  const side = Object.entries(sides).find(([word]) => word === first)?.[1];
  const printed = side ? rest.join(' ') : text;
  const { quantity } = parseCell(printed);
  if (!quantity) return undefined;
  const shown = quantity.unit ? printed : `${printed}${unit}`;
  return { value: quantity.value, text: shown, percent: quantity.percent, ...(side && { side }) };
}

/** Returns the limit that the caption or a line of the form states; undefined until a user has typed a number. */
function readTableLimit(
  { id, columns }: LimitedTable,
  row: FieldRow,
  { of: [title], as, limit }: TableLimit,
  textOf: TextOf,
): Limit | undefined {
  const index = columns.findIndex((column) => column.title === title);
  const text = toParsedText(readStatement(limit, id, textOf));
  const { quantity } = parseCell(text);
  if (!quantity) return undefined;
  // The percent sign of a deviation's limit is printed beside the gap or the line.
  const isDeviation = row.cells[index]?.formula?.kind === 'deviation';
  const addsPercent = isDeviation && !quantity.percent;
  const unit = columns[index]?.unit;
  const suffix = unit && !quantity.unit ? ` ${unit}` : '';
  return {
    side: sideOf[as],
    value: addsPercent ? quantity.value / 100 : quantity.value,
    text: addsPercent ? `${text}%` : `${text}${suffix}`,
    percent: isDeviation || quantity.percent,
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
