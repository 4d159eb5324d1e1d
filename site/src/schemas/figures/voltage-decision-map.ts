import { group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** Load against distance: where medium voltage is at home, where high voltage is, what lies between. */
export const voltageDecisionMap = figureOf(
  'voltage-decision-map',
  group({
    /** Below both of these, medium voltage. Megawatts and miles. */
    medium: group({ load: amount('megawatts', '5'), distance: amount('miles', '10') }),
    /** Beyond either of these, high voltage. Megawatts and miles. */
    high: group({ load: amount('megawatts', '10'), distance: amount('miles', '15') }),
    /** Cases marked on the map. */
    cases: listOf(
      group({
        label: label('WORKED CASE'),
        load: amount('megawatts', '5'),
        distance: amount('miles', '10'),
      }),
      'cases',
    ),
  }),
);
