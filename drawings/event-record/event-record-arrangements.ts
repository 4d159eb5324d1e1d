import type { Phase } from './fault.ts';

/** How the event record lies on its panel. */
export interface Arrangement {
  /** The plot's left and right edge. */
  left: number;
  right: number;
  /** The cycles at those edges; 0 is the fault. */
  from: number;
  to: number;
  top: number;
  /** The zero line of each current. */
  zero: Record<Phase, number>;
  /** How high the load's peak stands. */
  peak: number;
  /** The middle of each digital trace; the first carries the number of the element that trips. */
  digital: Record<'element' | 'TRIP' | '52A', number>;
  size: number;
  /** Where names stand relative to their line. */
  name: { x: number; rise: number };
  /** The numbers along the time axis, and at which of its ends they are said to count cycles. */
  axis: { y: number; every: number; title: 'left' | 'right' };
}

/** 640 by 380, names beside their traces. */
export const wide: Arrangement = {
  left: 62,
  right: 628,
  from: -4,
  to: 7,
  top: 6,
  zero: { A: 76, B: 168, C: 230 },
  peak: 10,
  digital: { element: 284, TRIP: 308, '52A': 332 },
  size: 14,
  name: { x: 0, rise: -5 },
  axis: { y: 368, every: 1, title: 'left' },
};

/** 360 by 430: fewer cycles, larger lettering, names above their traces. */
export const narrow: Arrangement = {
  left: 1,
  right: 359,
  from: -2,
  to: 6,
  top: 6,
  zero: { A: 80, B: 184, C: 246 },
  peak: 10,
  digital: { element: 304, TRIP: 338, '52A': 372 },
  size: 15,
  name: { x: 1, rise: 18 },
  axis: { y: 420, every: 2, title: 'right' },
};
