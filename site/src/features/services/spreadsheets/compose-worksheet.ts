import type { Cell, CellStyle, MergeRange, WriteSheet } from 'hucre/xlsx';
import type { Unit } from '#electrical/units.ts';
import type { FieldForm } from '#site/data/field-form.ts';
import type { FormCell, FormColumn, FormFormula, FormTable } from '#site/data/form-table.ts';
import { calculate } from './calculate.ts';
import { composeFormula } from './compose-formula.ts';
import { type Quantity, readQuantity } from './read-quantity.ts';

/** Text of a worksheet that is not part of the form. */
export interface WorksheetWords {
  /** Name of the worksheet's tab. */
  name: string;
  /** Company name, phone numbers and license numbers. */
  company: string;
  /** Facts about the sample; not used on the blank form. */
  facts: { name: string; value: string }[];
  /** Labels of the lines that every form has. */
  site: string;
  subject: string;
  sheet: string;
  date: string;
  serial: string;
  due: string;
  remarks: string;
  signature: string;
  /** Note at the top of the form about what to type. */
  typing: string;
}

/** Composes one worksheet: the blank form, or the form filled in with the sample's readings. */
export function composeWorksheet(
  form: FieldForm,
  words: WorksheetWords,
  filled: boolean,
): WriteSheet {
  const formTables = form.blocks.filter((block) => block.kind === 'table');
  const tables = filled ? formTables.map(selectSample) : formTables;
  const across = Math.max(minimumColumns, ...tables.map(({ columns }) => columns.length));
  const sheet = new Worksheet(across);
  sheet.writeLine(`${form.title}, ${form.number}`, titleStyle);
  sheet.writeLine(words.company, quietStyle);
  if (!filled) sheet.writeLine(words.typing, quietStyle);
  for (const { name, value } of filled ? words.facts : form.kept) sheet.writeFact(name, value);
  if (!filled) writeLines(sheet, form, words);
  sheet.row += 1;
  const headAt = tables.map((table) => writeTable(sheet, table, filled));
  if (!filled) writeEnd(sheet, form, words);
  for (const note of form.notes) sheet.writeLine(note, quietStyle);
  const widths = columnWidths(tables, across);
  const characters = widths.reduce((sum, width) => sum + width, 0);
  const [onlyHead = 0] = headAt.length === 1 ? headAt : [];
  return {
    name: words.name,
    rows: [],
    cells: sheet.cells,
    merges: sheet.merges,
    columns: widths.map((width) => ({ width })),
    // Freeze the rows through the head of a single table, if enough rows below them fit on a screen. Otherwise,
    // freeze only the two title rows.
    freezePane: { rows: onlyHead > 0 && onlyHead < mostFrozenRows ? onlyHead + 1 : 2 },
    pageSetup: {
      paperSize: 'letter',
      orientation: characters > mostPortraitCharacters ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      // As many pages as needed, because a long form on one page is too small to read.
      fitToHeight: 0,
      printTitlesRow: '$1:$1',
      margins: { top: 0.5, right: 0.5, bottom: 0.75, left: 0.5 },
      horizontalCentered: true,
    },
    headerFooter: {
      oddFooter: `&L${form.number} ${form.title.replaceAll('&', '&&')}&RPage &P of &N`,
    },
    // Without a password, so that users can remove it. It keeps formulas from being typed over.
    protection: {
      sheet: true,
      formatCells: true,
      formatColumns: true,
      formatRows: true,
      insertRows: true,
    },
  };
}

const mostFrozenRows = 14;
/** Wider forms would print in letters of less than 9 points on a page held upright. */
const mostPortraitCharacters = 120;

/** Returns the part of the table that is on the sample, without spare rows and the form's own columns. */
function selectSample(table: FormTable): FormTable {
  const { columns, rows, onSample } = table;
  return {
    ...table,
    columns: columns.slice(0, onSample.columns),
    rows: rows.slice(0, onSample.rows).map((cells) => cells.slice(0, onSample.columns)),
  };
}

const minimumColumns = 4;
/** Programs replace a font without a name by a serif one. */
const font = { name: 'Calibri', size: 11 };
const titleStyle: CellStyle = { font: { ...font, bold: true, size: 14 } };
const captionStyle: CellStyle = { font: { ...font, bold: true } };
const quietStyle: CellStyle = { font: { ...font, size: 9 } };
const line = { style: 'thin', color: { rgb: '999999' } } as const;
const box: CellStyle = {
  font,
  border: { top: line, right: line, bottom: line, left: line },
};
const typed: CellStyle = { protection: { locked: false } };
const calculated: CellStyle = {
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F2F2F2' } },
};
const headStyle: CellStyle = {
  ...box,
  ...captionStyle,
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8E8E8' } },
  alignment: { wrapText: true, vertical: 'top' },
};

/** Worksheet cells, written row by row from the top. */
class Worksheet {
  readonly cells = new Map<string, Partial<Cell>>();
  readonly merges: MergeRange[] = [];
  /** Zero-based index of the next row. */
  row = 0;
  private readonly across: number;

  constructor(across: number) {
    this.across = across;
  }

  write(column: number, cell: Partial<Cell>) {
    this.cells.set(`${this.row},${column}`, cell);
  }

  /** Writes text that spans all columns. */
  writeLine(value: string, style: CellStyle) {
    this.write(0, { value, type: 'string', style });
    this.merge(0);
    this.row += 1;
  }

  /** Writes a name in the first column and its value, or room to type it, across the other columns. */
  writeFact(name: string, value = '') {
    this.write(0, { value: name, type: 'string', style: { ...box, ...captionStyle } });
    const style = value === '' ? { ...box, ...typed } : box;
    for (let column = 1; column < this.across; column += 1) {
      this.write(column, { value: column === 1 ? value : '', type: 'string', style });
    }
    this.merge(1);
    this.row += 1;
  }

  /** Merges the cells of the current row from a column to the last column. */
  private merge(startCol: number) {
    this.merges.push({ startRow: this.row, startCol, endRow: this.row, endCol: this.across - 1 });
  }
}

/** Writes a table with a caption row above and an empty row below. Returns the zero-based row of the table head. */
function writeTable(sheet: Worksheet, table: FormTable, filled: boolean): number {
  sheet.writeLine(filled ? table.sampleCaption : table.caption, captionStyle);
  const headRow = sheet.row;
  writeHead(sheet, table, filled);
  const values = calculateValues(table);
  const cellAt = createCellLocator(table, sheet.row);
  writeRows(sheet, table, { values, cellAt, filled });
  writeResults(sheet, table, { values, cellAt, filled });
  sheet.row += 1;
  return headRow;
}

function writeHead(sheet: Worksheet, { columns }: FormTable, filled: boolean) {
  columns.forEach((column, index) => {
    const value = column.untitled && !filled ? '' : withUnit(column);
    const horizontal = column.align === 'end' ? 'right' : 'left';
    const style = {
      ...headStyle,
      ...(value === '' ? typed : {}),
      alignment: { ...headStyle.alignment, horizontal },
    } as const;
    sheet.write(index, { value, type: 'string', style });
  });
  sheet.row += 1;
}

interface TableContext {
  values: ReturnType<typeof calculateValues>;
  cellAt: ReturnType<typeof createCellLocator>;
  filled: boolean;
}

/** Returns a function for the address, such as `C5`, of the cell in a column and a row of the table. */
function createCellLocator({ columns }: FormTable, firstRow: number) {
  return (title: string, row: number) => {
    const column = columns.findIndex((each) => each.title === title);
    return `${columnLetter(column)}${firstRow + row + 1}`;
  };
}

/** Returns the index of the row whose first cell is `at`. */
const findRow = ({ rows }: FormTable, at: string) =>
  rows.findIndex(([name]) => name?.sample === at);

function writeRows(sheet: Worksheet, table: FormTable, { values, cellAt, filled }: TableContext) {
  const { columns, rows } = table;
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      const address = (title: string, at?: string) =>
        cellAt(title, at === undefined ? row : findRow(table, at));
      const formula = cell.formula && composeFormula(cell.formula, address);
      sheet.write(
        column,
        composeCell(cell, columns[column], { formula, value: values[row]?.[column], filled }),
      );
    });
    sheet.row += 1;
  });
}

/** Writes a line for each result, which repeats a cell of the table. */
function writeResults(
  sheet: Worksheet,
  table: FormTable,
  { values, cellAt, filled }: TableContext,
) {
  const { columns, rows, results } = table;
  for (const { name, of, at } of results) {
    const row = findRow(table, at);
    const column = columns.findIndex(({ title }) => title === of);
    const result = cellAt(of, row);
    const cell = rows[row]?.[column] ?? { sample: '', kept: false };
    sheet.write(0, {
      value: `${name} at ${at}`,
      type: 'string',
      style: { ...box, ...captionStyle },
    });
    sheet.write(
      1,
      composeCell(cell, columns[column] && { ...columns[column], unit: undefined }, {
        formula: `IF(COUNT(${result})=0,"",${result})`,
        value: values[row]?.[column],
        filled,
      }),
    );
    sheet.row += 1;
  }
}

/** Returns the sample's values by row and column: read from the cell or, if the cell has a formula, calculated. */
function calculateValues(table: FormTable): (number | string | undefined)[][] {
  const { columns, rows } = table;
  const values: (number | string | undefined)[][] = rows.map((cells) =>
    cells.map(({ sample, formula }) => (formula ? undefined : readQuantity(sample)?.value)),
  );
  rows.forEach((cells, row) => {
    cells.forEach(({ formula }, column) => {
      if (!formula) return;
      const numberOf = (title: string, at?: string) => {
        const fromRow = at === undefined ? row : findRow(table, at);
        const fromColumn = columns.findIndex((each) => each.title === title);
        const value = values[fromRow]?.[fromColumn];
        return typeof value === 'number' ? value : undefined;
      };
      const target = values[row];
      if (target) target[column] = calculate(formula, numberOf);
    });
  });
  return values;
}

interface CellContent {
  /** Formula without the leading `=`; undefined for cells that are not calculated. */
  formula: string | undefined;
  /** Value of the cell in the sample. */
  value: number | string | undefined;
  /** Whether the worksheet is the filled-in sample. */
  filled: boolean;
}

function composeCell(
  { sample, kept, formula: calculation }: FormCell,
  column: FormColumn | undefined,
  { formula, value, filled }: CellContent,
): Partial<Cell> {
  const quantity = withSign(readQuantity(sample), calculation?.kind === 'deviation');
  const isOpen = column?.open && !filled;
  const isNumber = quantity && !isOpen && (column?.align === 'end' || quantity.percent);
  const isTyped = !formula && (filled || !kept || sample === '');
  const format = { headUnit: column?.unit, keepsDecimals: isTyped && !filled };
  const style: CellStyle = {
    ...box,
    ...(formula ? calculated : {}),
    ...(isTyped ? typed : {}),
    ...(isNumber ? { numFmt: numberFormat(quantity, format) } : {}),
    alignment: { horizontal: column?.align === 'end' ? 'right' : 'left', wrapText: !isNumber },
  };
  if (formula) {
    const formulaResult = filled ? (value ?? '') : '';
    const format = isNumber
      ? style
      : { ...style, numFmt: calculation ? calculatedFormats[calculation.kind] : 'General' };
    return { formula, formulaResult, style: format };
  }
  if (isTyped && !filled) return { value: '', type: 'string', style };
  if (isNumber) return { value: quantity.value, type: 'number', style };
  return { value: sample, type: 'string', style };
}

/** Number formats of calculated results that the sample does not show as a number, as in spare rows. */
const calculatedFormats: Record<FormFormula['kind'], string> = {
  deviation: '+0.0%;−0.0%;0.0%',
  ratio: '0.00',
  'times-lowest': '0.0',
  difference: '0.0',
  'rise-at-full-load': '0.0',
  'rise-band': 'General',
};

/** Deviations are always signed, although the sample shows a deviation of zero without a sign. */
const withSign = (quantity: Quantity | undefined, isDeviation: boolean) =>
  quantity && { ...quantity, signed: quantity.signed || isDeviation };

/**
 * Returns a number format like the sample's: thousands, decimals, sign, and the unit unless the column head has it.
 * A number that users type keeps all its decimals, because a rounded reading could seem to be within its limit.
 */
function numberFormat(
  { decimals, unit, percent, signed }: Quantity,
  { headUnit, keepsDecimals }: { headUnit: Unit | undefined; keepsDecimals: boolean },
): string {
  const suffix = `${percent ? '%' : ''}${unit && unit !== headUnit ? `" ${unit}"` : ''}`;
  if (keepsDecimals && decimals === 0 && !percent) return `General${suffix}`;
  // A format with only optional decimals would show a point after a whole number.
  const least = keepsDecimals ? Math.max(decimals, 1) : decimals;
  const further = keepsDecimals ? '#####' : '';
  const fraction = least > 0 ? `.${'0'.repeat(least)}${further}` : '';
  const digits = `${percent ? '0' : '#,##0'}${fraction}${suffix}`;
  return signed ? `+${digits};−${digits};${digits}` : digits;
}

/** Writes the lines above the tables: site, subject and date, facts, and instruments. */
function writeLines(sheet: Worksheet, form: FieldForm, words: WorksheetWords) {
  const names = [words.site, words.subject, words.sheet, words.date, ...form.lines];
  for (const name of names) sheet.writeFact(name);
  for (const name of form.instruments) {
    sheet.writeFact(`${name}, ${words.serial.toLowerCase()}`);
    sheet.writeFact(`${name}, ${words.due.toLowerCase()}`);
  }
}

/** Writes the lines below the tables: verdict, remarks and signatures. */
function writeEnd(
  sheet: Worksheet,
  { verdicts, remarkLines, signers }: FieldForm,
  words: WorksheetWords,
) {
  if (verdicts.length > 0) sheet.writeFact(verdicts.join(' / '));
  for (let line = 0; line < remarkLines; line += 1) {
    sheet.writeFact(line === 0 ? words.remarks : '');
  }
  for (const signer of signers) {
    sheet.writeFact(signer);
    sheet.writeFact(`${signer}, ${words.signature.toLowerCase()}`);
    sheet.writeFact(`${signer}, ${words.date.toLowerCase()}`);
  }
}

const withUnit = ({ title, unit }: FormColumn) => (unit ? `${title}, ${unit}` : title);

/** Returns a column letter from A to Z. No form has more than 26 columns. */
const columnLetter = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

/** Returns the column widths in characters, from the longest text of each column. */
function columnWidths(tables: readonly FormTable[], across: number): number[] {
  const minimumWidth = 9;
  const firstColumnWidth = 24;
  const padding = 2;
  return Array.from({ length: across }, (_, index) => {
    const texts = tables.flatMap(({ columns, rows }) => [
      ...columns.slice(index, index + 1).map(withUnit),
      ...rows.map((cells) => cells[index]?.sample ?? ''),
    ]);
    const longest = Math.max(...texts.map(({ length }) => length));
    return Math.max(minimumWidth, longest + padding, index === 0 ? firstColumnWidth : 0);
  });
}
