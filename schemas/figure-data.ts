import { z } from 'zod';
import { amount, group, listOf, oneOf, text, unfilled, yesOrNo } from './fields.ts';
import { typeset } from './prose/typeset.ts';

export const captionExample = 'Where each voltage is at home. Illustrative.';
export const sentenceExample = 'Below 5 MW and 10 miles: medium voltage.';

const figureWords = {
  caption: text('a caption', captionExample),
  /** Text alternative to the drawing. It must contain every number in the drawing. */
  words: listOf(text('a sentence', sentenceExample), 'sentences'),
};

/** A drawing with its data, a caption and a text alternative. */
function figureOf<Name extends string, Data extends z.ZodType>(drawing: Name, data: Data) {
  return group({ drawing: z.literal(drawing), ...figureWords, data });
}

/** A short label in a drawing. Names of equipment are in capitals. */
function label(example: string) {
  return unfilled('a short label', example)
    .max(40, 'expected at most 40 characters; shorten it')
    .overwrite(typeset);
}

/**
 * Horizontal bars that start at zero, for costs, hours, loads or scores. Bars can be divided into parts, and lines
 * across the bars can mark the limits of ranges.
 */
export const barsFigureSchema = figureOf(
  'bars',
  group({
    axis: group({
      title: label('GW'),
      /** End of the axis, a little beyond the longest bar, in the unit of the axis. */
      end: amount('the end of the axis', '30'),
      step: amount('a step of the axis', '5'),
      before: label('$').optional(),
    }),
    /** The segments of every bar, from zero outward. Default: each bar is a single segment. */
    parts: listOf(
      group({
        name: label('OIL AND GAS'),
        look: oneOf(['solid', 'outline', 'hatched']),
      }),
      'parts',
    ).optional(),
    partValues: yesOrNo.optional(),
    /** Number of digits after the decimal point in the values of parts. Example: 1 formats 30 as 30.0 */
    partDigits: amount('a number of digits after the decimal point', '1').optional(),
    /**
     * The records of the article whose amounts the bars show, in the same order. The content check compares the
     * values.
     */
    counts: oneOf(['downtimeScenarios']).optional(),
    /** Name of the bar, or of the part of all bars, that the drawing emphasizes. */
    live: label('OIL AND GAS'),
    bars: listOf(
      group({
        name: label('GAS-LIFT COMPRESSOR'),
        note: label('24 h, share 0.5').optional(),
        /** Length of each part, starting at zero, in the unit of the axis. Example: 11.7 and 12 */
        values: listOf(amount('the length of a part', '11.7'), 'lengths of parts'),
        text: label('about 23.7 GW'),
        /** Whether the bar is the sum of the bars above, separated from them by a line. */
        sum: yesOrNo.optional(),
      }),
      'bars',
    ),
    bands: listOf(
      group({
        name: label('STUDY'),
        /** Upper end of the range, in the unit of the axis. The last range ends at the end of the axis. */
        to: amount('the end of the range', '10'),
      }),
      'ranges',
    ).optional(),
  }).refine((data) => data.bars.every((bar) => bar.values.length === (data.parts?.length ?? 1)), {
    path: ['bars'],
    error: 'expected one value for each part in every bar; add or remove values',
  }),
);

/** A schedule: windows of work as bars on a time axis, one below the other, leading to a common goal date. */
export const windowsFigureSchema = figureOf(
  'windows',
  group({
    axis: group({
      title: label('MONTHS AFTER CONTRACT'),
      start: amount('a number of months', '-3').optional(),
      end: amount('a number of months', '18'),
      step: amount('a number of months', '3'),
    }),
    /** Legend: the meaning of solid and outlined bars. */
    key: group({ solid: label('FIELD WORK'), outlined: label('STUDIES, ORDERS, FACTORIES') }),
    windows: listOf(
      group({
        label: label('CIVIL AND FOUNDATIONS'),
        note: label('8–12 WEEKS').optional(),
        /** Start on the axis. A bar that starts before the axis begins at the left edge. */
        from: amount('a number of months', '8'),
        to: amount('a number of months', '10.5'),
        solid: yesOrNo,
        /** The same work in an alternative schedule, drawn as an outline above the bar. */
        against: group({
          from: amount('a number of weeks', '18'),
          to: amount('a number of weeks', '58'),
        }).optional(),
      }),
      'windows',
    ),
    goal: group({
      label: label('ENERGIZATION'),
      at: amount('a number of months', '18'),
      /** The goal date in the alternative schedule, and the difference between the two dates. */
      against: group({
        label: label('IN SEQUENCE, WEEK 81'),
        at: amount('a number of weeks', '81'),
        difference: label('16 WEEKS'),
      }).optional(),
    }),
    /** The date, during window `of`, from which window `begins` can start. `of` and `begins` are labels of windows. */
    release: group({
      label: label('ONE-LINE FROZEN 11'),
      at: amount('a number of weeks', '11'),
      of: label('DESIGN'),
      begins: label('GEAR ON ORDER'),
    }).optional(),
  }),
);

/** The load of a transformer over one day, and the time above a planning limit. */
export const loadDayFigureSchema = figureOf(
  'load-day',
  group({
    rating: amount('a rating in kVA', '300'),
    limit: amount('a limit in percent', '80'),
    low: label('BEFORE DAWN'),
    /** Points of the load curve. Hours range from 0 to 24. */
    points: listOf(
      group({
        hour: amount('a number of hours after midnight', '16'),
        load: amount('a load in kVA', '280'),
      }),
      'loads',
      2,
    ),
  }),
);

/** Steps of a job along a wire, combined into groups of steps. */
export const stepsGroupedFigureSchema = figureOf(
  'steps-grouped',
  group({
    groups: listOf(
      group({
        name: label('CONSULTATION'),
        steps: listOf(label('SITE ASSESSMENT'), 'steps').max(5),
      }),
      'groups',
    ).max(4),
  }).refine(({ groups }) => groups.flatMap(({ steps }) => steps).length <= 5, {
    path: ['groups'],
    error: 'expected at most 5 steps; the drawing has room for only that many',
  }),
);
