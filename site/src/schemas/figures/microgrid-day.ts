import { group } from '../fields.ts';
import { amount, figureOf } from './figure-fields.ts';

/** A day of a site on its own power: a steady load, gas under solar, storage for minutes. */
export const microgridDay = figureOf(
  'microgrid-day',
  group({
    /** The steady load. Megawatts. */
    load: amount('megawatts', '5'),
    solar: group({
      /** At noon. Megawatts. */
      peak: amount('megawatts', '3'),
      /** Over the day. Megawatt-hours; the width of the bell follows from it. */
      energy: amount('megawatt-hours', '21.6'),
    }),
    gas: group({
      /** What one unit can reach. Megawatts. */
      rating: amount('megawatts', '1.5'),
      /** Units that run at night. */
      night: amount('units', '4'),
      /** Units that run at noon. */
      noon: amount('units', '2'),
    }),
    /** A cloud at noon, until another unit has started. */
    cloud: group({
      /** What solar still gives. Megawatts. */
      solar: amount('megawatts', '1'),
      /** How long storage stands in, from the middle of one edge to the middle of the other. Minutes. */
      minutes: amount('minutes', '10'),
      /** How long either edge takes to cross the field; gas follows it. Minutes. */
      edge: amount('minutes', '2'),
    }),
  }),
);
