import type { Box, Point } from '../geometry.ts';
import { crosses } from './boxes.ts';
import {
  geographyOf,
  kilometersPerMile,
  type MapRegion,
  mapSize,
  type Projection,
  projectionOf,
} from './geography.ts';
import type { Lettering } from './names.ts';
import { boxOf, type Word } from './words.ts';

/** Layout of a map: `wide` for screens at least 761 px wide, `narrow` for phones. */
export type MapSize = 'wide' | 'narrow';

/** A straight line between two points. */
export type Segment = readonly [from: Point, to: Point];

/** The visible part of a wide or narrow map, and the dimensions of its text. */
interface Plan {
  frame: Box;
  /** Font size of monospaced words. */
  mono: number;
  town: Lettering;
  base: Lettering;
  /** Width of the outline around the letters of names. */
  nameRim: number;
  /** Left end of the scale bar. */
  scaleAt: Point;
}

const plans: Record<MapSize, Plan> = {
  // On a page 1101 px wide, the map is 541 px wide and all text is at least 10 px tall.
  wide: {
    frame: { left: 0, top: 0, right: mapSize, bottom: mapSize },
    mono: 14.1,
    town: { font: 15, reach: 9, tag: 0 },
    base: { font: 21, reach: 15, tag: 14 },
    nameRim: 4,
    scaleAt: [104, 730],
  },
  // The map is cropped to the ring, so that text of 24 units is legible on a phone 320 px wide.
  narrow: {
    frame: { left: 60, top: 60, right: 700, bottom: 700 },
    mono: 23,
    town: { font: 24, reach: 13, tag: 0 },
    base: { font: 29, reach: 19, tag: 0 },
    nameRim: 6,
    scaleAt: [78, 678],
  },
};

/** The visible part of a map and its text sizes, plus degree ticks and fixed words. */
export interface MapLayout extends Plan {
  /** Meridians, and where each of them crosses the top edge of the frame. */
  meridians: readonly { degrees: number; x: number }[];
  /** Parallels, and where each of them crosses the left edge of the frame. */
  parallels: readonly { degrees: number; y: number }[];
  /** Names of states and labels of meridians and parallels. */
  words: readonly Word[];
  scaleBox: Box;
  /** Boxes of `words` and of the scale bar. */
  wordBoxes: readonly Box[];
}

export type RegionMap = ReturnType<typeof calculate>;

const maps = new WeakMap<MapRegion, RegionMap>();

/** Returns the geometry shared by all maps of a region. The result is cached per region. */
export function regionMap(region: MapRegion): RegionMap {
  const cached = maps.get(region);
  if (cached) return cached;
  const map = calculate(region);
  maps.set(region, map);
  return map;
}

function calculate(region: MapRegion) {
  const projection = projectionOf(region);
  const radius: Segment = [
    projection.ring.center,
    roundPoint(projection.onRing(region.ring.bearing)),
  ];
  return {
    region,
    ...projection,
    ...geographyOf(region, projection),
    scaleBar: scaleBarOf(region, projection),
    /** Line from the center of the ring to the ring. */
    radius,
    /** Position of the label that states the length of the radius: above the radius line, near the ring. */
    radiusLabel: pointBeside(radius, 0.83, 9),
    sizes: {
      wide: layOutMargin(region, projection, plans.wide, region.names.wide),
      narrow: layOutMargin(region, projection, plans.narrow, region.names.narrow),
    },
  };
}

/** Returns the point at `fraction` of a segment, moved by `offset` to the segment's left, in whole units. */
export function pointBeside(
  [[x, y], [toX, toY]]: Segment,
  fraction: number,
  offset: number,
): Point {
  const [dx, dy] = [toX - x, toY - y];
  const turn = offset / Math.hypot(dx, dy);
  return roundPoint([x + dx * fraction + dy * turn, y + dy * fraction - dx * turn]);
}

export const roundPoint = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Length of the scale bar in miles and in units: about a third of the ring's radius, in multiples of ten miles. */
function scaleBarOf({ ring: { radiusKm } }: MapRegion, { unitsPerKm }: Projection) {
  const miles = 10 * Math.round(radiusKm / kilometersPerMile / 30);
  return { miles, length: Math.round(miles * kilometersPerMile * unitsPerKm) };
}

export function viewBoxOf({ left, top, right, bottom }: Box): string {
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

function layOutMargin(
  region: MapRegion,
  projection: Projection,
  plan: Plan,
  names: readonly Word[],
): MapLayout {
  const { frame, mono, scaleAt } = plan;
  const { degrees } = region;
  const meridians = degrees.meridians
    .map((meridian) => ({ degrees: meridian, x: projection.meridianAt(meridian, frame.top) }))
    .filter(({ x }) => x > frame.left && x < frame.right);
  const parallels = degrees.parallels.map((parallel) => ({
    degrees: parallel,
    y: projection.parallelAt(parallel, frame.left),
  }));
  const degreeWords = [
    ...meridians.map((meridian) => labelMeridian(meridian, degrees.borders.meridian, plan)),
    ...parallels.map((parallel) => labelParallel(parallel, degrees.borders.parallel, plan)),
  ];
  const words = [
    ...names,
    ...degreeWords.filter((word) => !crosses(boxOf(word, mono), projection.ringLine)),
  ];
  const [scaleX, scaleY] = scaleAt;
  const scaleBox = {
    left: scaleX - 6,
    top: scaleY - mono - 14,
    right: scaleX + scaleBarOf(region, projection).length + 30,
    bottom: scaleY + 6,
  };
  const wordBoxes = [...words.map((word) => boxOf(word, mono)), scaleBox];
  return { ...plan, meridians, parallels, words, scaleBox, wordBoxes };
}

/** Places the label of a meridian below its tick, or to the right of a state line that follows the meridian. */
function labelMeridian(
  { degrees, x }: MapLayout['meridians'][number],
  border: number | undefined,
  { frame, mono }: Plan,
): Word {
  const offset = degrees === border ? mono * 1.5 + 10 : 0;
  return {
    text: `${-degrees} W`,
    x: Math.round(x + offset),
    y: frame.top + 10 + mono,
    anchor: 'middle',
  };
}

/** Places the label of a parallel to the right of its tick, or below a state line that follows the parallel. */
function labelParallel(
  { degrees, y }: MapLayout['parallels'][number],
  border: number | undefined,
  { frame, mono }: Plan,
): Word {
  const text = `${degrees} N`;
  if (degrees === border) {
    return { text, x: frame.left + 6, y: Math.round(y + mono + 6), anchor: 'start' };
  }
  return { text, x: frame.left + 15, y: Math.round(y + mono * 0.33), anchor: 'start' };
}
