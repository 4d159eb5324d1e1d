import type { Point } from '../parts/polyline.ts';
import { around, type Box, crosses } from './boxes.ts';
import type { MapRegion, Word } from './map-region.ts';
import { mapSize, type Projection } from './projection.ts';
import { monoWidth } from './text-width.ts';

/** Two lettering sizes of one map: for screens from 761 wide, and for those below. */
export type MapSize = 'wide' | 'narrow';

const wideFrame: Box = [0, 0, mapSize, mapSize];
// The narrow map is cropped to the ring so that 24 units stay legible at 320.
const narrowFrame: Box = [60, 60, 700, 700];

const kilometersPerMile = 1.609344;

/** What the scale's end says, and its length in units. */
export function scaleBarsOf({ ring: { radiusKm } }: MapRegion, { unitsPerKm }: Projection) {
  const third = Math.round(radiusKm / 3);
  const miles = 10 * Math.round(third / kilometersPerMile / 10);
  return {
    km: { count: third, length: third * unitsPerKm },
    mi: { count: miles, length: Math.round(miles * kilometersPerMile * unitsPerKm) },
  };
}

/** What differs between the two sizes, and what stands fixed in each. */
export function sizesOf(region: MapRegion, shown: Projection) {
  return {
    // At 1101 wide the map is 541 wide, and all lettering is 10 at the least.
    wide: describe(region, shown, {
      frame: wideFrame,
      mono: 14.1,
      county: 14.1,
      town: { font: 15, reach: 9, tag: 0 },
      base: { font: 21, reach: 15, tag: 14 },
      words: region.names.wide,
      scaleAt: [104, 730],
      bearing: region.ring.bearing,
    }),
    narrow: describe(region, shown, {
      frame: narrowFrame,
      mono: 23,
      county: undefined,
      town: { font: 24, reach: 13, tag: 0 },
      base: { font: 29, reach: 19, tag: 0 },
      words: region.names.narrow,
      scaleAt: [78, 678],
      bearing: undefined,
    }),
  };
}

type Plan = {
  frame: Box;
  mono: number;
  county: number | undefined;
  town: { font: number; reach: number; tag: number };
  base: { font: number; reach: number; tag: number };
  words: Word[];
  scaleAt: Point;
  bearing: number | undefined;
};

/** Adds degree ticks, the radius line and the room of all fixed words; none stands on the ring. */
function describe(region: MapRegion, shown: Projection, plan: Plan) {
  const { meridianAt, parallelAt, ring, ringLine } = shown;
  const { frame, mono, scaleAt, bearing } = plan;
  const [left, top, right] = frame;
  const meridians = region.degrees.meridians
    .map((degrees) => ({ degrees, x: meridianAt(degrees, top) }))
    .filter(({ x }) => x > left && x < right);
  const parallels = region.degrees.parallels.map((degrees) => ({
    degrees,
    y: parallelAt(degrees, left),
  }));
  const { borders } = region.degrees;
  const half = monoWidth('104 W', mono) / 2;
  const degrees: Word[] = [
    ...meridians.map(({ degrees, x }): Word => {
      const isBorder = degrees === borders.meridian;
      return {
        text: `${-degrees} W`,
        x: Math.round(isBorder ? x + half + 10 : x),
        y: top + 10 + mono,
        anchor: 'middle',
      };
    }),
    ...parallels.map(({ degrees, y }): Word => {
      const isBorder = degrees === borders.parallel;
      return {
        text: `${degrees} N`,
        x: left + (isBorder ? 6 : 15),
        y: Math.round(y + (isBorder ? mono + 6 : mono * 0.33)),
        anchor: 'start',
      };
    }),
  ];
  const scaleBox: Box = [
    scaleAt[0] - 6,
    scaleAt[1] - mono - 14,
    scaleAt[0] + scaleBarsOf(region, shown).km.length + 30,
    scaleAt[1] + 6,
  ];
  const words = [...plan.words, ...degrees.filter((word) => !crosses(boxOf(word, mono), ringLine))];
  const dimension = bearing === undefined ? [] : radiusLine(ring, bearing);
  const dimensionLabel = labelOf(dimension);
  return {
    ...plan,
    meridians,
    parallels,
    words,
    dimension,
    dimensionLabel,
    /** The room of all fixed words but the radius's. */
    wordBoxes: [...words.map((word) => boxOf(word, mono)), scaleBox],
    dimensionBoxes: dimensionLabel ? [around(dimensionLabel, 24)] : [],
  };
}

function radiusLine(ring: Projection['ring'], bearing: number): Point[] {
  const angle = (bearing * Math.PI) / 180;
  const [x, y] = ring.center;
  return [
    [x, y],
    [Math.round(x + ring.radius * Math.sin(angle)), Math.round(y - ring.radius * Math.cos(angle))],
  ];
}

/** Where the radius line carries its figure: above it, in its last third. */
function labelOf([from, to]: readonly Point[]): Point | undefined {
  if (!from || !to) return undefined;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const off = 9 / Math.hypot(dx, dy);
  return [Math.round(from[0] + dx * 0.83 + dy * off), Math.round(from[1] + dy * 0.83 - dx * off)];
}

/** The room of a word in Plex Mono. */
export function boxOf({ text, x, y, anchor }: Word, font: number): Box {
  const width = monoWidth(text, font);
  const left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  return [left - 2, y - font * 0.78, left + width + 2, y + font * 0.2];
}
