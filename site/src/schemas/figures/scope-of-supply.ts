import { group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** A facility's service as a one-line inside its scope boundary, and what each offer leaves out. */
export const scopeOfSupply = figureOf(
  'scope-of-supply',
  group({
    /** The utility's line, up to the boundary. Example: 24.9 kV */
    supply: label('24.9 kV'),
    /** Offers in the order of the prices below. Example: A */
    offers: listOf(label('A').max(2, 'expected one or two letters; shorten the name'), 'offers'),
    /** What has to be in every price before prices are compared. */
    items: listOf(
      group({
        /** Example: ACCEPTANCE TESTS */
        name: label('ACCEPTANCE TESTS'),
        /** The same where there is room for some 12 letters. Example: TESTS */
        short: label('TESTS').optional(),
        /** What each offer adds for it, in US dollars; 0 where it was included all along. */
        added: listOf(amount('dollars', '46000'), 'amounts'),
      }),
      'items',
    ),
  }).refine((data) => data.items.every((item) => item.added.length === data.offers.length), {
    path: ['items'],
    error: 'expected one amount for each offer in every item',
  }),
);
