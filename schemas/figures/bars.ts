import { z } from 'zod';
import { group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/**
 * Horizontal bars from zero, each whole or put together from parts: costs, hours, loads, scores.
 * Limits that every bar is read against lie across them.
 */
export const bars = figureOf(
  'bars',
  group({
    axis: group({
      /** What the axis counts, with its unit. */
      title: label('GW'),
      /** Where the axis ends, a little beyond the longest bar. In the axis's unit. */
      end: amount('where the axis ends', '30'),
      /** From one grid line to the next. In the axis's unit. */
      step: amount('a step of the axis', '5'),
      /** A sign before each number of the axis. */
      before: label('$').optional(),
    }),
    /** The parts of every bar, from zero on. Without them each bar is one part. */
    parts: listOf(
      group({
        name: label('OIL AND GAS'),
        /** How the part is filled. */
        look: z.enum(['solid', 'outline', 'hatched'], {
          error: 'expected solid, outline or hatched',
        }),
      }),
      'parts',
    ).optional(),
    /** Print the value of each part under it. */
    partValues: z.boolean({ error: 'expected true or false' }).optional(),
    /** Digits after the point in those values, where 30 is to read 30.0. */
    partDigits: amount('digits after the point', '1').optional(),
    /** The records whose amounts the bars show, in their order; the check then counts them again. */
    counts: z.enum(['downtimeScenarios'], { error: 'expected downtimeScenarios' }).optional(),
    /** The one bar, or the one part of all bars, that is to be read first. By its name. */
    live: label('OIL AND GAS'),
    bars: listOf(
      group({
        name: label('GAS-LIFT COMPRESSOR'),
        /** A line under the name. */
        note: label('24 h, share 0.5').optional(),
        /** How long each part is, from zero on. In the axis's unit. Example: 11.7 and 12 */
        values: listOf(amount('the length of a part', '11.7'), 'lengths of parts'),
        /** What stands at the end of the bar. */
        text: label('about 23.7 GW'),
        /** The bar adds up those above it: a rule is drawn before it. */
        sum: z.boolean({ error: 'expected true or false' }).optional(),
      }),
      'bars',
    ),
    /** Ranges of the axis, one after the other from zero. Example: STUDY, up to 10. */
    bands: listOf(
      group({
        name: label('STUDY'),
        /** Where it ends, in the axis's unit; the last one ends with the axis. */
        to: amount('where the range ends', '10'),
      }),
      'ranges',
    ).optional(),
    /** Limits across all bars. Example: PASS MARK at 70. */
    references: listOf(
      group({
        name: label('PASS MARK'),
        /** In the axis's unit. */
        at: amount('a value on the axis', '70'),
      }),
      'limits',
    ).optional(),
  }).refine((data) => data.bars.every((bar) => bar.values.length === (data.parts?.length ?? 1)), {
    path: ['bars'],
    error: 'expected one value for each part in every bar',
  }),
);
