import { group } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** A cable trench cut across, from grade to its floor. Inches throughout. */
export const trenchSection = figureOf(
  'trench-section',
  group({
    cover: group({
      /** Inches from grade to the top of the cables, as drawn. Example: 42 */
      drawn: amount('inches', '42'),
      /** The range that is usual. Inches. Example: 36 and 48 */
      least: amount('inches', '36'),
      most: amount('inches', '48'),
    }),
    /** Inches of tape over the top of the cables. Example: 12 */
    tape: amount('inches', '12'),
    /** Inches of fine material over the cables. Example: 6 */
    fineCover: amount('inches', '6'),
    /** Inches from the bottom of a bundle of three cables to its top. Example: 4 */
    trefoil: amount('inches', '4'),
    /** Inches of bedding under the cables. Example: 4 */
    bedding: amount('inches', '4'),
    /** Inches between the middles of two feeders. Example: 24 */
    spacing: amount('inches', '24'),
    /** The names of the layers and of what lies in them. */
    names: group({
      rock: label('CALICHE'),
      backfill: label('COMPACTED LIFTS'),
      tape: label('WARNING TAPE'),
      fineCover: label('FINE COVER'),
      bedding: label('BEDDING'),
      ground: label('BARE GROUND'),
      duct: label('FIBER DUCT'),
    }),
  }),
);
