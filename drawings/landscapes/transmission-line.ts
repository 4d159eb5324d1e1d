import type { Point } from '../parts/geometry.ts';
import { towerArms, towerPeak, towerString } from '../parts/lattice-tower.tsx';
import { heroGradeY, heroHorizonY } from './hero-horizon.tsx';
import { project, type RecedingLine, spanPieces } from './perspective.ts';

export const nearTower: Point = [1554, heroGradeY];

export const towerLine: RecedingLine = {
  foot: nearTower,
  vanishing: [1190, heroHorizonY],
  recession: 1.12,
};

/** The number of towers behind the nearest one. */
export const towersBehind = 9;

export interface Wire {
  /** Its attachment on the nearest tower, where strain strings hold it. */
  tip: Point;
  /** How far under that the strings of the towers behind carry it. */
  drop: number;
  sag: number;
}

const conductor = (tip: Point): Wire => ({ tip, drop: towerString, sag: 78 });
const mirrored = ([x, y]: Point): Point => [-x, y];

/** Conductors of the right circuit, top to bottom; the lowest is the live one. */
export const rightCircuit: readonly [Wire, Wire, Wire] = [
  conductor(towerArms[0]),
  conductor(towerArms[1]),
  conductor(towerArms[2]),
];
export const leftCircuit = towerArms.map(mirrored).map(conductor);
export const earthWires = [towerPeak, mirrored(towerPeak)].map(
  (tip): Wire => ({ tip, drop: 0, sag: 52 }),
);

/** The wire `t` of the way along the span that begins `n` towers back: a parabola in depth. */
function along({ tip: [x, y], drop, sag }: Wire, n: number, t: number): Point {
  const hang = n === 0 ? drop * t : drop;
  return project(towerLine, [x, y + hang + 4 * sag * t * (1 - t)], n + t);
}

/** The share of the first span that the strain string takes. */
const stringShare = ({ drop }: Wire) => (drop ? 0.045 : 0);

/** Where the wire leaves the strain string behind the nearest tower. */
export const backStringEnd = (wire: Wire) => along(wire, 0, stringShare(wire));

/** Path data of a wire from the far end of the line to the nearest tower, without the first M. */
export function recedingWire(wire: Wire): { start: Point; path: string } {
  let path = '';
  for (let n = towersBehind - 1; n >= 0; n--) {
    const pieces = n === 0 ? 4 : n === 1 ? 2 : 1;
    path += spanPieces((t) => along(wire, n, t), 1, n ? 0 : stringShare(wire), pieces);
  }
  return { start: along(wire, towersBehind - 1, 1), path };
}
