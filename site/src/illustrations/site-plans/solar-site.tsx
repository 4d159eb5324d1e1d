import type { Point } from '../polyline.ts';
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
import { groundOf } from './terrain.ts';

const columns = [112, 166, 228, 282];
const rows = [30, 92, 146, 208];
const tall = 44;
const pitch = 5.5;

/** Tracker rows run north and south; each inverter stands on the road between two blocks. */
export function SolarSite({ slug, width, depth }: { slug: string; width: number; depth: number }) {
  return (
    <>
      <Relief height={groundOf(slug, width, depth)} interval={0.12} />
      <Road d="M221 300V270q0-12 0-24" />
      <Yard d="M104 22h176l52 34v204H104z" />
      <Work d="M104 80.5h228v5H104M104 196.5h228v5H104M218.5 22v238m5 0V22" />
      <Outline d={rows.flatMap((y, row) => columns.flatMap((x) => block(x, y, row))).join('')} />
      <Cable d="M136 83H306M221 83V228H212M136 199H306" />
      <Solid d={inverters.map(([x, y]) => rectangle(x - 3.5, y - 3.5, 7, 7)).join('')} />
      <Substation />
      {existing.map((points) => (
        <ExistingLine key={String(points)} points={points} />
      ))}
      <SwitchingStation at={[44, 214]} />
      <Route
        points={[
          [122, 231],
          [90, 272],
          [44, 272],
          [44, 232],
        ]}
      />
    </>
  );
}

const inverters: Point[] = [83, 199].flatMap((y) => columns.map((x): Point => [x + 24, y]));

const existing: Point[][] = [
  [
    [4, -10],
    [18, 62],
    [31, 138],
    [44, 196],
  ],
  [
    [26, 214],
    [-10, 222],
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

function Substation() {
  return (
    <>
      <Outline d={rectangle(110, 208, 102, 46)} />
      <Work d="M190 215v32M190 222h-14M190 240h-14M158 231h-36" />
      <Outline
        d={rectangle(174, 219, 6, 6) + rectangle(174, 237, 6, 6) + rectangle(140, 228, 6, 6)}
      />
      <Solid d={rectangle(156, 224, 12, 14)} />
      <Work d="M153 221h18v20h-18z" />
      <Outline d={rectangle(194, 212, 14, 24)} />
    </>
  );
}
