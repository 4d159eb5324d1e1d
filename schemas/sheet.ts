import { z } from 'zod';
import { fillPlaceholders } from '#contract/placeholders.ts';
import { stationNumbers } from '#electrical/station/station-numbers.ts';
import {
  group,
  headline,
  limitedText,
  listOf,
  oneOf,
  order,
  refuse,
  type SchemaContext,
  text,
  verbatim,
  yesOrNo,
} from './fields.ts';
import { formerAddressesSchema } from './former-addresses.ts';
import { permanentId } from './permanent-ids.ts';
import { toPlainCharacters } from './prose/plain-characters.ts';
import { moments, signers } from './shared-words.ts';
import { type Block, blockSchema, type Formula, formWidth, words } from './sheet-blocks.ts';
import { findIdProblems } from './sheet-ids.ts';

/** Reports a problem in a block. `path` is relative to the block. */
type Report = (path: PropertyKey[], message: string) => void;

/** A block with rows and columns. */
type TableBlock = Extract<Block, { columns: unknown }>;

/** A sample sheet of the fictional station. The file name determines its address. */
export const sheetSchema = (context: SchemaContext) =>
  group({
    order,
    formerAddresses: formerAddressesSchema,
    /** The permanent id of the form. Unlike the file's name, which is part of the address, it never changes. */
    formId: permanentId('the form', 'relay-test-report'),
    number: verbatim('the number of the sheet', 'T-03'),
    title: headline('the name of the form', 'Relay test report'),
    /** When crews fill in the form. Shown on the page of all sheets and by search engines. */
    use: limitedText(
      'a sentence',
      40,
      140,
      'At commissioning and every few years, with the relay isolated.',
    ),
    /** The group of the form on the page of all sheets. */
    moment: oneOf(moments),
    /** The equipment or system that the sheet covers, shown in the title block. */
    subject: words('the subject of the sheet', 'Relay 50/51 on 52', 32),
    /** The section of the station's file that contains the sheet. */
    section: text('a section of the file', 'Test'),
    revision: z
      .int({ error: 'expected a revision, for example 1' })
      .min(0, 'expected a revision of at least 0'),
    date: text('a date', 'May 14, 2026'),
    /** A role and its number on the crew list, never the name of a person. */
    by: text('a role and its number', 'TT-1'),
    /** The station and its state. Example: Sample station, as built */
    station: words('the station and its state', 'Sample station, as built', 30),
    /** Facts at the top of the form: the first at the left, the second at the right, and so on. */
    facts: listOf(
      group({
        id: permanentId('a fact', 'test-set'),
        name: words('the name of a fact', 'Device', 10),
        value: words('a few words', '50/51 on 52', 25),
        /**
         * On the field form, `keep` prints the value, `omit` removes the fact, and `instrument` prints a line for an
         * instrument. By default, the field form has a line to write on.
         */
        blank: oneOf(['keep', 'omit', 'instrument']).optional(),
      }),
      'facts',
      2,
    ),
    blocks: listOf(blockSchema(context), 'blocks'),
    notes: listOf(words('a line', 'Constants of IEEE C37.112', 35), 'notes').max(
      4,
      'expected at most 4 lines; the form has no room for more',
    ),
    /** Additional lines to write on, which only the field form has. They follow the lines for the facts. */
    blankLines: listOf(
      group({
        id: permanentId('a line', 'kva'),
        name: words('the name of a line', 'kVA, % Z', 24),
      }),
      'lines',
    ).optional(),
    /** Whether the field form ends with boxes for the verdict of a test, such as Pass, Fail and Refer. */
    blankVerdict: yesOrNo.optional(),
    /** Number of lines for remarks on the field form. Default: 4 */
    blankRemarks: z
      .int({ error: 'expected a number of lines' })
      .min(0, 'expected a number of lines')
      .optional(),
    /** Who signs the field form. Default: the signers in `content/pages/samples.yaml`. */
    blankSigners: signers.optional(),
    /** Notes below the field form and its spreadsheet. They must be true at every site. */
    blankNotes: listOf(words('a line', 'Constants of IEEE C37.112', 90), 'lines').optional(),
    /** Ids of removed facts, blocks, columns and rows. No other part of the sheet may use them again. */
    retired: listOf(permanentId('a removed part', 'test-set'), 'ids').optional(),
  }).superRefine((sheet, issues) => {
    const { blocks } = sheet;
    for (const { path, message } of findIdProblems(sheet)) refuse(issues, path, message);
    blocks.forEach((block, index) => {
      const report: Report = (path, message) => refuse(issues, ['blocks', index, ...path], message);
      if ('columns' in block) {
        checkWidths(block, report);
        checkFormulas(block, report);
        checkLimits(block, sheet, report);
        checkSpareRows(block, report);
      }
      if ('table' in block) checkPlotted(block, blocks, report);
    });
  });

/** Checks that each row has one cell per column, and that the longest cells of all columns together fit on the form. */
function checkWidths({ columns, ...block }: TableBlock, report: Report): void {
  const rows = 'rows' in block ? block.rows : [];
  rows.forEach(({ cells }, row) => {
    if (cells.length === columns.length) return;
    const remedy = "write one cell per column, and '-' for an empty one";
    const message = `${cells.length} cells for ${columns.length} columns; ${remedy}`;
    report(['rows', row, 'cells'], message);
  });
  const longest = columns.map(({ title }, index) => {
    const cells = rows.map((row) => fillPlaceholders(row.cells[index] ?? '', stationNumbers));
    return [toPlainCharacters(title), ...cells].reduce((long, text) =>
      text.length > long.length ? text : long,
    );
  });
  const { length } = longest.join(' ');
  if (length <= formWidth) return;
  const problem = `the longest cells of all columns together have ${length} characters, but the form has room for only ${formWidth}`;
  report(['columns'], `${problem}; shorten one of ${longest.join(' | ')}`);
}

/** Returns functions that check whether the table has columns with these titles, and a row with this first cell. */
function checkNames(block: TableBlock, report: Report) {
  const titles = block.columns.map(({ title }) => title);
  const firstCells = 'rows' in block ? block.rows.map(({ cells }) => cells[0]) : [];
  const checkColumns = (path: PropertyKey[], named: readonly string[]) => {
    const unknown = named.find((title) => !titles.includes(title));
    if (unknown) report(path, `no column "${unknown}"; write one of ${titles.join(', ')}`);
  };
  const checkRow = (path: PropertyKey[], named: string | undefined) => {
    if (!named || firstCells.includes(named)) return;
    report(path, `no row "${named}"; write one of ${firstCells.join(', ')}`);
  };
  return { checkColumns, checkRow };
}

/** Checks that the columns and rows named by formulas and results exist in the table. */
function checkFormulas(block: TableBlock, report: Report): void {
  const { checkColumns, checkRow } = checkNames(block, report);
  block.columns.forEach(({ formula }, index) => {
    if (!formula) return;
    const path = ['columns', index, 'formula'];
    checkColumns(path, columnsIn(formula));
    if ('at' in formula) checkRow([...path, 'at'], formula.at);
  });
  if (!('results' in block)) return;
  block.results?.forEach(({ of, at }, index) => {
    checkColumns(['results', index, 'of'], [of]);
    checkRow(['results', index, 'at'], at);
  });
}

/** Checks that the columns, rows, gaps and lines named by limits exist. */
function checkLimits(
  block: TableBlock,
  {
    facts,
    blankLines = [],
  }: { facts: readonly { id: string }[]; blankLines?: { id: string }[] | undefined },
  report: Report,
): void {
  const { checkColumns, checkRow } = checkNames(block, report);
  block.columns.forEach(({ limits }, index) => {
    checkColumns(['columns', index, 'limits', 'of'], limits?.of ?? []);
  });
  if (!('limits' in block)) return;
  const gaps = (block.blank?.caption ?? block.caption).split(/_{3,}/).length - 1;
  const lines = [...facts, ...blankLines].map(({ id }) => id);
  block.limits?.forEach(({ of, at = [], limit }, index) => {
    const path = ['limits', index];
    checkColumns([...path, 'of'], of);
    for (const row of at) checkRow([...path, 'at'], row);
    if (limit.kind === 'gap' && limit.gap > gaps) {
      report([...path, 'limit', 'gap'], `the caption of the field form has ${gaps} gaps (___)`);
    }
    if (limit.kind === 'line' && !lines.includes(limit.line)) {
      const message = `no line "${limit.line}"; write one of ${lines.join(', ')}`;
      report([...path, 'limit', 'line'], message);
    }
  });
}

/** Checks that the field form has enough rows for the sample rows that it prints and for its named spare rows. */
function checkSpareRows({ columns, blank, ...block }: TableBlock, report: Report): void {
  const sampleRows = 'rows' in block ? block.rows.length : 0;
  const isKept = columns.some((column) => column.blank === 'keep');
  const needed = (isKept ? sampleRows : 0) + (blank?.spare?.length ?? 0);
  if ((blank?.rows ?? sampleRows) >= needed || block.kind !== 'table') return;
  const reason = `${needed} rows have a name in \`spare\` or print cells of the sample`;
  report(['blank', 'rows'], `expected at least ${needed}, because ${reason}`);
}

/** Titles of the columns that a formula uses. */
function columnsIn(formula: Formula): string[] {
  switch (formula.kind) {
    case 'deviation':
      return [...formula.of, formula.from];
    case 'ratio':
      return [formula.of, formula.to];
    case 'difference':
      return [formula.of, formula.less];
    case 'product':
      return formula.of;
    case 'share':
      return [formula.of, formula.from];
    case 'trip-time':
      return [formula.curve, formula.dial, formula.multiple];
    case 'times-lowest':
      return formula.of;
  }
}

/** Checks that the table and the columns plotted by a curve exist on the sheet. */
function checkPlotted(
  { table, x, y }: Extract<Block, { table: string }>,
  blocks: readonly Block[],
  report: Report,
): void {
  const tables = blocks.filter((block) => block.kind === 'table');
  const named = tables.find((block) => block.caption === table);
  if (!named) {
    const captions = tables.map(({ caption }) => caption);
    report(['table'], `no such table; write one of ${captions.join(', ')}`);
    return;
  }
  const titles = named.columns.map(({ title }) => title);
  for (const [field, title] of Object.entries({ x, y })) {
    if (titles.includes(title)) continue;
    report([field], `no such column; write one of ${titles.join(', ')}`);
  }
}
