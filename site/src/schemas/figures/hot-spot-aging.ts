import { group, listOf } from '../fields.ts';
import { amount, figureOf } from './figure-fields.ts';

/** How fast transformer insulation ages by its hottest point, with loadings marked on the curve. */
export const hotSpotAging = figureOf(
  'hot-spot-aging',
  group({
    /** Where insulation ages at its normal rate. Degrees Celsius at the hot spot. */
    reference: amount('degrees Celsius', '110'),
    /** The air that the loadings are marked for. Degrees Celsius. */
    ambient: amount('degrees Celsius', '40'),
    /** Loadings marked on the curve, from the lightest on. */
    points: listOf(
      group({
        /** Load against the rating. Percent. */
        load: amount('percent', '80'),
        /** The hot spot that it settles at. Degrees Celsius. */
        hotSpot: amount('degrees Celsius', '98.8'),
      }),
      'loadings',
    ),
  }),
);
