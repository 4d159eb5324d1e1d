import { z } from 'zod';
import { amount, group, listOf, oneOf, text, yesOrNo } from './fields.ts';

/** What every figure says beside its drawing. */
export const figureWords = {
  caption: text('a caption', 'Where each voltage is at home. Illustrative.'),
  /** What the drawing says, for those who do not see it. Every figure of the drawing is in it. */
  words: listOf(text('a sentence', 'Below 5 MW and 10 miles: medium voltage.'), 'sentences'),
};

/** A drawing with its data, a caption, and the same in words. */
function figureOf<Name extends string, Data extends z.ZodType>(drawing: Name, data: Data) {
  return group({ drawing: z.literal(drawing), ...figureWords, data });
}

/** A name in a drawing: short, and in capitals where it names equipment. */
function label(example: string) {
  return text('a short name', example).max(40, 'expected at most 40 characters; shorten the name');
}

/**
 * Horizontal bars from zero, each whole or put together from parts: costs, hours, loads, scores.
 * The limits of ranges lie across them.
 */
export const bars = figureOf(
  'bars',
  group({
    axis: group({
      title: label('GW'),
      /** Where the axis ends, a little beyond the longest bar. In the axis's unit. */
      end: amount('where the axis ends', '30'),
      step: amount('a step of the axis', '5'),
      before: label('$').optional(),
    }),
    /** The parts of every bar, from zero on. Without them each bar is one part. */
    parts: listOf(
      group({
        name: label('OIL AND GAS'),
        look: oneOf(['solid', 'outline', 'hatched']),
      }),
      'parts',
    ).optional(),
    partValues: yesOrNo.optional(),
    /** Digits after the point in those values, where 30 is to read 30.0. */
    partDigits: amount('digits after the point', '1').optional(),
    /** The records whose amounts the bars show, in their order; the check then counts them again. */
    counts: oneOf(['downtimeScenarios']).optional(),
    /** The one bar, or the one part of all bars, that is to be read first. By its name. */
    live: label('OIL AND GAS'),
    bars: listOf(
      group({
        name: label('GAS-LIFT COMPRESSOR'),
        note: label('24 h, share 0.5').optional(),
        /** How long each part is, from zero on. In the axis's unit. Example: 11.7 and 12 */
        values: listOf(amount('the length of a part', '11.7'), 'lengths of parts'),
        text: label('about 23.7 GW'),
        /** The bar adds up those above it: a rule is drawn before it. */
        sum: yesOrNo.optional(),
      }),
      'bars',
    ),
    bands: listOf(
      group({
        name: label('STUDY'),
        /** Where it ends, in the axis's unit; the last one ends with the axis. */
        to: amount('where the range ends', '10'),
      }),
      'ranges',
    ).optional(),
  }).refine((data) => data.bars.every((bar) => bar.values.length === (data.parts?.length ?? 1)), {
    path: ['bars'],
    error: 'expected one value for each part in every bar',
  }),
);

/** Windows of work as bars on a time axis, one below the other, up to one day that all of them serve. */
export const windows = figureOf(
  'windows',
  group({
    axis: group({
      title: label('MONTHS AFTER CONTRACT'),
      start: amount('a number of months', '-3').optional(),
      end: amount('a number of months', '18'),
      step: amount('a number of months', '3'),
    }),
    /** What a solid and what an outlined bar mean. */
    key: group({ solid: label('FIELD WORK'), outlined: label('STUDIES, ORDERS, FACTORIES') }),
    windows: listOf(
      group({
        label: label('CIVIL AND FOUNDATIONS'),
        note: label('8–12 WEEKS').optional(),
        /** On the axis; before its start, the bar comes in from the left edge. */
        from: amount('a number of months', '8'),
        to: amount('a number of months', '10.5'),
        solid: yesOrNo,
        /** The same work on another calendar, outlined above its bar. */
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
      /** The same day on the other calendar, and how far apart the two are. */
      against: group({
        label: label('IN SEQUENCE, WEEK 81'),
        at: amount('a number of weeks', '81'),
        difference: label('16 WEEKS'),
      }).optional(),
    }),
    /** A day within one window that lets another begin. The windows by their labels. */
    release: group({
      label: label('ONE-LINE FROZEN 11'),
      at: amount('a number of weeks', '11'),
      of: label('DESIGN'),
      begins: label('GEAR ON ORDER'),
    }).optional(),
  }),
);

/** A transformer's load through one day, and how long it stays above a planning limit. */
export const loadDay = figureOf(
  'load-day',
  group({
    rating: amount('kVA', '300'),
    limit: amount('percent', '80'),
    low: label('BEFORE DAWN'),
    /** Loads known at an hour, from 0 to 24; the curve runs through them. */
    points: listOf(
      group({
        hour: amount('hours after midnight', '16'),
        load: amount('kVA', '280'),
      }),
      'loads',
      2,
    ),
  }),
);

/** Steps of a job in order along a wire, and the larger steps that they form. */
export const stepsGrouped = figureOf(
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
    error: 'expected at most 5 steps; the drawing has room for that many',
  }),
);
