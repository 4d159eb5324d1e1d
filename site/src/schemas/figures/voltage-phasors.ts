import { exactlyOf, group } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** Three line-to-line voltages as phasors, against the band around nominal; the unbalance follows. */
export const voltagePhasors = figureOf(
  'voltage-phasors',
  group({
    /** Volts, line to line. Example: 480 */
    nominal: amount('volts', '480'),
    /** Half the band around nominal, in percent. Example: 5 */
    tolerance: amount('percent', '5'),
    /** In phase rotation, the first the farthest from the average. */
    readings: exactlyOf(
      3,
      group({
        /** The two phases. Example: AB */
        phases: label('AB'),
        /** Volts. Example: 492 */
        volts: amount('volts', '492'),
      }),
      'readings',
    ),
  }),
);
