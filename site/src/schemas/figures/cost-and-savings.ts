import { group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** What upgrades cost beside what each saves in a year, ranked by simple payback. */
export const costAndSavings = figureOf(
  'cost-and-savings',
  group({
    upgrades: listOf(
      group({
        /** Example: 120 kvar CAPACITOR BANK */
        name: label('120 kvar CAPACITOR BANK'),
        /** US dollars, once. */
        cost: amount('dollars', '16000'),
        /** US dollars each year. */
        saved: amount('dollars a year', '4248'),
      }),
      'upgrades',
    ),
  }),
);
