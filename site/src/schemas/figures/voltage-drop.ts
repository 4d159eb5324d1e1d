import { group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** Voltage drop over distance on one conductor, at several voltages. */
export const voltageDrop = figureOf(
  'voltage-drop',
  group({
    /** The load, all at the far end. Megawatts. */
    load: amount('megawatts', '5'),
    /** Lagging, above 0 and at most 1. */
    powerFactor: amount('a power factor', '0.95').gt(0).max(1),
    /** The line's conductor. */
    conductor: group({
      name: label('336.4 kcmil ACSR'),
      /** Ohms per mile. */
      resistance: amount('ohms per mile', '0.31'),
      /** Ohms per mile. */
      reactance: amount('ohms per mile', '0.64'),
    }),
    /** Line to line, kilovolts. The highest is drawn live. */
    voltages: listOf(amount('kilovolts', '34.5'), 'voltages', 2),
    /** The drop that the lines are held against. Percent. */
    screen: amount('percent', '5'),
    /** Where the drops are read off. Miles. */
    distance: amount('miles', '10'),
  }),
);
