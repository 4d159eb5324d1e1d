import { z } from 'zod';
import { group, listOf } from '../fields.ts';
import { amount, figureOf } from './figure-fields.ts';

/** How far to keep from an overhead line: the distance grows in steps with its voltage. */
export const clearanceByVoltage = figureOf(
  'clearance-by-voltage',
  group({
    /** From low to high; each begins where the one before it ends. */
    steps: listOf(
      group({
        /** Up to and including this voltage. Kilovolts. */
        upTo: amount('kilovolts', '50'),
        /** Feet. */
        clearance: amount('feet', '10'),
        /** Lines of this step that the drawing names, in kilovolts; may be empty. */
        lines: z.array(amount('kilovolts', '34.5')),
      }),
      'steps',
      2,
    ),
    /** While nobody has stated the voltage. */
    unknown: group({
      /** Feet. */
      clearance: amount('feet', '20'),
      /** The highest voltage that this covers; the end of a step. Kilovolts. */
      upTo: amount('kilovolts', '350'),
    }),
  }),
);
