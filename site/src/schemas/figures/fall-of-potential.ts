import { group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** Fall of potential on one rod in uniform soil: a good test and a bad one, by IEEE 81. */
export const fallOfPotential = figureOf(
  'fall-of-potential',
  group({
    rod: group({
      /** Feet in the ground. Example: 10 */
      length: amount('feet', '10'),
      /** Inches. Example: 0.625 */
      diameter: amount('inches', '0.625'),
      /** Its true resistance in ohms. Example: 31 */
      resistance: amount('ohms', '31'),
    }),
    /** Ohms above which a single rod needs a second electrode. Example: 25 */
    limit: amount('ohms', '25'),
    /** Where the potential probe is read, in percent of the way to the current probe. */
    readings: listOf(amount('percent', '62'), 'readings'),
    /** The first is the one to copy. */
    tests: listOf(
      group({
        label: label('GOOD TEST'),
        /** From the rod to the current probe, in feet. Example: 100 */
        distance: amount('feet', '100'),
      }),
      'tests',
    ),
  }),
);
