import { z } from 'zod';
import { group, listOf } from '../fields.ts';
import { amount, figureOf } from './figure-fields.ts';

/** A poured conduit seal between an explosionproof box and the rest of its conduit. */
export const conduitSeal = figureOf(
  'conduit-seal',
  group({
    conduit: group({
      /** Trade size. Example: 2 */
      tradeSize: amount('a trade size', '2'),
      /** Outside diameter in inches. Example: 2.375 */
      outside: amount('inches', '2.375'),
      /** Square inches inside. Example: 3.408 */
      area: amount('square inches', '3.408'),
    }),
    /** From one side of the conduit to the other. */
    conductors: listOf(
      group({
        /** Square inches with insulation. Example: 0.2223 */
        area: amount('square inches', '0.2223'),
        /** Whether it carries load; the grounding conductor does not. */
        live: z.boolean({ error: 'expected true or false' }),
      }),
      'conductors',
    ),
    /** Inches from the box, within which the seal belongs. Example: 18 */
    within: amount('inches', '18'),
    /** Least depth of the compound in inches. Example: 2 */
    compound: amount('inches', '2'),
  }),
);
