import { across, down, type Gap } from '../one-line/wire.tsx';
import type { Axis, PlacedConductor, PlacedPart, StepMark } from './arrangement.ts';
import type { LineChain, LinePart } from './plant-line.ts';
import { symbolReach } from './symbol-reach.ts';

/** Parts in series at the places that `at` gives them, each with the letters it carries. */
export function placeChain(
  chain: LineChain,
  {
    axis,
    inHead,
    live,
    at,
    lettersOf,
  }: {
    axis: Axis;
    inHead: boolean;
    live: boolean;
    at(index: number): readonly [x: number, y: number];
    lettersOf(part: LinePart): string;
  },
): PlacedPart[] {
  return chain.map((part, index) => {
    const [x, y] = at(index);
    const letters = part.symbol === 'box' ? lettersOf(part) : '';
    return { part, x, y, axis, inHead, letters, last: index === chain.length - 1, live };
  });
}

/**
 * The conductor through placed parts from a place before the first to one behind the last. Without
 * one of these it begins, or ends, at a symbol.
 */
export function conductThrough(
  placed: readonly PlacedPart[],
  from: number | undefined,
  to: number | undefined,
): PlacedConductor[] {
  const [first] = placed;
  const last = placed.at(-1);
  if (!(first && last)) return [];
  const along = ({ x, y }: PlacedPart) => (first.axis === 'down' ? y : x);
  const gaps = placed.map((each): Gap => {
    const [before, behind] = symbolReach(each);
    return [along(each) + (behind - before) / 2, (before + behind) / 2];
  });
  const start = from ?? along(first) + symbolReach(first)[1];
  const end = to ?? along(last) - symbolReach(last)[0];
  const inner = gaps.slice(from === undefined ? 1 : 0, to === undefined ? -1 : undefined);
  const d =
    first.axis === 'down'
      ? down(first.x, start, end, ...inner.filter(([, half]) => half > 0))
      : across(first.y, start, end, ...inner.filter(([, half]) => half > 0));
  return [{ d, live: first.live }];
}

/** The mark of the step that names a part, at its place, if one does. */
export function markStep(
  { part, x, y }: Pick<PlacedPart, 'part' | 'x' | 'y'>,
  steps: readonly string[],
  place: readonly [x: number, y: number],
): StepMark[] {
  const number = steps.indexOf(part.id) + 1;
  if (number === 0) return [];
  return [{ number, x: place[0], y: place[1], halo: `M${x} ${y}h0`, haloWidth: 56 }];
}

/** Whether a chain that joins from the side has voltage: not a standby source. */
export const sideIsLive = (side: LineChain) => side.at(-1)?.symbol !== 'generator';
