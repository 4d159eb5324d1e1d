import type { CellStyle } from 'hucre/xlsx';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import type { FieldTable } from '../field-table.ts';
import { formatColumnHead } from '../format-column-head.ts';
import type { CellValue } from './calculate.ts';
import { calculateTable } from './calculate-table.ts';
import { captionStyle, rowNameStyle, tableHeadStyle, unlocked } from './cell-styles.ts';
import { composeCell } from './compose-cell.ts';
import { composeFormula } from './compose-formula.ts';
import type { Worksheet } from './worksheet.ts';

interface TableContext {
  table: FieldTable;
  /** Values of the sample or of what was typed, by row and column of the table. */
  values: CellValue[][];
  /** Zero-based worksheet row of the first table row below the head. */
  firstRow: number;
  /** Whether the worksheet is the filled-in sample. */
  filled: boolean;
}

/** Writes a table with a caption row above and an empty row below. Returns the zero-based row of the table head. */
export function writeTable(sheet: Worksheet, table: FieldTable, filled: boolean): number {
  sheet.writeLine(filled ? table.sampleCaption : table.caption, captionStyle);
  const headRow = sheet.row;
  writeHead(sheet, table, filled);
  const context = { table, values: calculateValues(table, filled), firstRow: sheet.row, filled };
  writeRows(sheet, context);
  writeResults(sheet, context);
  sheet.row += 1;
  return headRow;
}

function writeHead(sheet: Worksheet, { columns }: FieldTable, filled: boolean) {
  columns.forEach((column, index) => {
    const value = column.untitled && !filled ? '' : toPlainCharacters(formatColumnHead(column));
    const horizontal = column.align === 'end' ? 'right' : 'left';
    const style: CellStyle = {
      ...tableHeadStyle,
      alignment: { ...tableHeadStyle.alignment, horizontal },
    };
    if (value === '') style.protection = unlocked;
    sheet.write(index, { value, type: 'string', style });
  });
  sheet.row += 1;
}

/**
 * Returns the values by row and column: read from the sample or, on the form, from what was typed and, if the cell has
 * a formula, calculated.
 */
function calculateValues(table: FieldTable, filled: boolean): CellValue[][] {
  const inputs = table.rows.map(({ cells }) =>
    cells.map(({ sample, kept, typed, formula }) => {
      if (formula) return undefined;
      return filled || kept
        ? (sample.quantity?.value ?? sample.text)
        : (typed?.quantity?.value ?? typed?.text);
    }),
  );
  return calculateTable(table, inputs, (text) => findRow(table, text));
}

function writeRows(sheet: Worksheet, { table, values, firstRow, filled }: TableContext) {
  table.rows.forEach(({ cells }, row) => {
    const addressOf = (title: string, at?: string) => {
      const sourceRow = at === undefined ? row : findRow(table, at);
      return cellAddress(findColumn(table, title), firstRow + sourceRow);
    };
    cells.forEach((cell, column) => {
      const formula = cell.formula && composeFormula(cell.formula, addressOf);
      const content = { formula, value: values[row]?.[column], filled };
      sheet.write(column, composeCell(cell, table.columns[column], content));
    });
    sheet.row += 1;
  });
}

/** Writes one row per result. Each result repeats the value of one cell in the table. */
function writeResults(sheet: Worksheet, { table, values, firstRow, filled }: TableContext) {
  for (const { name, of, at } of table.results) {
    const row = findRow(table, at);
    const columnIndex = findColumn(table, of);
    const column = table.columns[columnIndex];
    // A result has no column head, so its unit is shown in the cell.
    const resultColumn = column && { ...column, unit: undefined };
    const cell = table.rows[row]?.cells[columnIndex] ?? { sample: { text: '' }, kept: false };
    const address = cellAddress(columnIndex, firstRow + row);
    const formula = `IF(COUNT(${address})=0,"",${address})`;
    const content = { formula, value: values[row]?.[columnIndex], filled };
    sheet.write(0, {
      value: toPlainCharacters(`${name} at ${at}`),
      type: 'string',
      style: rowNameStyle,
    });
    sheet.write(1, composeCell(cell, resultColumn, content));
    sheet.row += 1;
  }
}

function findColumn({ columns }: FieldTable, title: string): number {
  return columns.findIndex((column) => column.title === title);
}

/** Returns the index of the row whose first cell has this text. */
function findRow({ rows }: FieldTable, text: string): number {
  return rows.findIndex(({ cells: [first] }) => first?.sample.text === text);
}

/** Returns an address such as `C5` from zero-based indexes. No form has more columns than A to Z. */
function cellAddress(column: number, row: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + column);
  return `${letter}${row + 1}`;
}
