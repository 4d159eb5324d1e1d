import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cell, readXlsx, type Sheet } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { eachElement, getAttribute } from '#contract/html-tree.ts';
import { fillPlaceholders } from '#contract/placeholders.ts';
import * as routes from '#contract/routes.ts';
import {
  correctForAltitude,
  formatFeetAndInches,
  minimumApproach,
} from '#electrical/approach-distances.ts';
import { formatNumber } from '#electrical/station/station.ts';
import { stationNumbers } from '#electrical/station/station-numbers.ts';
import { recordUnits } from '#electrical/units.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { parseCell } from '#site/read/sheet-cell.ts';
import { attributesOf, dist, readBuiltPages } from '../site/built-site.ts';
import { absentPages, company, samplesPage, services, sheets } from '../site/content.ts';
import { evaluateFormula } from '../site/evaluate-formula.ts';
import { pageAt, withClass } from '../site/page-parts.ts';
import { asTyped, textOf } from '../site/page-text.ts';

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
  'the page that lists all sheets links to each sheet, and to the field form and spreadsheet of each form',
  async () => {
    const links = attributesOf(pageAt(routes.routes.fieldForms), 'a', 'href');
    for (const { id } of sheets) expect(links).toContain(routes.sampleSheetRoute(id));
    for (const { id } of forms) {
      expect(links).toContain(routes.blankFormRoute(id));
      expect(links).toContain(routes.spreadsheetRoute(id));
      expect(addresses, id).toContain(routes.blankFormRoute(id));
    }
    expect(links).toContain(routes.routes.truckCard);
  },
);

test('a sheet that is a drawing has neither a field form nor a spreadsheet', async () => {
  for (const { id } of sheets.filter(isDrawing)) {
    expect(addresses).not.toContain(routes.blankFormRoute(id));
    await expect(readFile(join(dist, routes.spreadsheetRoute(id)))).rejects.toThrow('ENOENT');
  }
});

test('the page of sheets, the truck card and the links to them exist only if there are sheets', () => {
  const hasSheets = sheets.length > 0;
  expect(addresses.has(routes.routes.fieldForms)).toBe(hasSheets);
  expect(addresses.has(routes.routes.truckCard)).toBe(hasSheets);
  const { home, services, tools, fieldForms } = routes.routes;
  for (const address of absentPages.includes('tools')
    ? [home, services]
    : [home, services, tools]) {
    const page = pageAt(address);
    const [main] = page.elements.filter(({ tagName }) => tagName === 'main');
    const links = [...(main ? eachElement(main) : [])].map((each) => getAttribute(each, 'href'));
    expect(links.includes(fieldForms), address).toBe(hasSheets);
  }
});

test('the emergency page and the careers page link to the truck card, in the language of the text around', () => {
  const hasCard = !absentPages.includes('truckCard');
  const urgent = services.filter((service) => service.urgent);
  const addressesOfPages = [
    ...urgent.map(({ id }) => routes.serviceRoute(id)),
    ...(absentPages.includes('careers') ? [] : [routes.routes.careers]),
  ];
  for (const address of addressesOfPages) {
    const links = attributesOf(pageAt(address), 'a', 'href');
    expect(links.includes(routes.routes.truckCard), address).toBe(hasCard);
  }
  if (!hasCard) return;
  const spanishSide = `${routes.routes.truckCard}#espanol`;
  for (const { id } of urgent) {
    expect(attributesOf(pageAt(routes.serviceRoute(id)), 'a', 'href')).toContain(spanishSide);
  }
  expect(attributesOf(pageAt(routes.routes.truckCard), 'section', 'id')).toContain('espanol');
});

test.skipIf(absentPages.includes('truckCard'))(
  'the truck card has every distance on both sides, in the units of the language',
  () => {
    const { elevationFeet, english, spanish } = samplesPage.card;
    const sides = withClass(pageAt(routes.routes.truckCard).elements, 'card-side');
    expect(sides.map(({ attrs }) => attrs.find(({ name }) => name === 'lang')?.value)).toEqual([
      'en',
      'es',
    ]);
    for (const [index, { units, approach }] of [english, spanish].entries()) {
      const side = sides[index];
      const text = side ? textOf(side) : '';
      for (const { phaseToGroundMeters, phaseToPhaseMeters } of minimumApproach) {
        for (const meters of [phaseToGroundMeters, phaseToPhaseMeters]) {
          const inches = correctForAltitude(meters, elevationFeet);
          const shown =
            inches === undefined ? approach.unknown : asTyped(formatFeetAndInches(inches, units));
          expect(text).toContain(shown);
        }
      }
    }
  },
);

describe.each(forms)('the field form of $title', ({ id, blocks, facts, number }) => {
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

  test('has the unit of the reading in each empty cell, unless the column head has it', async () => {
    const page = pageAt(routes.blankFormRoute(id));
    const printed = page.elements
      .filter(({ tagName }) => tagName === 'td')
      .map((cell) => textOf(cell).trim())
      .filter((text) => recordUnits.some((unit) => unit === text));
    expect(printed.length).toBe(blocks.flatMap(listCellUnits).length);
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

/** The units of the cells that users fill in. Cells that are calculated or of an open column have none. */
function listCellUnits(block: Block): string[] {
  if (block.kind !== 'table') return [];
  const { columns, rows, blank } = block;
  return rows.slice(0, blank?.rows).flatMap(({ cells }) =>
    columns.flatMap(({ blank: onForm, unit, formula }, index) => {
      if (onForm === 'keep' || onForm === 'open' || unit || formula) return [];
      return parseCell(fill(cells[index] ?? '')).quantity?.unit ?? [];
    }),
  );
}

/** Sample values with at least three digits from columns that are empty on the field form. */
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
  // A column that is printed on the field form may contain the same value.
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

  test('has as many rows in each table of the filled-in sample as the sheet', async () => {
    const { sheets: parts } = await readSpreadsheet(id);
    for (const block of blocks) {
      if (!('columns' in block)) continue;
      const { length: results = 0 } = block.kind === 'table' ? (block.results ?? []) : [];
      expect(countRows(parts[1], block.caption) - results, block.caption).toBe(rowsOf(block));
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

/** Returns the number of rows of a sample's table. */
function rowsOf(block: Extract<Block, { columns: unknown }>): number {
  switch (block.kind) {
    case 'table':
      return block.rows.length;
    case 'index':
      // The index also lists every sheet.
      return block.rows.length + sheets.length;
    case 'rises':
      return block.compared.length;
  }
}

/** Returns the number of rows between the head of a table and the empty row below the table. */
function countRows(sheet: Pick<Sheet, 'rows' | 'cells'> | undefined, caption: string): number {
  const cells = cellsOf(sheet);
  const first = (row: number) => cells.get(`${row},0`)?.value ?? '';
  const captionRow = (sheet?.rows ?? []).findIndex((_, row) => first(row) === caption);
  expect(captionRow, caption).toBeGreaterThan(0);
  const firstRow = captionRow + 2;
  let row = firstRow;
  while (first(row) !== '') row += 1;
  return row - firstRow;
}

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
      const isWhole = formula.kind === 'share' && formula.at === cells[0];
      if (expected === '-' || isWhole) expect(cell?.formula, rowName).toBeUndefined();
      else
        expect(toPlainCharacters(String(formatLike(expected, cell?.formulaResult))), rowName).toBe(
          expected,
        );
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

/** Formats a number with the decimals, sign, percent sign and unit of `text`. */
function formatLike(text: string, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  const isPercentage = text.endsWith('%');
  const [, decimals = ''] = /\.(\d+)/.exec(text) ?? [];
  const size = Math.abs(isPercentage ? value * 100 : value);
  const digits = formatNumber(size, decimals.length);
  const { unit } = parseCell(text).quantity ?? {};
  if (!isPercentage) return unit ? `${digits} ${unit}` : digits;
  if (Number(digits) === 0) return `${digits}%`;
  const sign = value < 0 ? '−' : '+';
  return `${sign}${digits}%`;
}
