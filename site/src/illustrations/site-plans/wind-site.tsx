import { type Point, pair } from '../polyline.ts';
import { Relief } from './relief.tsx';
import {
  Cable,
  ExistingLine,
  Outline,
  Road,
  Route,
  rectangle,
  Solid,
  SwitchingStation,
  Work,
  Yard,
} from './sheet-parts.tsx';
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

/** Turbines on ridges, each on its crane pad by the road, with the collector cable beside it. */
export function WindSite({ slug, width, depth }: { slug: string; width: number; depth: number }) {
  const ground = groundOf(slug, width, depth);
  const ridges = strings.map((line) => ridgeAlong(line, 44));
  const height = (x: number, y: number) =>
    ground(x, y) * 0.55 + ridges.reduce((sum, ridge) => sum + 1.05 * ridge(x, y), 0);
  const turbines = strings.flat();
  return (
    <>
      <Relief height={height} interval={0.15} />
      <Outline d={turbines.map(([x, y]) => rectangle(x - 11, y + 8, 13, 11)).join('')} />
      <Road d={`${strings.map((line) => along(line, 20)).join('')}M214 72V300`} />
      <Yard d={rectangle(160, 212, 96, 52)} />
      <Cable d={`${strings.map((line) => along(line, 26)).join('')}M206 78V222M192 168V222`} />
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
      <ExistingLine
        points={[
          [412, 168],
          [372, 214],
          [357, 220],
        ]}
      />
      <ExistingLine
        points={[
          [339, 262],
          [304, 300],
        ]}
      />
      <SwitchingStation at={[346, 241]} />
      <Route
        points={[
          [252, 236],
          [291, 247],
          [330, 241],
        ]}
      />
    </>
  );
}

/** A smooth path that follows the turbines at a distance to the south. */
function along(line: readonly Point[], off: number): string {
  // Bends are drawn stronger than they are, because the curve only leans towards them.
  const [first, ...rest] = line.map(([x, y], index): Point => {
    const [before, after] = [line[index - 1]?.[1], line[index + 1]?.[1]];
    const isEnd = before === undefined || after === undefined;
    return [x, Math.round(y + off + (isEnd ? 0 : (y - (before + after) / 2) / 2))];
  });
  if (!first) return '';
  let [x, y] = first;
  let path = `M${pair(x, y)}`;
  rest.forEach((bend, index) => {
    const next = rest[index + 1];
    const to: Point = next
      ? [Math.round((bend[0] + next[0]) / 2), Math.round((bend[1] + next[1]) / 2)]
      : bend;
    path += `q${pair(bend[0] - x, bend[1] - y)} ${pair(to[0] - x, to[1] - y)}`;
    [x, y] = to;
  });
  return path;
}

/** Three blades as sheets mark a turbine. */
const blades = ([x, y]: Point) => `M${x} ${y}l5-11M${x} ${y}l7 10M${x} ${y}l-12 1`;

/** Collector feeders come in from the north; the route leaves to the east. */
function Substation() {
  return (
    <>
      <Work d="M192 229v7M206 229v7M186 236h34M219.5 227.5h18v17h-18zM237 236h15" />
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
