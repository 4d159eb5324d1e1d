import { type Point, pair } from '../parts/polyline.ts';
import { Relief } from './relief.tsx';
import {
  Cable,
  ExistingLine,
  Outline,
  Road,
  Route,
  rectangle,
  Solid,
  Work,
  Yard,
} from './sheet-parts.tsx';
import { SwitchingStation } from './switching-station.tsx';
import { groundOf, ridgeAlong } from './terrain.ts';

/** Two strings of turbines along the caprock, across the south wind. */
const strings: Point[][] = [
  [
    [38, 72],
    [88, 58],
    [140, 66],
    [192, 54],
    [244, 44],
    [296, 52],
  ],
  [
    [76, 154],
    [126, 140],
    [178, 146],
    [232, 134],
    [286, 124],
    [338, 136],
  ],
];

/** Where the cable home leaves the string between two turbines. */
const junctions: Point[] = [
  [206, 51],
  [192, 143],
];

/**
 * Turbines on ridges, each by the road with its crane pad. The padmount at its foot is tied to the
 * collector cable on the far side of the road; a cabinet in each string sends the cable home.
 */
export function WindSite({ slug, width, depth }: { slug: string; width: number; depth: number }) {
  const ground = groundOf(slug, width, depth);
  const ridges = strings.map((line) => ridgeAlong(line, 44));
  const height = (x: number, y: number) =>
    ground(x, y) * 0.55 + ridges.reduce((sum, ridge) => sum + 1.05 * ridge(x, y), 0);
  const turbines = strings.flat();
  const cables = strings.map((line, index) =>
    [...line, ...junctions.slice(index, index + 1)].sort(([a], [b]) => a - b),
  );
  const roads = strings.map((line) => [
    ...line.slice(0, 1).map(([x, y]): Point => [x - 14, y + 4]),
    ...line,
  ]);
  return (
    <>
      <Relief height={height} interval={0.15} />
      <Outline d={turbines.map(([x, y]) => rectangle(x - 16, y + 8, 13, 11)).join('')} />
      <Road d={`${roads.map((line) => along(line, 20)).join('')}M214 72V300`} />
      <Yard d={rectangle(160, 212, 96, 52)} />
      <Cable
        d={`${cables.map((line) => along(line, 26)).join('')}${turbines.map(([x, y]) => `M${x} ${y + 10}v16`).join('')}M206 217V77M192 217V169`}
      />
      <Solid
        d={
          turbines.map(([x, y]) => rectangle(x - 2, y + 8, 4, 4)).join('') +
          junctions.map(([x, y]) => rectangle(x - 2, y + 24, 4, 4)).join('')
        }
      />
      <path
        d={turbines.map(blades).join('')}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
      />
      <Solid
        d={turbines
          .map(([x, y]) => `M${x - 2.5} ${y}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0`)
          .join('')}
      />
      <Substation />
      <SwitchingStation
        at={[346, 241]}
        existing={[
          [354, 226],
          [338, 256],
        ]}
        ours={[331, 233]}
      />
      <ExistingLine
        points={[
          [412, 168],
          [383, 197],
          [354, 226],
        ]}
      />
      <ExistingLine
        points={[
          [338, 256],
          [302, 300],
        ]}
      />
      <Route
        points={[
          [252, 236],
          [291, 244],
          [331, 233],
        ]}
      />
    </>
  );
}

/** A smooth path through the points, at a distance to the south. */
function along(line: readonly Point[], off: number): string {
  return line
    .map(([x, y], index) => {
      const [before, after] = [line[index - 1], line[index + 1] ?? [x, y]];
      if (!before) return `M${pair(x, y + off)}`;
      // The bend leans back as the line runs from the point before to the one after.
      const [dx, dy] = [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6];
      const bend = pair(Math.round(x - dx - before[0]), Math.round(y - dy - before[1]));
      const step = pair(x - before[0], y - before[1]);
      return `s${bend}${step.startsWith('-') ? '' : ' '}${step}`;
    })
    .join('');
}

/** Three blades as sheets mark a turbine. */
const blades = ([x, y]: Point) => `M${x} ${y}l5-11M${x} ${y}l7 10M${x} ${y}l-12 1`;

/** Collector feeders come in from the north; the route leaves to the east. */
function Substation() {
  return (
    <>
      <Work d="M192 217v19M206 217v19M186 236h66M219.5 227.5h18v17h-18z" />
      <Outline
        d={
          [188.5, 202.5].map((x) => rectangle(x, 222, 7, 7)).join('') + rectangle(241, 232.5, 7, 7)
        }
      />
      <Solid d={rectangle(223, 231, 11, 10)} />
      <Outline d={rectangle(167, 222, 12, 30)} />
    </>
  );
}
