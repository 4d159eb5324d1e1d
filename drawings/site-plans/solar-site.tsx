import type { Point } from '../parts/polyline.ts';
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
import { groundOf } from './terrain.ts';

const columns = [112, 166, 228, 282];
const rows = [30, 92, 146, 208];
const tall = 44;
const pitch = 5.5;

/**
 * Tracker rows run north and south; each inverter stands on the road between two blocks. A feeder
 * for each half of the field runs down beside the middle road.
 */
export function SolarSite({ slug, width, depth }: { slug: string; width: number; depth: number }) {
  return (
    <>
      <Relief height={groundOf(slug, width, depth)} interval={0.12} />
      <Road d="M221 300V270q0-12 0-24" />
      <Yard d="M104 22h176l52 34v204H104z" />
      <Work d="M104 80.5h228v5H104M104 196.5h228v5H104M218.5 22v238m5 0V22" />
      <Outline d={rows.flatMap((y, row) => columns.flatMap((x) => block(x, y, row))).join('')} />
      <Cable d="M206 222H215.7V83H136M215.7 199H136M206 240H225.8V83H306M225.8 199H306" />
      <Solid d={inverters.map(([x, y]) => rectangle(x - 3.5, y - 3.5, 7, 7)).join('')} />
      <Substation />
      <SwitchingStation
        at={[44, 214]}
        existing={[
          [36, 199],
          [29, 222],
        ]}
        ours={[52, 229]}
      />
      {existing.map((points) => (
        <ExistingLine key={String(points)} points={points} />
      ))}
      <Route
        points={[
          [122, 231],
          [90, 272],
          [52, 272],
          [52, 229],
        ]}
      />
    </>
  );
}

const inverters: Point[] = [83, 199].flatMap((y) => columns.map((x): Point => [x + 24, y]));

const existing: Point[][] = [
  [
    [2, -10],
    [14, 62],
    [25, 138],
    [36, 199],
  ],
  [
    [29, 222],
    [-10, 229],
  ],
];

/** The rows of one block; the north-east corner follows the fence, the south-west is the substation. */
function block(x: number, y: number, row: number): string[] {
  if (row === 3 && x < 200) return [];
  return Array.from({ length: 9 }, (_, index) => {
    const left = x + index * pitch;
    const top = row === 0 ? Math.max(y, 30 + (left + 3 - 278) * 0.66) : y;
    const from = Math.round(top * 2) / 2;
    return rectangle(left, from, 3, y + tall - from);
  });
}

/** Both feeders rise to a breaker each and meet at the bus; the transformer steps up to the line. */
function Substation() {
  return (
    <>
      <Outline d={rectangle(110, 208, 102, 46)} />
      <Work d="M206 222H186M206 240H186M186 215v32M186 231H122M153 221h18v20h-18z" />
      <Outline
        d={rectangle(193, 219, 6, 6) + rectangle(193, 237, 6, 6) + rectangle(140, 228, 6, 6)}
      />
      <Solid d={rectangle(156, 224, 12, 14)} />
      <Outline d={rectangle(114, 212, 24, 10)} />
    </>
  );
}
