import { group } from '../fields.ts';
import { amount, figureOf } from './figure-fields.ts';

/** The classified space around a fixed-roof tank in its dike, with four boxes to judge. Feet throughout. */
export const tankZones = figureOf(
  'tank-zones',
  group({
    tank: group({
      /** Feet across. Example: 15.5 */
      diameter: amount('feet', '15.5'),
      /** Feet from the ground to the eave. Example: 16 */
      height: amount('feet', '16'),
      /** Feet of oil; over it is vapor. Example: 9 */
      oil: amount('feet', '9'),
      /** Feet from the tank's middle to the thief hatch, toward the left. Example: 3 */
      hatch: amount('feet', '3'),
    }),
    zones: group({
      /** Division 1 within so many feet of the hatch. Example: 5 */
      hatchFirst: amount('feet', '5'),
      /** Division 2 from there to so many feet of the hatch. Example: 10 */
      hatchSecond: amount('feet', '10'),
      /** Division 2 within so many feet of shell and roof. Example: 10 */
      shell: amount('feet', '10'),
    }),
    dike: group({
      /** Feet; up to this height the dike is Division 2. Example: 3 */
      height: amount('feet', '3'),
      /** Feet from the shell to the wall at the left. Example: 12 */
      left: amount('feet', '12'),
      /** Feet from the shell to the wall at the right. Example: 20 */
      right: amount('feet', '20'),
    }),
    boxes: group({
      /** On the roof: feet from the hatch. Example: 3 */
      roof: group({ fromHatch: amount('feet', '3') }),
      /** Over the walkway: feet from the hatch. Example: 7 */
      walkway: group({ fromHatch: amount('feet', '7') }),
      /** On the stair: feet off the shell, and feet from the hatch. Example: 4 and 15 */
      stair: group({ fromShell: amount('feet', '4'), fromHatch: amount('feet', '15') }),
      /** In the dike: feet from the shell, and feet from its floor to the box. Example: 16 and 4 */
      dike: group({ fromShell: amount('feet', '16'), overFloor: amount('feet', '4') }),
    }),
  }),
);
