import { group } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** The record a relay keeps of a fault on phase A: currents, elements, breaker. */
export const eventRecord = figureOf(
  'event-record',
  group({
    /** The element that clears the fault, if not 50P at once. */
    delayed: group({
      /** Its device number. Example: 51N */
      element: label('51N'),
      /** When it trips, in cycles after the fault. Example: 8 */
      trip: amount('cycles', '8'),
    }).optional(),
  }),
);
