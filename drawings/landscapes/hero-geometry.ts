import type { Point } from '../parts/geometry.ts';
import { lowSideX } from '../parts/power-transformer.tsx';

/** The whole drawing. It is shown at true scale, centered, its foot at the foot of the hero. */
export const heroViewBox = '0 0 2400 620';
export const heroHeight = 620;

/** The top of the grade line; everything stands on it. */
export const heroGradeY = 600;
/** The horizon: above it sky and mesas, below it the plain. */
export const heroHorizonY = 545;
/**
 * The live riser leaves the drawing downward at this x: 96.9 % of a container of 1280 that is
 * centered in the drawing.
 */
export const heroRiserX = 1800.3;

/** The middle of the sun's disc, and of the glow that the page paints on the horizon behind. */
export const heroSun: Point = [1392, 470];

/** Land and grade line go on to here on both sides, for pages wider than the drawing. */
export const heroReach: Point = [-1300, 3700];

/** The transformer stands where its low-side cables meet the riser. */
export const heroTransformerX = heroRiserX - lowSideX;
