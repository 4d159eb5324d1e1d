import { z } from 'zod';
import {
  fillPlaceholders,
  findUnknownPlaceholders,
  placeholderNames,
} from '#contract/placeholders.ts';
import { stationNumbers } from '#electrical/station/station-numbers.ts';
import { recordUnits } from '#electrical/units.ts';
import {
  amount,
  group,
  kind,
  kindsOf,
  listOf,
  oneOf,
  positive,
  type SchemaContext,
  text,
  unfilled,
  verbatim,
  yesOrNo,
} from './fields.ts';
import { permanentId } from './permanent-ids.ts';
import { typeset } from './prose/typeset.ts';

/** Width of a form in characters. */
export const formWidth = 68;

/**
 * Text that may contain numbers of the station as placeholders: `{fault.high} A`. `most` is the maximum number of
 * characters after the placeholders are replaced.
 */
export function words(what: string, example: string, most = 400) {
  return withNumbers(unfilled(what, example), most)
    .overwrite((value) => fillPlaceholders(value, stationNumbers))
    .overwrite(typeset);
}

function withNumbers(field: z.ZodString, most: number) {
  return field
    .refine((value) => findUnknownPlaceholders(value, stationNumbers).length === 0, {
      error: ({ input }) => {
        const [unknown] = findUnknownPlaceholders(`${input}`, stationNumbers);
        const known = [...placeholderNames(stationNumbers)].join(', ');
        return `the station has no number {${unknown}}; write one of ${known}`;
      },
    })
    .refine((value) => fillPlaceholders(value, stationNumbers).length <= most, {
      error: `expected at most ${most} characters; shorten it to fit on the form`,
    });
}

const label = words('what the drawing shows, in words', 'Network of the station.', 600);
const caption = text('a caption for the rows', 'Results');
const id = permanentId('a block', 'results');
const celsius = amount('a temperature in degrees Celsius', '62');
const amperes = positive('a current in amperes', '236');

const columnTitle = text('the title of a column', 'Read');
const columnTitles = listOf(columnTitle, 'titles of columns');

/** Width of a column on the printed form. Default: as wide as the sample's cells. */
const width = oneOf(['narrow', 'short', 'medium', 'wide']).optional();

const columns = listOf(
  group({
    id: permanentId('a column', 'as-found'),
    // Running text, so that a tag such as XV-201 may break at its hyphen in a narrow column.
    title: text('the title of a column', 'Measured'),
    /** `end` aligns numbers on the right. */
    align: z.literal('end', { error: 'expected `end`; otherwise leave this field out' }).optional(),
    /** On phones, `below` shows the column in a line below the row. The line has room for two columns. */
    phones: z
      .literal('below', { error: 'expected `below`; otherwise leave this field out' })
      .optional(),
    /** The unit of all numbers in the column, shown in the column header of the field form and the spreadsheet. */
    unit: oneOf(recordUnits, 'a unit').optional(),
    /**
     * On the field form, `keep` prints the sample's cells, such as methods and limits; `untitled` replaces the
     * column header by a line to write on; `open` prints cells without the sample's unit or percent sign.
     */
    blank: oneOf(['keep', 'untitled', 'open']).optional(),
    width,
    /** Whether the column has a limit for other columns of the same row. */
    limits: group({
      /** Titles of the columns whose values have this limit. */
      of: columnTitles,
      /** Whether the limit is a maximum or a minimum. Default: each cell says so, such as "Max. 0.5%" or "Min. 25". */
      as: oneOf(['most', 'least']).optional(),
    }).optional(),
    /** The formula with which the spreadsheet calculates this column from other columns of the same row. */
    formula: kindsOf('formula', [
      /** The largest deviation of the values from a reference value, as a signed fraction of the reference. */
      kind('deviation', 'Farthest deviation', {
        of: columnTitles,
        from: columnTitle,
        /** First cell of the row with the reference. Default: the same row. Example: 61.8% */
        at: verbatim('the first cell of a row', '61.8%').optional(),
      }),
      kind('ratio', 'Ratio', { of: columnTitle, to: columnTitle }),
      kind('difference', 'Difference', { of: columnTitle, less: columnTitle }),
      /** The product of the values and, if `times` is set, of this factor. */
      kind('product', 'Product', {
        of: columnTitles,
        times: positive('a factor', '12').optional(),
      }),
      /** A percentage of a value in another row. */
      kind('share', 'Share of another row', {
        /** The column with the percentages. */
        of: columnTitle,
        from: columnTitle,
        /** First cell of the row with the whole. Its own cell is not calculated. */
        at: verbatim('the first cell of a row', '100%'),
      }),
      /** Trip time of a relay in seconds. Names of curves are in `electrical/relay-curves.ts`. */
      kind('trip-time', 'Trip time of a relay', {
        curve: columnTitle,
        dial: columnTitle,
        multiple: columnTitle,
      }),
      /** The lowest value times a factor, rounded down to a tenth, because the result is a limit. */
      kind('times-lowest', 'Lowest, multiplied', {
        of: columnTitles,
        times: positive('a factor', '1.5'),
      }),
    ]).optional(),
  }),
  'columns',
  2,
);

/** Differences between the table on the field form and the sample. */
const blankTable = group({
  caption: text('a caption for the rows', 'As left').optional(),
  /** Number of rows, including the sample's rows if a column keeps its cells. */
  rows: z
    .int({ error: 'expected a number of rows' })
    .positive('expected a number of rows')
    .optional(),
  /** Names of the rows below the sample's rows. The names are printed in the first column. */
  spare: listOf(
    group({
      id: permanentId('a row', 'core-to-ground'),
      name: words('the first cell of a row', 'Core to ground', 26),
      /** Whether the row is answered in words, such as Opened, so that its cells are not calculated. */
      yesOrNo: yesOrNo.optional(),
    }),
    'rows',
  ).optional(),
  /** Additional columns at the right of the field form. Users write the titles of columns without one. */
  columns: listOf(
    group({ id: permanentId('a column', 'by-date'), title: columnTitle.optional(), width }),
    'columns',
  ).optional(),
}).optional();

const emptyCell = "this cell is empty; write it as '-'";
const cell = withNumbers(
  z.string({ error: "expected text; put numbers in quotes, for example '50'" }).min(1, emptyCell),
  formWidth,
);
const rows = listOf(
  group({
    /** Required if a column has `blank: keep`, because the field form then prints the row. */
    id: permanentId('a row', '51-pickup').optional(),
    cells: z
      .array(cell, { error: 'expected a list of cells' })
      .min(1, 'this row has no cells; write one cell for each column'),
  }),
  'rows',
);

/** A curve with the readings of a table plotted on it. Skips rows that lack a number in one of the columns. */
const plotted = {
  id,
  label,
  /** Caption of the table with the readings. Example: Results */
  table: caption,
  /** Titles of the columns to plot. */
  x: text('the title of a column', 'Inject'),
  y: text('the title of a column', 'Measured'),
};

/** A part of a sheet: a table, a drawing or a curve. */
export const blockSchema = ({ reference }: SchemaContext) =>
  kindsOf('block', [
    kind('table', 'Table', {
      id,
      caption,
      /** The sheet whose tables must list every name in the first column of this table. Example: io-list */
      listedOn: reference('sheets').optional(),
      columns,
      rows,
      blank: blankTable,
      /** Single results from the table, each the value of one column in one row. */
      results: listOf(
        group({
          name: text('the name of the result', 'Resistance'),
          of: columnTitle,
          at: verbatim('the first cell of a row', '61.8%'),
        }),
        'results',
      ).optional(),
      /** Limits that the caption or a line of the form states. Columns with limits have `limits` of their own. */
      limits: listOf(
        group({
          /** Titles of the columns whose values have this limit. */
          of: columnTitles,
          as: oneOf(['most', 'least']),
          /** First cells of the rows that the limit applies to. Default: all rows. */
          at: listOf(verbatim('the first cell of a row', '61.8%'), 'rows').optional(),
          limit: kindsOf('limit', [
            kind('printed', 'Printed', { value: verbatim('a limit with its unit', '0.5%') }),
            /** Users write the limit into a gap of the caption of the field form. Gaps are counted from 1. */
            kind('gap', 'Gap in the caption', {
              gap: z.int({ error: 'expected a number' }).positive('expected a number from 1'),
            }),
            /** Users write the limit into a line of the field form. */
            kind('line', 'Line of the form', { line: permanentId('a line', 'limit-ohm') }),
          ]),
        }),
        'limits',
      ).optional(),
    }),
    /** An index of all sheets and of the other records in the station's file. */
    kind('index', 'Index of sheets', { id, caption, columns, rows, blank: blankTable }),
    /** Temperature rises, rated according to the bands of ANSI/NETA MTS. */
    kind('rises', 'Temperature rises', {
      id,
      caption,
      columns,
      blank: blankTable,
      /** The measured temperature, in degrees Celsius. */
      celsius,
      load: group({ seen: amperes, full: amperes }),
      compared: listOf(
        group({
          id: permanentId('a comparison', 'phase-a'),
          with: text('the reference of the comparison', 'A, same load'),
          celsius,
          as: oneOf(['similar', 'ambient']),
        }),
        'comparisons',
      ),
    }),
    kind('one-line', 'One-line of the station', { id, label }),
    kind('network', 'Network of the station', { id, label }),
    kind('relay-curve', 'Time-current curve', plotted),
    kind('ground-curve', 'Fall of potential', plotted),
    kind('thermal-image', 'Thermal image of three lugs', {
      id,
      label,
      /** Air temperature, in degrees Celsius. */
      ambient: celsius,
      lugs: z
        .array(group({ phase: text('a phase', 'A'), celsius }), { error: 'expected three lugs' })
        .length(3, 'expected three lugs, A to C'),
    }),
    /** The station's power line in one switching state, energized up to the first open switch or breaker in `marks`. */
    kind('state-line', 'Line in one state', {
      id,
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

export type Block = z.infer<ReturnType<typeof blockSchema>>;

export type Formula = NonNullable<z.infer<typeof columns>[number]['formula']>;
