import { z } from 'zod';
import { group, listOf, text } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

const stop = amount('the number of a stop', '3');

/** Where a band ends: at a stop by its number, or at the service point. */
const edge = z.union([stop, z.literal('service-point')], {
  error: 'expected the number of a stop, or service-point',
});

/** Stops along a walk, and over which of them each authority's rules apply. */
export const authorityMap = figureOf(
  'authority-map',
  group({
    /** The names of the six stops, in their order; the pictures over them are fixed. */
    stops: z
      .array(label('PRODUCTION PAD'))
      .length(6, 'expected six stops; the drawing has a picture for each'),
    /** The number of the stop in whose middle the service point lies. Example: 2 */
    servicePoint: stop,
    /** Rows of bands from the top; bands in one row must not overlap. */
    rows: listOf(
      listOf(
        group({
          label: label('RAILROAD COMMISSION'),
          /** The same where there is less room. Example: CODE 91.019 */
          short: label('CODE 91.019').optional(),
          from: edge,
          to: edge,
          /** The number of the stop where its rules weigh most. Example: 4 */
          heaviest: stop.optional(),
          /** Whether it is the rule for the energized line, drawn in its colour. */
          live: z.boolean({ error: 'expected true or false' }).optional(),
          /** What else applies there, in lines under the band. */
          also: listOf(text('a short line', 'API MPMS'), 'lines').optional(),
        }),
        'bands',
      ),
      'rows',
    ),
  }),
);
