import type { ReactElement } from 'react';
import type { Point } from '../parts/geometry.ts';
import { plainSvg } from '../plain-svg.ts';
import battery from './battery-storage.svg?raw';
import { groundOf, type Height, ridgeAlong, smoothPath, traceContour } from './contours.ts';
import looks from './looks.css?raw';
import solar from './solar-farms.svg?raw';
import symbols from './symbols.svg?raw';
import wind from './wind-farms.svg?raw';

const [width, depth] = [400, 290];

export const sitePlanViewBox = `0 0 ${width} ${depth}`;

/** Wind farms are on the caprock, across the south wind. */
const ridges = (
  [
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
  ] satisfies Point[][]
).map((line) => ridgeAlong(line, 44));
const plain = groundOf('wind-farms', width, depth);
const onRidges: Height = (x, y) =>
  plain(x, y) * 0.55 + ridges.reduce((sum, ridge) => sum + 1.05 * ridge(x, y), 0);

/** The sites of projects from above, each on ground of its own, with what is built on it. */
export const sitePlans = {
  'solar-farms': sitePlan(solar, groundOf('solar-farms', width, depth), 0.12),
  'wind-farms': sitePlan(wind, onRidges, 0.15),
  'battery-storage': sitePlan(battery, groundOf('battery-storage', width, depth), 0.13),
} as const;

function sitePlan(file: string, height: Height, interval: number): ReactElement {
  const __html = plainSvg('symbols.svg', symbols, looks).resolve(file);
  return (
    <>
      <Relief height={height} interval={interval} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own file, as markup. */}
      <g dangerouslySetInnerHTML={{ __html }} />
    </>
  );
}

/** The ground as contour lines, every fifth heavier. */
function Relief({ height, interval }: { height: Height; interval: number }) {
  const levels = Array.from({ length: 61 }, (_, index) => index - 30);
  const trace = (isIndex: boolean) =>
    levels
      .filter((step) => (step % 5 === 0) === isIndex)
      .flatMap((step) =>
        // Off the round number, so that no line runs exactly through a corner of the grid.
        traceContour(height, step * interval + 0.00137, width, depth),
      )
      .map(smoothPath)
      .join('');
  return (
    <g fill="none" stroke="var(--line-2)">
      <path d={trace(false)} opacity="0.5" vectorEffect="non-scaling-stroke" />
      <path d={trace(true)} vectorEffect="non-scaling-stroke" />
    </g>
  );
}
