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

const rows = [12, 42, 72, 102];

/**
 * Each power conversion skid stands between the two containers it serves, its transformer beside
 * it. Buried cable joins them at the switchgear; one main transformer steps up to the line.
 */
export function BatterySite({
  slug,
  width,
  depth,
}: {
  slug: string;
  width: number;
  depth: number;
}) {
  return (
    <>
      <Relief height={groundOf(slug, width, depth)} interval={0.13} />
      <Road d="M-10 262q110 6 200 2t220 18" />
      <g transform="rotate(-9 185 140)">
        <Road d="M150 190v69" />
        <Yard d={rectangle(52, 50, 262, 148)} />
        <g transform="translate(60 56)">
          <Road d="M6 133h238M90 133v9.5" />
          <Storage />
          <StepUp />
        </g>
      </g>
      <SwitchingStation
        at={[366, 180]}
        existing={[
          [374, 195],
          [381, 172],
        ]}
        ours={[358, 165]}
      />
      {existing.map((points) => (
        <ExistingLine key={String(points)} points={points} />
      ))}
      <Route points={route} />
    </>
  );
}

const existing: Point[][] = [
  [
    [374, 195],
    [378, 248],
    [383, 310],
  ],
  [
    [381, 172],
    [410, 168],
  ],
];

const route: Point[] = [
  [277, 75],
  [330, 94],
  [358, 124],
  [358, 165],
];

/** Containers with their cooling units, skids and cables. */
function Storage() {
  const units = (x: number, y: number) => [6, 15, 24, 33, 42].map((dx) => `M${x + dx} ${y}v5`);
  return (
    <>
      <Cable d={`${rows.map((y) => `M87 ${y + 20.5}h79`).join('')}M166 32.5v90m0-19h6`} />
      <Outline
        d={rows
          .flatMap((y) => [
            rectangle(6, y, 50, 14),
            rectangle(108, y, 50, 14),
            rectangle(73, y, 18, 14),
          ])
          .join('')}
      />
      <Work
        d={rows
          .flatMap((y) => [
            ...units(6, y),
            ...units(108, y),
            `M56 ${y + 9}h17m18 0h17M6 ${y + 5}h50m52 0h50M73 ${y + 14}l18-14`,
          ])
          .join('')}
      />
      <Solid d={rows.map((y) => rectangle(77.5, y + 16, 9, 9)).join('')} />
    </>
  );
}

/** Switchgear, main transformer on its containment, breaker, dead end and control house. */
function StepUp() {
  return (
    <>
      <Outline d={rectangle(172, 84, 16, 38) + rectangle(200, 92, 38, 24)} />
      <Work d="M172 92h16m-16 8h16m-16 7h16m-16 7h16M188 88h19V73M196 50h30v30h-30zM211 57V40M204 99h10m-10 5h10" />
      <Solid d={rectangle(203, 57, 16, 16)} />
      <Work d="M200 58v14m-2-14v14m26-14v14m-2-14v14M211 40v-6h15" />
      <Outline d={rectangle(207.5, 37, 7, 7)} />
    </>
  );
}
