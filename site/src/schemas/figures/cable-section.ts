import { group, text } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

const names = {
  name: label('INSULATION SHIELD'),
  /** The same where there is less room. Example: INS. SHIELD */
  short: label('INS. SHIELD'),
  /** A second line: size, material. Example: 345 MIL, 100% LEVEL */
  detail: text('a short line', '345 MIL, 100% LEVEL').optional(),
};

const layer = group({
  ...names,
  /** Mils. Example: 345 */
  thickness: amount('mils', '345'),
});

/** The layers of a single-conductor shielded cable with a concentric neutral, from the inside out. */
export const cableSection = figureOf(
  'cable-section',
  group({
    conductor: group({
      ...names,
      /** Inches across. Example: 1.117 */
      diameter: amount('inches', '1.117'),
      /** Layers of strands around the middle one; four make 61 strands. Example: 4 */
      strandLayers: amount('a number of layers', '4'),
    }),
    conductorShield: layer,
    insulation: layer,
    insulationShield: layer,
    neutral: group({
      ...names,
      /** How many wires. Example: 20 */
      wires: amount('a number of wires', '20'),
      /** Inches across each wire. Example: 0.102 */
      diameter: amount('inches', '0.102'),
    }),
    jacket: layer,
  }),
);
