import { group } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** A joint that warms up month by month beside a sound one, past its limits to a trip. */
export const trendToTrip = figureOf(
  'trend-to-trip',
  group({
    /** The failing part, the one it is compared with, and the points of the trend. */
    names: group({
      failing: label('BOLTED JOINT'),
      sound: label('SIMILAR JOINT'),
      survey: label('QUARTERLY SURVEY'),
    }),
    /** The sound part, and the failing one at the start. Degrees Celsius above ambient. */
    start: amount('degrees Celsius above ambient', '8'),
    /** In how many months the rise above ambient doubles. */
    doubling: amount('months', '3.75'),
    /** Over this between similar parts under similar load: major, repair immediately. Degrees Celsius. */
    difference: amount('degrees Celsius', '15'),
    /** Over this: the same class, repair immediately. Degrees Celsius above ambient. */
    alarm: amount('degrees Celsius above ambient', '40'),
    /** Where the part fails. Degrees Celsius above ambient. */
    trip: amount('degrees Celsius above ambient', '100'),
    /** From one survey to the next. Months. */
    survey: amount('months', '3'),
  }),
);
