import { group, listOf } from '../fields.ts';
import { amount, figureOf } from './figure-fields.ts';

/** The ground grid of a small substation in plan, to scale, with one path of a fault current. */
export const groundGridPlan = figureOf(
  'ground-grid-plan',
  group({
    /** Where buried conductors run across, in feet from the left edge of the grid; closer at its ends. */
    columns: listOf(amount('feet', '40'), 'distances', 4),
    /** The same from its upper edge. */
    rows: listOf(amount('feet', '40'), 'distances', 4),
    /** The length of the scale bar, in feet. Example: 50 */
    scale: amount('feet', '50'),
    /** Crushed rock, in inches. Example: 6 */
    rock: amount('inches', '6'),
    /** Tolerable touch voltage of the worked example, in volts. */
    touch: group({
      /** On the rock. Example: 654 */
      rock: amount('volts', '654'),
      /** On bare ground. Example: 238 */
      bare: amount('volts', '238'),
    }),
  }),
);
