import type { Box } from '../../../map/label-placement.ts';
import type { Point } from '../../../parts/polyline.ts';
import type { FigureSize } from '../../figure-drawing.ts';
import type { KeyPlan } from './response-map-key.tsx';

/** How the map lies in its drawing. */
interface Plan {
  box: Box;
  /** What point of the service map stands in the upper left corner, and how far it is enlarged. */
  corner: Point;
  scale: number;
  /** Where the states' names stand. */
  states: Record<'west' | 'east', { x: number; y: number; anchor: 'start' | 'end' }>;
  key: KeyPlan;
}

export const plans: Record<FigureSize, Plan> = {
  wide: {
    box: [1, 1, 719, 551],
    corner: [25, 135],
    scale: 1.1,
    states: {
      west: { x: 24, y: 84, anchor: 'start' },
      east: { x: 696, y: 84, anchor: 'end' },
    },
    key: {
      near: [24, 312],
      far: [24, 331],
      figures: {
        at: [24, 358],
        lines: (tolerance) => ['ROAD MILES AND MINUTES', `TO THE TOWN, ±${tolerance}%`],
      },
      scale: [24, 424],
      rooms: [
        [20, 298, 210, 385],
        [20, 395, 150, 430],
      ],
    },
  },
  narrow: {
    box: [1, 1, 359, 406],
    corner: [147, 72],
    scale: 0.7,
    states: {
      west: { x: 12, y: 24, anchor: 'start' },
      east: { x: 348, y: 24, anchor: 'end' },
    },
    key: {
      near: [1, 432],
      far: [234, 432],
      figures: {
        at: [1, 458],
        lines: (tolerance) => ['mi / min BY ROAD TO THE TOWN,', `±${tolerance}%, FROM ITS BASE`],
      },
      scale: [14, 388],
      rooms: [[10, 356, 150, 396]],
    },
  },
};
