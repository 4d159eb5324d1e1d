import { between, insulatorDiscs, type Point, polyline, segment } from './geometry.ts';
import { Lines, Part, type Placement } from './part.tsx';

/** The tips of the three crossarms on the right, top to bottom; the left ones mirror them. */
export const towerArms: readonly [Point, Point, Point] = [
  [74, -466],
  [100, -394],
  [80, -320],
];
export const towerPeak: Point = [40, -540];
/** The length of a suspension string under an arm's tip. */
export const towerString = 30;

const waist = -284;
const shoulder = -506;

/**
 * A double-circuit lattice tower, 540 high and 110 wide at its feet. `detail` thins out the bracing
 * with distance; `strings` hangs a suspension insulator under every arm.
 */
export function LatticeTower({ detail = 'full', strings = true, color, legWeight, ...at }: Tower) {
  return (
    <Part {...at}>
      <g stroke={color ?? 'var(--structure)'}>
        <Lines d={bracing[detail]} strokeWidth=".6" />
        <Lines d={chords} strokeWidth={detail === 'full' ? 1.1 : 0.9} />
        <Lines d={legs} strokeWidth={legWeight} />
        {strings && <Lines d={strung[detail]} strokeWidth="1.2" />}
      </g>
    </Part>
  );
}

type Tower = Placement & {
  detail?: keyof typeof bracing;
  strings?: boolean;
  color?: string;
  legWeight: number;
};

/** Half the width of the body at a height. */
function half(y: number): number {
  return y > waist ? 55 - (55 - 16) * (y / waist) : 16 - 4 * ((y - waist) / (shoulder - waist));
}

const mirror = ([x, y]: Point): Point => [-x, y];

/** A line and its mirror image. */
const both = (...points: Point[]) => polyline(points) + polyline(points.map(mirror));

const legs = both([55, 0], [16, waist], [12, shoulder]);

/** Where the upper chord of each arm leaves the body, over its tip. */
const armRise = 24;

const chords =
  towerArms.map(([x, y]) => both([half(y - armRise), y - armRise], [x, y], [half(y), y])).join('') +
  both([half(shoulder), shoulder], towerPeak, [half(-484), -484]) +
  both([half(shoulder), shoulder], [0, -534]) +
  segment([-12, shoulder], [12, shoulder]);

/** An X of bracing between two heights, under a horizontal. */
function cross(top: number, bottom: number): string {
  return (
    segment([-half(top), top], [half(bottom), bottom]) +
    segment([half(top), top], [-half(bottom), bottom]) +
    segment([-half(top), top], [half(top), top])
  );
}

function crosses(levels: readonly number[]): string {
  return levels
    .slice(1)
    .map((top, i) => cross(top, levels[i] ?? 0))
    .join('');
}

/** The zigzag inside an arm between its chords. */
function armLacing([x, y]: Point, panels: number): string {
  const upper = (part: number) => between([half(y - armRise), y - armRise], [x, y], part);
  const lower = (part: number) => between([half(y), y], [x, y], part);
  const points: Point[] = [];
  for (let i = 0; i < panels; i++) points.push(lower(i / panels), upper((i + 0.6) / panels));
  return both(...points);
}

/** The lowest panel: braces from the feet to the middle of the first horizontal, and redundants. */
const foot =
  both([55, 0], [0, -96], [half(-48), -48], [27.5, -48]) +
  segment([-half(-96), -96], [half(-96), -96]);

const legLevels = [-96, -164, -214, -253, waist];
const bodyLevels = [waist, -320, -344, -369, -394, -418, -442, -466, -490, shoulder];

const bracing = {
  full:
    foot +
    crosses(legLevels) +
    crosses(bodyLevels) +
    towerArms.map((tip) => armLacing(tip, tip[0] > 90 ? 5 : 4)).join(''),
  some:
    foot +
    crosses(legLevels) +
    crosses(bodyLevels) +
    towerArms.map((tip) => armLacing(tip, 2)).join(''),
  little: both([55, 0], [0, -96]) + crosses([-96, -190, waist]) + crosses([waist, -394, shoulder]),
} as const;

const hang = (pitch: number, width: number) =>
  towerArms
    .flatMap((tip) => [tip, mirror(tip)])
    .map(
      ([x, y]) =>
        insulatorDiscs([x, y + 2], [x, y + towerString], width, pitch) +
        segment([x, y], [x, y + towerString]),
    )
    .join('');

const strung = { full: hang(4.4, 2.8), some: hang(7, 2.4), little: hang(30, 0) } as const;
