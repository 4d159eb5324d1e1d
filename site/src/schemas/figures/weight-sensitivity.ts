import { group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** Total scores of bids over the technical weight: who leads at which weight. */
export const weightSensitivity = figureOf(
  'weight-sensitivity',
  group({
    /** The technical weight that was chosen. Percent. */
    weight: amount('percent', '60'),
    bids: listOf(
      group({
        /** Example: A */
        name: label('A').max(2, 'expected one or two letters; shorten the name'),
        /** Points out of 100. */
        technical: amount('points', '91'),
        /** Points out of 100. */
        commercial: amount('points', '75'),
      }),
      'bids',
      2,
    ),
  }),
);
