import { wrap } from '../figures/wrap.ts';
import type { PlacedConductor, PlacedPart, PlacedWords, StepMark } from './arrangement.ts';
import { conductThrough, markStep, placeChain } from './place-chain.ts';
import type { LineChain, LinePart } from './plant-line.ts';

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
  const y = 44 + index * 84;
  const end = [336 - index * 18, y] as const;
  const [first] = head;
  const line = first?.symbol === 'line' ? first : undefined;
  const rest = line ? head.slice(1) : head;
  const before = line ? 1 : 0.4;
  const pitch = (end[0] - left) / (rest.length - 1 + before + 0.8);
  const placed = placeChain(rest, {
    axis: 'across',
    inHead: true,
    at: (each) => [Math.round(left + pitch * (each + before)), y],
    lettersOf: ({ short, label }: LinePart) => short ?? label ?? '',
  });
  const name = ({ part, x }: PlacedPart): PlacedWords[] =>
    wrap(part.symbol === 'box' ? '' : (part.short ?? ''), pitch - 4, 12)
      .filter(Boolean)
      .map((text, row) => ({ x, y: y + 31 + row * 13, anchor: 'middle', text, quiet: true }));
  return {
    placed,
    conductors: [
      ...(line ? [{ d: `M${left} 0V${y}`, live: true }] : []),
      ...conductThrough(placed, line && left, end[0]),
    ],
    words: [
      ...(line?.short
        ? [{ x: left + 15, y: 24, anchor: 'start' as const, text: line.short, quiet: true }]
        : []),
      ...placed.flatMap(name),
    ],
    marks: [
      ...(line ? markStep({ part: line, x: left, y: 20 }, steps, [left, 20]) : []),
      ...placed.flatMap((each) => markStep(each, steps, [each.x, y - 31])),
    ],
    end,
  };
}

const left = 16;
