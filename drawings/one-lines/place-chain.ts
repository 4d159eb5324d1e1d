import type { LineChain, LinePart } from '#electrical/plants/plant-line.ts';
import {
  type Axis,
  letterWidth,
  type PlacedConductor,
  type PlacedPart,
  plantBusY,
  type StepMark,
} from './arrangement.ts';
import { symbolReach } from './symbol-reach.ts';

/** Parts in series at the places that `at` gives them. */
export function placeChain(
  chain: LineChain,
  {
    axis,
    inHead = false,
    fed = true,
    at,
    lettersOf,
  }: {
    axis: Axis;
    inHead?: boolean;
    fed?: boolean;
    at(index: number): readonly [x: number, y: number];
    lettersOf(part: LinePart): string;
  },
): PlacedPart[] {
  let reached = fed;
  return chain.map((part, index) => {
    const [x, y] = at(index);
    const fed = reached;
    reached &&= !part.dead;
    const letters = part.symbol === 'box' ? lettersOf(part) : '';
    const last = index === chain.length - 1;
    return { part, x, y, axis, inHead, letters, last, fed, live: reached };
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
  let start = from;
  const stretches = placed.map((each): PlacedConductor | undefined => {
    const middle = each.axis === 'down' ? each.y : each.x;
    const [before, behind] = symbolReach(each);
    // One stroke runs on through what takes nothing of it.
    const through = before + behind === 0 && each.fed === each.live && !each.part.unlanded;
    if (through && !(each.last && to === undefined)) {
      start ??= middle;
      return undefined;
    }
    const stretch = each.part.unlanded
      ? conductor(each, middle - looseEnd, middle + looseEnd, each.fed)
      : conductor(each, start, middle - before, each.fed);
    start = middle + behind;
    return stretch;
  });
  const last = placed.at(-1);
  return [...stretches, last && conductor(last, start, to, last.live)].filter(
    (stretch) => stretch !== undefined,
  );
}

/** What is seen of a cable that is not landed yet, to each side. */
const looseEnd = 16;

function conductor(
  { axis, x, y }: PlacedPart,
  from: number | undefined,
  to: number | undefined,
  live: boolean,
): PlacedConductor | undefined {
  if (from === undefined || to === undefined) return undefined;
  return { d: axis === 'down' ? `M${x} ${from}V${to}` : `M${from} ${y}H${to}`, live };
}

/** The mark of the step that names a part, at its place, if one does. */
export function markStep(
  { part, x, y }: Pick<PlacedPart, 'part' | 'x' | 'y'>,
  steps: readonly string[],
  place: readonly [x: number, y: number],
): StepMark[] {
  const number = steps.indexOf(part.id) + 1;
  if (number === 0) return [];
  return [{ number, x: place[0], y: place[1], halo: `M${x} ${y}h0`, haloWidth: 48 }];
}

/** What joins a part from the side: to the right on a lane, from the part outward; `name` is what its end is called. */
export function placeSide(
  joined: PlacedPart,
  laneY: number,
  steps: readonly string[],
  name: 'label' | 'short' = 'label',
) {
  const { part, x, y, inHead, live } = joined;
  const standby = part.symbol === 'transfer-switch';
  const parts = placeChain(part.side ?? [], {
    axis: 'across',
    inHead,
    fed: live && !(standby && part.side?.some(({ dead }) => dead)),
    at: (index) => [x + (standby ? 50 : 37) + 44 * index, laneY],
    lettersOf: ({ label }) => label ?? '',
  });
  const [first] = parts;
  const last = parts.at(-1);
  if (!(first && last)) throw new Error(`${part.id} has an empty side`);
  const from = standby ? x + 10 : x;
  const text = last.part.symbol === 'box' ? '' : (last.part[name] ?? '');
  const wordsX = last.x + Math.max(14, symbolReach(last)[1]) + 8;
  return {
    parts,
    conductors: [
      ...(standby ? [{ d: `M${from} ${y - 8}V${laneY}`, live: first.fed }] : []),
      ...conductThrough(parts, from, undefined),
    ],
    words: text ? [{ x: wordsX, y: laneY + 4.5, anchor: 'start' as const, text }] : [],
    marks: parts.flatMap((each) =>
      markStep(each, steps, [wordsX + Math.ceil(text.length * letterWidth) + 14, laneY]),
    ),
    /** Where it leaves the conductor, unless it has a terminal of its own. */
    taps: standby ? [] : [{ x, y: laneY }],
  };
}

/** Where a part's side runs: behind it, and into a transfer switch before it. */
export function sideLane(placed: readonly PlacedPart[], index: number): number {
  const part = placed[index];
  if (!part) return 0;
  if (isStandby(part.part)) return part.y - 36;
  return part.inHead ? laneBefore(placed, index + 1) : part.y + 34;
}

/** In the middle between a part and what is drawn before it. */
export function laneBefore(placed: readonly PlacedPart[], index: number): number {
  const above = placed[index - 1]?.y ?? (placed[0]?.inHead ? 0 : plantBusY);
  const below = placed[index]?.y ?? plantBusY;
  return Math.round((above + below) / 2);
}

/** Whether a standby source joins a part. */
export const isStandby = (part?: LinePart) => part?.side && part.symbol === 'transfer-switch';
/** Whether anything else joins it from the side. */
export const isTapped = (part?: LinePart) => part?.side && part.symbol !== 'transfer-switch';
