import { exactlyOf, group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** How far a connection stands above ambient and above a similar part, against the steps for both. */
export const temperatureRise = figureOf(
  'temperature-rise',
  group({
    /** Steps of the rise over ambient, from the smallest; the last one has no end. */
    steps: listOf(
      group({
        label: label('PROBABLE DEFICIENCY'),
        /** °C above ambient. Example: 11 */
        from: amount('degrees Celsius', '11'),
        /** °C above ambient. Example: 20 */
        to: amount('degrees Celsius', '20').optional(),
      }),
      'steps',
      2,
    ),
    /** Steps of the difference from a similar part under similar load, from the smallest. */
    similar: exactlyOf(
      3,
      group({
        label: label('PROBABLE'),
        /** °C. Example: 4 */
        from: amount('degrees Celsius', '4'),
        /** °C. Example: 15 */
        to: amount('degrees Celsius', '15').optional(),
      }),
      'steps',
    ),
    /** Air around both parts, °C. Example: 38 */
    ambient: amount('degrees Celsius', '38'),
    /** The part in question. */
    part: group({ label: label('LUG'), reading: amount('degrees Celsius', '81') }),
    /** The similar part beside it. */
    neighbor: group({ label: label('NEIGHBOR'), reading: amount('degrees Celsius', '60') }),
  }),
);
