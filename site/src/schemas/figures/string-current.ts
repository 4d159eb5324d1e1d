import { group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** How current adds up along a string of turbines, and what each segment is made of. */
export const stringCurrent = figureOf(
  'string-current',
  group({
    /** How many turbines. Example: 9 */
    turbines: amount('a number of turbines', '9'),
    /** Megawatts of each. Example: 2.8 */
    power: amount('megawatts', '2.8'),
    /** Kilovolts between phases. Example: 34.5 */
    voltage: amount('kilovolts', '34.5'),
    /** Example: 0.95 */
    powerFactor: amount('a power factor', '0.95'),
    /** The conductors' metal. Example: ALUMINUM */
    metal: label('ALUMINUM'),
    /** Conductors from the far end on, each through the segment of that number. */
    conductors: listOf(
      group({ name: label('1/0 AWG'), through: amount('the number of a segment', '3') }),
      'conductors',
    ),
    /** Connectors from the far end on, each through the segment of that number. */
    connectors: listOf(
      group({
        rating: label('200 A'),
        name: label('LOADBREAK ELBOW'),
        through: amount('the number of a segment', '3'),
      }),
      'connectors',
    ),
  }),
);
