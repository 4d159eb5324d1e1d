import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cell, readXlsx, type Sheet } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { fillPlaceholders } from '#contract/placeholders.ts';
import * as routes from '#contract/routes.ts';
import { stationNumbers } from '#electrical/station/station-numbers.ts';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';
import { absentPages, company, samplesPage, sheets } from './content.ts';
import { evaluateFormula } from './evaluate-formula.ts';
import { pageAt, withClass } from './page-parts.ts';
import { asTyped, textOf } from './page-text.ts';

type Block = (typeof sheets)[number]['blocks'][number];
type Table = Extract<Block, { kind: 'table' }>;

/** Kinds of blocks that are drawings. A sheet with a drawing cannot be filled in. */
const drawings = new Set(['one-line', 'network']);
const isDrawing = ({ blocks }: (typeof sheets)[number]) =>
  blocks.some(({ kind }) => drawings.has(kind));
const forms = sheets.filter((sheet) => !isDrawing(sheet));
const addresses = new Set((await readBuiltPages()).map(({ address }) => address));
const fill = (text: string) => fillPlaceholders(text, stationNumbers);

test.skipIf(sheets.length === 0)(
  'the page that lists all sheets links to each sheet, and to the blank form and spreadsheet of each form',
  async () => {
    const links = attributesOf(pageAt(routes.samplesRoute), 'a', 'href');
    for (const { id } of sheets) expect(links).toContain(routes.sampleSheetRoute(id));
    for (const { id } of forms) {
      expect(links).toContain(routes.blankFormRoute(id));
      expect(links).toContain(routes.spreadsheetRoute(id));
      expect(addresses, id).toContain(routes.blankFormRoute(id));
    }
    expect(links).toContain(routes.truckCardRoute);
  },
);

test('a sheet that is a drawing has neither a blank form nor a spreadsheet', async () => {
  for (const { id } of sheets.filter(isDrawing)) {
    expect(addresses).not.toContain(routes.blankFormRoute(id));
    await expect(readFile(join(dist, routes.spreadsheetRoute(id)))).rejects.toThrow('ENOENT');
  }
});

test('the page of sheets, the truck card and the link to them exist only if there are sheets', () => {
  const hasSheets = sheets.length > 0;
  expect(addresses.has(routes.samplesRoute)).toBe(hasSheets);
  expect(addresses.has(routes.truckCardRoute)).toBe(hasSheets);
  if (absentPages.includes('tools')) return;
  const links = attributesOf(pageAt(routes.routes.tools), 'a', 'href');
  expect(links.includes(routes.samplesRoute)).toBe(hasSheets);
});

describe.each(forms)('the blank form of $title', ({ id, blocks, facts, number }) => {
  test('has the company, its phone number and the sheet number, but no facts or readings of the sample', async () => {
    const [form] = withClass(pageAt(routes.blankFormRoute(id)).elements, 'blank-form');
    const text = form ? textOf(form) : '';
    expect(text).toContain(company.name);
    expect(text).toContain(company.phone.display);
    expect(text).toContain(number);
    // Shorter facts, such as a number, may also occur in other text of the form.
    for (const { value, blank } of facts.filter((fact) => fact.value.length > 6)) {
      expect(text.includes(asTyped(fill(value))), value).toBe(blank === 'keep');
    }
    for (const reading of blocks.flatMap(listReadings))
      expect(text).not.toContain(asTyped(reading));
  });

  test('has as many rows as its content file states', async () => {
    const page = pageAt(routes.blankFormRoute(id));
    const bodies = page.elements.filter(({ tagName }) => tagName === 'tbody');
    const counts = bodies.map(
      ({ childNodes }) => childNodes.filter(({ nodeName }) => nodeName === 'tr').length,
    );
    const tables = blocks.filter((block) => block.kind === 'table');
    for (const { rows, blank } of tables) {
      expect(counts).toContain(blank?.rows ?? rows.length);
    }
  });
});

/** Sample values with at least three digits from columns that are empty on the blank form. */
function listReadings(block: Block): string[] {
  if (block.kind !== 'table') return [];
  const { columns, rows } = block;
  const isPrinted = (_cell: string, index: number) => columns[index]?.blank === 'keep';
  const isEmptied = (_cell: string, index: number) => columns[index]?.blank !== 'keep';
  const printed = rows.flatMap(({ cells }) => cells.filter(isPrinted).map(fill));
  const readings = rows
    .flatMap(({ cells }) => cells.filter(isEmptied))
    .filter((cell) => /\d.*\d.*\d/.test(cell))
    .map(fill);
  // A column that is printed on the blank form may contain the same value.
  return readings.filter((reading) => !printed.some((text) => text.includes(reading)));
}

describe.each(forms)('the spreadsheet of $title', ({ id, title, blocks }) => {
  test('has the form and the filled-in sample, each on Letter pages, with frozen rows', async () => {
    const { sheets: parts } = await readSpreadsheet(id);
    const { form, sample } = samplesPage.workbook;
    expect(parts.map(({ name }) => name)).toEqual([form, sample]);
    for (const { pageSetup, freezePane, columns = [], rows } of parts) {
      expect(pageSetup).toMatchObject({
        paperSize: 'letter',
        fitToPage: true,
        fitToWidth: 1,
        fitToHeight: 0,
      });
      expect(freezePane?.rows).toBeGreaterThanOrEqual(2);
      for (const { width } of columns) expect(width).toBeGreaterThan(5);
      expect(rows[0]?.[0]).toContain(title);
    }
  });

  test('calculates the results of the sample', async () => {
    const { sheets: parts } = await readSpreadsheet(id);
    const sample = cellsOf(parts[1]);
    const calculate = evaluator(sample);
    const formulas = [...sample.values()].filter(({ formula }) => formula);
    for (const { formula = '', formulaResult, value } of formulas) {
      const result = calculate(formula);
      if (typeof formulaResult === 'number') expect(result, formula).toBeCloseTo(formulaResult, 9);
      else expect(result, formula).toBe(value);
    }
    for (const block of blocks) {
      if (block.kind === 'table') expectCalculatedColumns(sample, block);
    }
  });

  test('shows no results in the form until numbers are entered', async () => {
    const { sheets: parts } = await readSpreadsheet(id);
    const form = cellsOf(parts[0]);
    const calculate = evaluator(form);
    const formulas = [...form.values()].filter(({ formula }) => formula);
    for (const { formula = '' } of formulas) {
      expect(calculate(formula), formula).toBe('');
    }
  });
});

/** Asserts that the calculated columns of a table have the results that its content file states. */
function expectCalculatedColumns(sample: Map<string, Partial<Cell>>, table: Table): void {
  const [captionPosition = ''] =
    [...sample].find(
      ([position, { value }]) => position.endsWith(',0') && value === table.caption,
    ) ?? [];
  const captionRow = Number(captionPosition.split(',')[0]);
  // The row below the caption has the column names.
  const firstRow = captionRow + 2;
  for (const [column, { formula }] of table.columns.entries()) {
    if (!formula) continue;
    for (const [index, { cells }] of table.rows.entries()) {
      const expected = fill(cells[column] ?? '');
      const cell = sample.get(`${firstRow + index},${column}`);
      const rowName = `${cells[0]}`;
      if (expected === '-') expect(cell?.formula, rowName).toBeUndefined();
      else expect(formatLike(expected, cell?.formulaResult), rowName).toBe(expected);
    }
  }
}

test.skipIf(forms.length === 0)(
  'spreadsheets have formulas if their sheets have calculated columns',
  async () => {
    const cells = await Promise.all(
      forms.map(async ({ id }) => cellsOf((await readSpreadsheet(id)).sheets[1])),
    );
    const formulas = cells.flatMap((each) => [...each.values()].filter(({ formula }) => formula));
    expect(formulas.length > 0).toBe(hasCalculatedBlock());
  },
);

const hasCalculatedBlock = () =>
  forms.some(({ blocks }) =>
    blocks.some(
      (block) =>
        block.kind === 'rises' ||
        ('columns' in block && block.columns.some(({ formula }) => formula)),
    ),
  );

async function readSpreadsheet(id: string) {
  return readXlsx(await readFile(join(dist, routes.spreadsheetRoute(id))));
}

/** Cells with a value or a formula, by zero-based row and column. Example key: 4,2 */
function cellsOf(sheet: Pick<Sheet, 'rows' | 'cells'> | undefined) {
  const cells = new Map<string, Partial<Cell>>();
  for (const [rowIndex, row] of (sheet?.rows ?? []).entries()) {
    for (const [column, value] of row.entries()) cells.set(`${rowIndex},${column}`, { value });
  }
  for (const [position, cell] of sheet?.cells ?? []) cells.set(position, cell);
  return cells;
}

/** Returns a function that evaluates formulas with the values and formula results of these cells. */
function evaluator(cells: Map<string, Partial<Cell>>) {
  return (formula: string) =>
    evaluateFormula(formula, (address) => {
      // Example of an address: B4
      const column = address.charCodeAt(0) - 'A'.charCodeAt(0);
      const row = Number(address.slice(1)) - 1;
      const cell = cells.get(`${row},${column}`);
      const value = cell?.formula ? cell.formulaResult : cell?.value;
      return typeof value === 'number' || typeof value === 'string' ? value : undefined;
    });
}

/** Formats a number with the decimals, sign and percent sign of `text`. */
function formatLike(text: string, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  const isPercentage = text.endsWith('%');
  const [, decimals = ''] = /\.(\d+)/.exec(text) ?? [];
  const digits = Math.abs(isPercentage ? value * 100 : value).toFixed(decimals.length);
  if (!isPercentage) return digits;
  if (Number(digits) === 0) return `${digits}%`;
  const sign = value < 0 ? '−' : '+';
  return `${sign}${digits}%`;
}
