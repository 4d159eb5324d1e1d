import { insulatorDiscs, type Point, round, segment, toward } from './geometry.ts';
import { Lines, Part, type Placement, Shape } from './part.tsx';

/** The place of each phase against the nearest one, nearest first. */
const phases: readonly [Point, Point, Point] = [
  [0, 0],
  [9, -3],
  [18, -6],
];
const foot: Point = [24, -92];
const tip: Point = [50, -154];

const placed = ([x, y]: Point, side: -1 | 1) =>
  phases.map(([dx, dy]): Point => [side * x + dx, y + dy]) as [Point, Point, Point];

/** The terminals of the bushings, nearest phase first: toward the line, and toward the load. */
export const lineBushings = placed(tip, -1);
export const loadBushings = placed(tip, 1);

/** The window in the cabinet that shows whether the breaker is closed. */
export const breakerFlag = 'M-4-40h8v6h-8Z';

/**
 * A three-phase dead-tank breaker, 118 by 160: tanks in a row on their frame, two bushings on each
 * with a current transformer at its foot, the control cabinet under them.
 */
export function DeadTankBreaker(at: Placement) {
  return (
    <Part at={at}>
      {[2, 1].map((phase) => (
        <g key={phase} stroke="var(--far)">
          <Bushings phase={phase} />
        </g>
      ))}
      <Shape d="M-38-6-30-72h6l-4 66ZM38-6 30-72h-6l4 66ZM-46 0v-6h92v6Z" fill="var(--fill-2)" />
      <Lines d="M-34-38 34-38M-33-44 20-70M33-44-20-70" strokeWidth=".7" />
      <Shape d="M-32-106h78q7 0 7 8t-7 8h-78Z" fill="var(--fill-2)" />
      <Bushings phase={0} />
      <Shape d="M-38-98h76q8 0 8 13t-8 13h-76q-8 0-8-13t8-13Z" />
      <Lines d="M-32-98v26M32-98v26M-46-85h8M38-85h8" strokeWidth=".7" />
      <Shape d="M-17-6v-54h34v54Z" />
      <Shape d="M-19-60h38v-4h-38Z" fill="var(--fill-2)" />
      <Lines d="M13-36v8M-12-52h24M-12-48h24M-17-20h34" strokeWidth=".7" />
      <Shape d={breakerFlag} fill="var(--fill-3)" strokeWidth=".8" />
    </Part>
  );
}

/** Both bushings of a phase: the sleeve of the current transformer, sheds, the terminal. */
function Bushings({ phase }: { phase: number }) {
  const [dx, dy] = phases[phase] ?? phases[0];
  return [-1, 1].map((side) => {
    const from: Point = [side * foot[0] + dx, foot[1] + dy];
    const to: Point = [side * tip[0] + dx, tip[1] + dy];
    const collar = toward(from, to, 20);
    return (
      <g key={side}>
        <Lines d={segment(from, collar)} strokeWidth="11" strokeLinecap="butt" />
        <Lines d={segment(from, collar)} stroke="var(--fill-1)" strokeWidth="9" />
        <Lines d={segment(collar, to)} />
        <Lines d={insulatorDiscs(collar, toward(from, to, 62), 4, 4.2)} strokeWidth="2" />
        <circle cx={round(to[0])} cy={round(to[1])} r="1.8" fill="var(--structure)" stroke="none" />
      </g>
    );
  });
}
