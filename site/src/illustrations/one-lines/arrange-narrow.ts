import { wrap } from '../figures/wrap.ts';
import type { Arrangement, PlacedPart, PlacedWords } from './arrangement.ts';
import { conductThrough, markStep, placeChain } from './place-chain.ts';
import { placeNarrowHead } from './place-narrow-head.ts';
import type { LineChain, LinePart, PlantLine } from './plant-line.ts';
import { symbolBreadth } from './symbol-reach.ts';

/** The width of the drawing for a phone. */
export const narrowPlantLineWidth = 350;

/** A plant's one-line on a phone: each head across, the bus under them, then the feeders. */
export function arrangeNarrow(line: PlantLine, steps: readonly string[]): Arrangement {
  const heads = line.heads.map((head, index) => placeNarrowHead(head, index, steps));
  const headWords = heads.flatMap(({ words }) => words);
  const busWords = placeBusWords(line.bus, headWords);
  const busY = busWords.y + 12;
  const pitch = narrowPlantLineWidth / line.feeders.length;
  const kept = line.feeders.map((feeder) => keepOnPhone(feeder, steps));
  const loads = Math.max(...kept.map((feeder) => feeder.length)) - 1;
  // A long chain stands closer.
  const pace = loads > 2 ? 31 : 35;
  const feeders = kept.map((feeder, index) =>
    placeChain(feeder, {
      axis: 'down',
      at: (row) => [
        Math.round(pitch * (index + 0.5)) + 6,
        busY + 22 + pace * (row > 0 && row === feeder.length - 1 ? loads : row),
      ],
      lettersOf,
    }),
  );
  const words = [
    ...headWords,
    busWords,
    ...feeders.flatMap((placed) => nameFeeder(placed, busY + 51 + pace * loads, pitch)),
  ];
  return {
    width: narrowPlantLineWidth,
    height: Math.max(...words.map(({ y }) => y + 6), busY + 40 + pace * loads),
    busY,
    detailed: false,
    conductors: [
      ...heads.flatMap(({ conductors, end: [x, y] }) => [
        ...conductors,
        { d: `M${x} ${y}V${busY}`, live: true },
      ]),
      ...feeders.flatMap((placed) => conductThrough(placed, busY, undefined)),
    ],
    parts: [...heads.map(({ placed }) => placed), ...feeders].flat(),
    arresters: [],
    taps: [],
    words,
    marks: [
      ...heads.flatMap(({ marks }) => marks),
      ...feeders.flatMap((placed) => {
        const named = placed.filter(({ part }) => steps.includes(part.id));
        const aside = Math.max(...named.map(symbolBreadth)) + 13;
        return named.flatMap((each) => markStep(each, steps, [each.x - aside, each.y]));
      }),
      ...markStep({ part: line.bus, x: 0, y: busY }, steps, [16, busY]).map((mark) => ({
        ...mark,
        halo: `M0 ${busY}H${narrowPlantLineWidth}`,
        haloWidth: 20,
      })),
    ],
  };
}

/** Left above the bus, beside the names over it where there is room, else under them. */
function placeBusWords({ short, label = '' }: LinePart, over: readonly PlacedWords[]): PlacedWords {
  const text = short ?? label;
  const foot = Math.max(...over.map(({ y }) => y));
  const end = 10 + text.length * 7.2;
  const taken = over.some(({ x, y, text }) => y > foot - 20 && x - text.length * 3.6 < end);
  return { x: 4, y: taken ? foot + 15 : foot, anchor: 'start', text };
}

/** The short name of a feeder under its load, in as many lines as it needs. */
function nameFeeder(placed: readonly PlacedPart[], y: number, width: number): PlacedWords[] {
  const named = placed.findLast(({ part }) => part.short && part.symbol !== 'box');
  if (!named) return [];
  return wrap(named.part.short ?? '', width - 4, 12).map((text, index) => ({
    x: named.x,
    y: y + index * 13,
    anchor: 'middle',
    text,
    quiet: true,
  }));
}

/** What a feeder keeps on a phone: its first part, its load, and what steps name. */
function keepOnPhone(feeder: LineChain, steps: readonly string[]): LineChain {
  return feeder.filter(
    ({ id, dead }, index) =>
      dead || index === 0 || index === feeder.length - 1 || steps.includes(id),
  );
}

const lettersOf = ({ short, label }: LinePart) => short ?? label ?? '';
