import { z } from 'zod';
import {
  fillPlaceholders,
  findUnknownPlaceholders,
  placeholderNames,
} from '#contract/placeholders.ts';
import { stationNumbers } from '#electrical/station/station-numbers.ts';
import { units } from '#electrical/units.ts';
import {
  amount,
  group,
  headed,
  kind,
  kindsOf,
  limitedText,
  listOf,
  oneOf,
  order,
  positive,
  refuse,
  type SchemaContext,
  text,
} from './fields.ts';
import { pageOpening } from './shared-words.ts';

/** Width of a form in characters. */
const formWidth = 68;

/**
 * Text that may contain numbers of the station as placeholders: `{fault.high} A`. `most` is the maximum number
 * of characters after the placeholders are replaced.
 */
function words(what: string, example: string, most = 400) {
  return withNumbers(text(what, example), most);
}

function withNumbers<T extends z.ZodType<string>>(field: T, most: number) {
  return field
    .refine((value) => findUnknownPlaceholders(value, stationNumbers).length === 0, {
      error: ({ input }) => {
        const [unknown] = findUnknownPlaceholders(`${input}`, stationNumbers);
        const known = [...placeholderNames(stationNumbers)].join(', ');
        return `the station has no number {${unknown}}; write one of ${known}`;
      },
    })
    .refine((value) => fillPlaceholders(value, stationNumbers).length <= most, {
      error: `expected at most ${most} characters; shorten it, the form has no room for more`,
    });
}

const label = words('what the drawing shows, in words', 'Network of the station.', 600);
const caption = text('what the rows contain', 'Results');
const celsius = amount('degrees Celsius', '62');
const amperes = positive('amperes', '236');

const columnTitle = text('the title of a column', 'Read');
const columnTitles = listOf(columnTitle, 'titles of columns');

const columns = listOf(
  group({
    title: text('the title of a column', 'Measured'),
    /** `end` aligns numbers on the right. */
    align: z.literal('end', { error: 'expected `end`; otherwise leave this field out' }).optional(),
    /** On phones, `below` shows the column in a line below the row. The line has room for three columns. */
    phones: z
      .literal('below', { error: 'expected `below`; otherwise leave this field out' })
      .optional(),
    /** The unit of all numbers in the column, shown in the column header of the blank form and the spreadsheet. */
    unit: oneOf(units, 'a unit').optional(),
    /**
     * On the blank form, `keep` prints the sample's cells, such as methods and limits; `untitled` replaces the
     * column header by a line to write on.
     */
    blank: oneOf(['keep', 'untitled']).optional(),
    /** The formula by which the spreadsheet calculates the column from other columns of the same row. */
    formula: kindsOf('formula', [
      /** The largest deviation of the values from a reference value, as a signed fraction of the reference. */
      kind('deviation', 'Farthest deviation', {
        of: columnTitles,
        from: columnTitle,
        /** First cell of the row with the reference. Default: the same row. Example: 61.8% */
        at: text('the first cell of a row', '61.8%').optional(),
      }),
      kind('ratio', 'Ratio', { of: columnTitle, to: columnTitle }),
      /** The lowest value times a factor, rounded down to a whole number, because the result is a limit. */
      kind('times-lowest', 'Lowest, multiplied', {
        of: columnTitles,
        times: positive('a factor', '1.5'),
      }),
    ]).optional(),
  }),
  'columns',
  2,
);

/** Differences between the table on the blank form and the sample. */
const blankTable = group({
  caption: text('what the rows contain', 'As left').optional(),
  rows: z
    .int({ error: 'expected a number of rows' })
    .positive('expected a number of rows')
    .optional(),
}).optional();

const emptyCell = "this cell is empty; write it as '-'";
const cell = withNumbers(
  z.string({ error: "expected text; write a number as '50'" }).min(1, emptyCell),
  formWidth,
);
const rows = listOf(
  group({
    cells: z
      .array(cell, { error: 'expected a list of cells' })
      .min(1, 'this row has no cells; write one cell for each column'),
  }),
  'rows',
);

/** A curve with the readings of a table plotted on it. Skips rows that lack a number in one of the columns. */
const plotted = {
  label,
  /** Caption of the table with the readings. Example: Results */
  table: caption,
  /** Titles of the columns to plot. */
  x: text('the title of a column', 'Inject'),
  y: text('the title of a column', 'Measured'),
};

const blockSchema = ({ reference }: SchemaContext) =>
  kindsOf('block', [
    kind('table', 'Table', {
      caption,
      /** The sheet whose tables must list every name in the first column of this table. Example: io-list */
      listedOn: reference('sheets').optional(),
      columns,
      rows,
      blank: blankTable,
      /** Individual results from the table. Each is the value of one column in one row. */
      results: listOf(
        group({
          name: text('the name of the result', 'Resistance'),
          of: columnTitle,
          at: text('the first cell of a row', '61.8%'),
        }),
        'results',
      ).optional(),
    }),
    /** An index of all sheets and of the other records in the station's file. */
    kind('index', 'Index of sheets', { caption, columns, rows, blank: blankTable }),
    /** Temperature rises, rated according to the bands of ANSI/NETA MTS. */
    kind('rises', 'Temperature rises', {
      caption,
      columns,
      blank: blankTable,
      /** The measured temperature, in degrees Celsius. */
      celsius,
      load: group({ seen: amperes, full: amperes }),
      compared: listOf(
        group({
          with: text('the reference of the comparison', 'A, same load'),
          celsius,
          as: oneOf(['similar', 'ambient']),
        }),
        'comparisons',
      ),
    }),
    kind('one-line', 'One-line of the station', { label }),
    kind('network', 'Network of the station', { label }),
    kind('relay-curve', 'Time-current curve', plotted),
    kind('ground-curve', 'Fall of potential', plotted),
    kind('thermal-image', 'Thermal image of three lugs', {
      label,
      /** Air temperature, in degrees Celsius. */
      ambient: celsius,
      lugs: z
        .array(group({ phase: text('a phase', 'A'), celsius }), { error: 'expected three lugs' })
        .length(3, 'expected three lugs, A to C'),
    }),
    /**
     * The station's line in one switching state. It is energized from the source to the first open switch or
     * breaker in `marks`.
     */
    kind('state-line', 'Line in one state', {
      label,
      marks: listOf(
        group({
          kind: oneOf(['open-switch', 'open-breaker', 'transformer', 'bus', 'ground', 'break']),
          /** Distance from the source, as a fraction of the line's length. */
          at: amount('a fraction of the line', '0.31').min(0).max(1),
          label: text('the name of the device', '52-M'),
        }),
        'marks',
      ),
    }),
  ]);

type Block = z.infer<ReturnType<typeof blockSchema>>;

/** A sample sheet of the fictional station. The file name determines its address. */
export const sheetSchema = (context: SchemaContext) =>
  group({
    order,
    number: text('the number of the sheet', 'T-03'),
    title: text('the name of the form', 'Relay test report'),
    /** When crews fill in the form. Shown on the page of all sheets and by search engines. */
    use: limitedText(
      'a sentence',
      40,
      140,
      'At commissioning and every few years, with the relay isolated.',
    ),
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
        name: words('the name of a fact', 'Device', 10),
        value: words('a few words', '50/51 on 52', 25),
        /**
         * On the blank form, `keep` prints the value, `omit` removes the fact, and `instrument` prints a line for an
         * instrument. By default, the blank form has a line to write on.
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
    /** Notes below the blank form and its spreadsheet. They must be true at every site. */
    blankNotes: listOf(words('a line', 'Constants of IEEE C37.112', 90), 'lines').optional(),
  }).superRefine(({ blocks }, issues) => {
    blocks.forEach((block, index) => {
      const report: Report = (path, message) => refuse(issues, ['blocks', index, ...path], message);
      if ('columns' in block) checkWidths(block, report);
      if ('columns' in block) checkFormulas(block, report);
      if ('table' in block) checkPlotted(block, blocks, report);
    });
  });

/** Reports a problem in a block. `path` is relative to the block. */
type Report = (path: PropertyKey[], message: string) => void;

/** Checks that each row has one cell per column, and that the longest cells of all columns together fit on the form. */
function checkWidths(
  { columns, ...block }: Extract<Block, { columns: unknown }>,
  report: Report,
): void {
  const rows = 'rows' in block ? block.rows : [];
  rows.forEach(({ cells }, row) => {
    if (cells.length === columns.length) return;
    const remedy = "write one cell per column, and '-' for an empty one";
    const message = `${cells.length} cells for ${columns.length} columns; ${remedy}`;
    report(['rows', row, 'cells'], message);
  });
  const longest = columns.map(({ title }, index) =>
    rows
      .map(({ cells }) => fillPlaceholders(cells[index] ?? '', stationNumbers))
      .reduce((long, text) => (text.length > long.length ? text : long), title),
  );
  const { length } = longest.join(' ');
  if (length <= formWidth) return;
  const problem = `the longest text in each column adds up to ${length} characters, but the form has room for only ${formWidth}`;
  report(['columns'], `${problem}; shorten one of ${longest.join(' | ')}`);
}

/** Checks that the columns and rows named by formulas and results exist in the table. */
function checkFormulas(block: Extract<Block, { columns: unknown }>, report: Report): void {
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
  block.columns.forEach(({ formula }, index) => {
    if (!formula) return;
    const path = ['columns', index, 'formula'];
    checkColumns(path, columnsIn(formula));
    if (formula.kind === 'deviation') checkRow([...path, 'at'], formula.at);
  });
  if (!('results' in block)) return;
  block.results?.forEach(({ of, at }, index) => {
    checkColumns(['results', index, 'of'], [of]);
    checkRow(['results', index, 'at'], at);
  });
}

type Formula = NonNullable<z.infer<typeof columns>[number]['formula']>;

/** Titles of the columns that a formula uses. */
function columnsIn(formula: Formula): string[] {
  switch (formula.kind) {
    case 'deviation':
      return [...formula.of, formula.from];
    case 'ratio':
      return [formula.of, formula.to];
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

/** Text of the truck card, which folds to pocket size. Its distances and glove classes are in `electrical/`. */
const truckCardSchema = headed('Truck card', {
  summary: limitedText('a sentence', 50, 165, 'Approach distances and glove classes, to fold.'),
  note: text('a sentence', 'Print it on both sides and fold it twice.'),
  print: text('what the button says', 'Print the card'),
  /** The altitude of your highest site, in feet. Above 4,000 ft the card lists no restricted distances. */
  elevationFeet: positive('feet above sea level', '4000'),
  approach: headed('Distances to exposed parts', {
    corrected: text('a sentence with {elevation}', 'Corrected to {elevation} ft.'),
    voltage: columnTitle,
    limited: columnTitle,
    movable: columnTitle,
    restricted: columnTitle,
    /** Text shown instead of a distance that the card lacks. */
    unknown: text('a few words', 'See your manual'),
  }),
  cranes: headed('Cranes', {
    voltage: columnTitle,
    clearance: columnTitle,
    unknown: text('a few words', 'Unknown voltage'),
    unknownNote: text('a sentence with {upTo}', 'Over {upTo} kV it is more.'),
  }),
  gloves: headed('Rubber gloves', {
    class: columnTitle,
    volts: columnTitle,
    note: text('a sentence', 'Air test before each use.'),
  }),
  steps: headed('Before you touch', { items: listOf(text('a step', 'Open it.'), 'steps', 2) }),
  downed: headed('A line is down', { items: listOf(text('a step', 'Call 911.'), 'steps') }),
  call: headed('Who to call', {
    emergency: text('a number in quotes', "'911'"),
    first: text('when to call this number', 'Fire, injury, a line down'),
    crew: text('who answers the emergency line', 'Crew and dispatch'),
    /** Labels of blank lines to write on. */
    lines: listOf(text('another contact', 'Utility'), 'lines'),
  }),
  sources: headed('Sources', {
    items: listOf(text('a source with its year', 'NFPA 70E-2024'), 'sources'),
    note: text('one or two sentences', 'For qualified people.'),
    /** The word printed before the month in which the card was built. */
    edition: text('a word', 'Edition'),
  }),
});

/** Text of the page that lists all sample sheets, of the pages of individual sheets, and of blank forms. */
export const samplesPageSchema = () =>
  group({
    ...pageOpening('Field forms', 'Each one filled in, blank, and as a spreadsheet.'),
    /** The section on other pages that links to the page of all sheets. */
    offer: group({
      heading: text('a heading', 'Field forms'),
      text: text('a sentence', 'The forms that our crews fill in.'),
      link: text('what the link says', 'All field forms'),
    }),
    label: text('what marks a sheet as a sample', 'Illustrative sample'),
    note: text('one or two sentences', 'The station and all its readings are invented.'),
    others: text('a heading', 'Sheets of the same station'),
    action: text('what the button says', 'Request a quote'),
    links: group({
      filled: text('what the link says', 'Filled sample'),
      blank: text('what the link says', 'Blank form'),
      spreadsheet: text('what the link says', 'Spreadsheet'),
    }),
    /** Suffix of a form's name in page titles. Example: Switching order, filled example */
    filled: limitedText('a few words', 4, 30, 'filled example'),
    /** Text after a sheet's name and use in the previews of shared links. */
    description: limitedText('a sentence', 15, 60, 'Filled in, blank, and as a spreadsheet.'),
    blank: group({
      /** The label that replaces "Illustrative sample" on the blank form. */
      label: text('what marks a form as blank', 'Blank form'),
      print: text('what the button says', 'Print the form'),
      note: text('a sentence', 'Prints on Letter paper.'),
      /** The label of the empty box for a drawing or a curve. */
      sketch: text('a few words', 'Sketch or plot'),
      instrument: text('the name of a column', 'Instrument'),
      serial: text('the name of a column', 'Serial number'),
      due: text('the name of a column', 'Calibration due'),
      site: text('the name of a line', 'Site'),
      subject: text('the name of a line', 'Subject'),
      sheet: text('the name of a line', 'Sheet'),
      name: text('the name of a line', 'Name'),
      signature: text('the name of a line', 'Signature'),
      date: text('the name of a line', 'Date'),
    }),
    /** The names of the two worksheets in a spreadsheet. */
    workbook: group({ form: sheetName('Form'), sample: sheetName('Filled sample') }),
    /** Column titles of the form that compares temperatures, and the names of the two references. */
    rises: group({
      with: columnTitle,
      hot: columnTitle,
      read: columnTitle,
      load: columnTitle,
      full: columnTitle,
      rise: columnTitle,
      atFull: columnTitle,
      band: columnTitle,
      similar: text('what is compared', 'Similar part'),
      ambient: text('what is compared', 'Air'),
    }),
    card: truckCardSchema,
  });

export type SamplesWords = z.infer<ReturnType<typeof samplesPageSchema>>;

/** Spreadsheet programs allow at most 31 characters in the name of a worksheet. */
function sheetName(example: string) {
  return limitedText('a name', 1, 31, example);
}
