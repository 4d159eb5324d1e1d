import { z } from 'zod';
import { exactlyOf, group, listOf, text } from '../fields.ts';
import { figureOf, label } from './figure-fields.ts';

/** The tests of a cable section, each at the moment of its life when it is made. */
export const testSequence = figureOf(
  'test-sequence',
  group({
    moments: exactlyOf(
      6,
      group({
        /** Example: SPLICES BURIED */
        name: label('SPLICES BURIED'),
        /** What is checked or tested. */
        tests: listOf(text('a test', 'JACKET TEST'), 'tests'),
        /** The layer of the cable that is tested; without one the line is handed over and goes live. */
        layer: z
          .enum(['jacket', 'insulation'], { error: 'expected jacket or insulation' })
          .optional(),
      }),
      'moments',
    ),
    /** What is never done. Example: NO DC HIPOT ON AGED CABLE */
    never: label('NO DC HIPOT ON AGED CABLE'),
  }),
);
