import type { LineChain, LinePart } from '#electrical/plants/plant-line.ts';
import { wrap } from '../plot/wrap.ts';
import type { PlacedConductor, PlacedPart, PlacedWords, StepMark } from './arrangement.ts';
import { conductThrough, markStep, placeChain } from './place-chain.ts';

interface NarrowHead {
  placed: readonly PlacedPart[];
  conductors: readonly PlacedConductor[];
  words: readonly PlacedWords[];
  marks: readonly StepMark[];
  /** Where it turns down to the bus. */
  end: readonly [x: number, y: number];
}

/**
 * A head from left to right: a line comes down from grade and turns, any other source stands at
 * its beginning.
 */
export function placeNarrowHead(
  head: LineChain,
  index: number,
  steps: readonly string[],
): NarrowHead {
  const y = 44 + index * 76;
  const end = [336 - index * 18, y] as const;
  const line = head[0]?.symbol === 'line';
  const before = line ? 0 : 0.8;
  const pitch = (end[0] - left) / (head.length - 0.2 + before);
  const placed = placeChain(head, {
    axis: 'across',
    inHead: true,
    at: (each) =>
      line && each === 0 ? [left, 20] : [Math.round(left + pitch * (each + before)), y],
    lettersOf: ({ short, label }: LinePart) => short ?? label ?? '',
  });
  const onward = line ? placed.slice(1) : placed;
  const name = ({ part, x }: PlacedPart): PlacedWords[] =>
    wrap(part.symbol === 'box' ? '' : (part.short ?? ''), pitch - 4, 12)
      .filter(Boolean)
      .map((text, row) => ({ x, y: y + 31 + row * 13, anchor: 'middle', text, quiet: true }));
  return {
    placed,
    conductors: [
      ...(line ? [{ d: `M${left} 0V${y}`, live: true }] : []),
      ...conductThrough(onward, line ? left : undefined, end[0]),
    ],
    words: [
      ...(line && head[0]?.short
        ? [{ x: left + 15, y: 24, anchor: 'start' as const, text: head[0].short, quiet: true }]
        : []),
      ...onward.flatMap(name),
    ],
    marks: placed.flatMap((each) =>
      markStep(each, steps, [each.x, each.y === y ? y - 31 : each.y]),
    ),
    end,
  };
}

const left = 16;
