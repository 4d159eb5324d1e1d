import { type Point, segment } from './geometry.ts';

/*
 * Where conductors join the parts of `parts.svg`, in a part's own coordinates, of three phases the
 * nearest first.
 */
type Terminals = readonly [Point, Point, Point];

/** The place of each phase of a disconnect switch against its nearest one. */
export const switchPhases: Terminals = [
  [0, 0],
  [10, -4],
  [20, -8],
];
const ofSwitch = (x: number) => switchPhases.map(([dx, dy]): Point => [x + dx, dy - 148]);
export const switchJaws = ofSwitch(-36);
export const switchHinges = ofSwitch(14);

/** Where the crank of the blades is locked and tagged. */
export const switchHandle: Point = [-6, -46];

/** The blades of a switch, each a path; open they lean back from their hinges. */
export const switchBlades = (position: 'open' | 'closed'): string[] =>
  switchHinges.map(([x, y]) =>
    segment(
      [x, y],
      position === 'closed' ? [x - 53, y] : [x - 11, y - Math.sqrt(53 ** 2 - 11 ** 2)],
    ),
  );

/** The terminals of a breaker's bushings: toward the line, and toward the load. */
const ofBreaker = (x: number) => [0, 1, 2].map((i): Point => [x + 9 * i, -154 - 3 * i]);
export const lineBushings = ofBreaker(-50);
export const loadBushings = ofBreaker(50);

/** The window in a breaker's cabinet that shows whether it is closed. */
export const breakerFlag = 'M-4-40h8v6h-8Z';

/** The high-side bushings of a power transformer from left to right, and the arresters beside them. */
export const highSideTerminals: Terminals = [
  [-28, -134],
  [-9, -136],
  [10, -134],
];
export const arresterTops: Terminals = [
  [-36, -114],
  [-17.5, -114],
  [-0.5, -114],
];
/** Its low-side cables leave the cable box straight down to grade at this x. */
export const lowSideX = 68;

/** The peak of a dead-end structure where the earth wire lands, and where strain strings pull on its beam. */
export const deadEndPeak: Point = [76, -216];
export const deadEndBeam: Terminals = [
  [-36, -190],
  [4, -190],
  [44, -190],
];
/** The blades of the vertical-break switches under its beam: x of each, and both of its ends. */
export const deadEndBlades = { x: [-51, -21, 9], top: -168, bottom: -146 } as const;

/** How high a radio mast is up to the foot of its whip. */
export const radioMastTop = -318;
