import { z } from 'zod';
import { exactlyOf, group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

const horsepower = () => amount('horsepower', '300');
const shortName = () => listOf(label('WATER'), 'lines of a name').max(2);

/** One-line from the utility through a power building to a motor; other starters stand open. */
export const powerBuildingOneLine = figureOf(
  'power-building-one-line',
  group({
    utility: group({
      /** Where the line comes from. Example: UTILITY LINE */
      name: label('UTILITY LINE'),
      /** Example: 24.9 kV */
      voltage: label('24.9 kV'),
    }),
    /** Maximum-voltage class of the medium-voltage switchgear. Kilovolts. */
    switchgear: amount('kilovolts', '27'),
    transformer: group({
      /** Rating. kVA. */
      rating: amount('kilovolt-amperes', '1500'),
      /** Example: 24.9 kV TO 480Y/277 V */
      voltages: label('24.9 kV TO 480Y/277 V'),
      /** Percent. */
      impedance: amount('percent', '5.75'),
    }),
    building: group({
      /** Example: POWER BUILDING */
      name: label('POWER BUILDING'),
      /** Example: 480 V */
      voltage: label('480 V'),
      /** Frame of the main breaker. Amperes. */
      main: amount('amperes', '2000'),
      /** What the motor control center withstands. Kiloamperes. */
      withstand: amount('kiloamperes', '42'),
    }),
    /** The motor at the end of the live path, fed by a drive. */
    motor: group({
      /** Example: WATER TRANSFER PUMP */
      name: label('WATER TRANSFER PUMP'),
      horsepower: horsepower(),
    }),
    /** The other starters on the bus, left to right. */
    starters: exactlyOf(
      4,
      group({
        /** On up to two lines. Example: OIL, TRANSFER */
        name: shortName(),
        horsepower: horsepower(),
        /** Motors of that size, each with its own starter. Example: 2 */
        count: z.literal([1, 2], { error: 'expected 1 or 2 motors' }),
        /** Through a drive rather than across the line. */
        drive: z.boolean({ error: 'expected true or false' }),
      }),
      'starters',
    ),
  }),
);
