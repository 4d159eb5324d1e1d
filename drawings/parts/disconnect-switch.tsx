import { insulatorDiscs, type Point, segment } from './geometry.ts';
import { Lines, Part, type Placement, Shape } from './part.tsx';

/** The place of each phase against the nearest one, nearest first. */
const phases: readonly [Point, Point, Point] = [
  [0, 0],
  [10, -4],
  [20, -8],
];
const jaw: Point = [-36, -148];
const hinge: Point = [14, -148];
/** How far a blade leans back when it stands open. */
const lean = 11;

const placed = (point: Point) =>
  phases.map(([x, y]): Point => [point[0] + x, point[1] + y]) as [Point, Point, Point];

/** The terminals of the three phases, nearest first, on the side of the jaws and of the hinges. */
export const switchJaws = placed(jaw);
export const switchHinges = placed(hinge);

/** Where the crank of the blades is locked and tagged. */
export const switchHandle: Point = [-6, -46];

/** The blades of the three phases, nearest first, each a path. */
export const switchBlades = (position: 'open' | 'closed'): string[] => {
  const length = hinge[0] - jaw[0] + 3;
  const rise = Math.sqrt(length * length - lean * lean);
  return switchHinges.map(([x, y]) =>
    segment([x, y], position === 'closed' ? [x - length, y] : [x - lean, y - rise]),
  );
};

/**
 * A gang-operated vertical-break disconnect on its stand, 116 by 156, without its blades: jaws on
 * the left, hinges and the rotating insulators on the right, the crank at hand height.
 */
export function DisconnectSwitch(at: Placement) {
  return (
    <Part at={at}>
      <Lines d={far.rods} stroke="var(--far)" />
      <Lines d={far.discs} stroke="var(--far)" strokeWidth="1.6" />
      <Lines d="M-39-100V0M-33-100V0M33-100V0M39-100V0M-45 0h18M27 0h18" strokeWidth="1.2" />
      <Lines d={lacing(-36) + lacing(36)} strokeWidth=".6" />
      <Shape d="M-54-106h112v7H-54Z" fill="var(--fill-1)" />
      <Lines d={near.rods} />
      <Lines d={near.discs} strokeWidth="2" />
      <Lines d="M-42-147h9M10-147h24" strokeWidth="2.4" />
      <Lines d="M30-99V-60H-6V-46M33-60H-36" strokeWidth="1" />
      <Shape d="M-11-54h10v14h-10Z" fill="var(--fill-1)" />
      <Lines d="M-11-44-22-38" strokeWidth="2" />
    </Part>
  );
}

function lacing(x: number): string {
  return Array.from({ length: 8 }, (_, i) => `M${x - 3} ${-i * 12}l6-12`).join('');
}

function stacks([dx, dy]: Point) {
  const feet = [jaw[0], hinge[0], hinge[0] + 17];
  return {
    rods: feet.map((x) => segment([x + dx, -106 + dy], [x + dx, -148 + dy])).join(''),
    discs: feet
      .map((x) => insulatorDiscs([x + dx, -108 + dy], [x + dx, -146 + dy], 4, 4.4))
      .join(''),
  };
}

const near = stacks(phases[0]);
const far = [stacks(phases[1]), stacks(phases[2])].reduce((a, b) => ({
  rods: a.rods + b.rods,
  discs: a.discs + b.discs,
}));
