import {
  letterWidth,
  type PlacedConductor,
  type PlacedPart,
  type PlacedWords,
  type StepMark,
} from './arrangement.ts';
import { conductThrough, markStep, placeChain } from './place-chain.ts';
import { symbolReach } from './symbol-reach.ts';

interface Side {
  parts: readonly PlacedPart[];
  conductors: readonly PlacedConductor[];
  words: readonly PlacedWords[];
  marks: readonly StepMark[];
  /** Where it leaves the conductor, unless it has a terminal of its own. */
  taps: readonly { x: number; y: number }[];
}

/** What joins a part from the side: to the right on a lane, from the part outward. */
export function placeSide(joined: PlacedPart, laneY: number, steps: readonly string[]): Side {
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
  const text = last.part.symbol === 'box' ? '' : (last.part.label ?? '');
  const wordsX = last.x + Math.max(14, symbolReach(last)[1]) + 8;
  return {
    parts,
    conductors: [
      ...(standby ? [{ d: `M${from} ${y - 8}V${laneY}`, live: first.fed }] : []),
      ...conductThrough(parts, from, undefined),
    ],
    words: text ? [{ x: wordsX, y: laneY + 4.5, anchor: 'start', text }] : [],
    marks: parts.flatMap((each) =>
      markStep(each, steps, [wordsX + Math.ceil(text.length * letterWidth) + 16, laneY]),
    ),
    taps: standby ? [] : [{ x, y: laneY }],
  };
}
