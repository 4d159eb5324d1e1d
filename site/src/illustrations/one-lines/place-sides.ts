import type { PlacedConductor, PlacedPart, PlacedWords, StepMark } from './arrangement.ts';
import { conductThrough, markStep, placeChain, sideIsLive } from './place-chain.ts';
import { symbolReach } from './symbol-reach.ts';

/** What joins a part from the side: to the right on a lane above it, from the part outward. */
export function placeSides(joined: PlacedPart, laneY: number, steps: readonly string[]): Sides[] {
  const { part, x, y, inHead } = joined;
  if (!part.side) return [];
  const live = sideIsLive(part.side);
  const parts = placeChain(part.side, {
    axis: 'across',
    inHead,
    live,
    at: (index) => [x + 44 * (index + 1), laneY],
    lettersOf: ({ label }) => label ?? '',
  });
  const last = parts.at(-1);
  if (!last) return [];
  const second = part.symbol === 'transfer-switch';
  const from = second ? x + 10 : x;
  const text = last.part.symbol === 'box' ? '' : (last.part.label ?? '');
  const wordsX = last.x + Math.max(14, symbolReach(last)[1]) + 8;
  const markX = wordsX + text.length * 7.8 + 16;
  return [
    {
      parts,
      conductors: [
        ...(second ? [{ d: `M${from} ${y - 8}V${laneY}`, live }] : []),
        ...conductThrough(parts, from, undefined),
      ],
      words: text ? [{ x: wordsX, y: laneY + 4.5, anchor: 'start', text }] : [],
      marks: parts.flatMap((each) => markStep(each, steps, [markX, laneY])),
      tap: second ? undefined : { x, y: laneY },
    },
  ];
}

interface Sides {
  parts: PlacedPart[];
  conductors: PlacedConductor[];
  words: PlacedWords[];
  marks: StepMark[];
  /** Where it leaves the conductor. */
  tap: { x: number; y: number } | undefined;
}
