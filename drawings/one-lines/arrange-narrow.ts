import type { LineChain, LinePart, PlantLine } from '#electrical/plants/plant-line.ts';
import { wrap } from '../plot/wrap.ts';
import type { Arrangement, PlacedPart, PlacedWords, StepMark } from './arrangement.ts';
import {
  conductThrough,
  isStandby,
  isTapped,
  laneBefore,
  markStep,
  placeChain,
  placeSide,
  sideLane,
} from './place-chain.ts';
import { symbolBreadth } from './symbol-reach.ts';

const phoneWidth = 350;

/** A plant's one-line on a phone or a tablet: each head across, the bus under them, then the feeders. */
export function arrangeNarrow(
  line: PlantLine,
  steps: readonly string[],
  width = phoneWidth,
): Arrangement {
  const heads = line.heads.map((head, index) => placeNarrowHead(head, index, steps, width));
  const headWords = heads.flatMap(({ words }) => words);
  const busWords = placeBusWords(line.bus, headWords);
  const busY = busWords.y + 12;
  const kept = line.feeders.map((feeder) =>
    width === phoneWidth ? keepOnPhone(feeder, steps) : feeder,
  );
  // What a feeder has at its side is as wide as two others.
  const columns = kept.map((feeder) => (feeder.some(({ side }) => side?.[1]) ? 3 : 1));
  const pitch = width / columns.reduce((sum, each) => sum + each, 0);
  const depths = narrowDepths(kept);
  const foot = busY + Math.max(...depths);
  const feeders = kept.map((feeder, index) =>
    placeChain(feeder, {
      axis: 'down',
      at: (row) => [
        Math.round(pitch * (columns.slice(0, index).reduce((sum, each) => sum + each, 0) + 0.5)) +
          6,
        busY + (depths[rowOf(feeder, row, depths.length)] ?? 0),
      ],
      lettersOf,
    }),
  );
  const sides = feeders.flatMap((placed) =>
    placed.flatMap((each, index) =>
      each.part.side ? placeSide(each, sideLane(placed, index), steps, 'short') : [],
    ),
  );
  const words = [
    ...headWords,
    busWords,
    ...feeders.flatMap((placed) => nameFeeder(placed, foot + 29, pitch)),
    ...sides.flatMap((side) => side.words),
  ];
  return {
    width,
    height: Math.max(...words.map(({ y }) => y + 6), foot + 18),
    busY,
    detailed: false,
    conductors: [
      ...heads.flatMap(({ conductors, end: [x, y] }) => [
        ...conductors,
        { d: `M${x} ${y}V${busY}`, live: true },
      ]),
      ...feeders.flatMap((placed) => conductThrough(placed, busY, undefined)),
      ...sides.flatMap(({ conductors }) => conductors),
    ],
    parts: [
      ...heads.map(({ placed }) => placed),
      ...feeders,
      ...sides.map(({ parts }) => parts),
    ].flat(),
    arresters: feeders.flatMap((placed) =>
      placed.flatMap((each, index) =>
        each.part.arresters ? { x: each.x, y: laneBefore(placed, index) - 16, lead: 20 } : [],
      ),
    ),
    taps: sides.flatMap(({ taps }) => taps),
    words,
    marks: [
      ...heads.flatMap(({ marks }) => marks),
      ...feeders.flatMap((placed) => markFeeder(placed, steps)),
      ...sides.flatMap((side) => side.marks),
      ...markBus(line.bus, busY, steps, width),
    ],
  };
}

/** The marks of a feeder's steps, in a column left of its widest; those of arrows right of them. */
function markFeeder(placed: readonly PlacedPart[], steps: readonly string[]): StepMark[] {
  const named = placed.filter(({ part }) => steps.includes(part.id));
  const aside = Math.max(...named.map(symbolBreadth)) + 13;
  return named.flatMap((each) => {
    const side = each.part.symbol === 'loads' ? aside : -aside;
    return markStep(each, steps, [each.x + side, each.y]);
  });
}

function markBus(bus: LinePart, y: number, steps: readonly string[], width: number): StepMark[] {
  return markStep({ part: bus, x: 0, y }, steps, [16, y]).map((mark) => ({
    ...mark,
    halo: `M0 ${y}H${width}`,
    haloWidth: 20,
  }));
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

/**
 * What a feeder keeps on a phone: all but closed breakers on its way. Without its transformer or drive a
 * load would be on the wrong voltage.
 */
function keepOnPhone(feeder: LineChain, steps: readonly string[]): LineChain {
  return feeder.flatMap(({ side, ...part }, index) => {
    if (index > 0 && part.symbol === 'breaker' && !(part.dead || steps.includes(part.id)))
      return [];
    return side ? { ...part, side: keepOnPhone([part, ...side], steps).slice(1) } : part;
  });
}

const lettersOf = ({ short, label }: LinePart) => short ?? label ?? '';

/**
 * A head from left to right: a line comes down from grade and turns, any other source is at
 * its beginning.
 */
function placeNarrowHead(head: LineChain, index: number, steps: readonly string[], width: number) {
  const y = 49 + index * 76;
  const end = [width - 14 - index * 18, y] as const;
  const line = head[0]?.symbol === 'line';
  const before = line ? 0 : 0.8;
  const pitch = (end[0] - left) / (head.length - 0.2 + before);
  const placed = placeChain(head, {
    axis: 'across',
    inHead: true,
    at: (each) =>
      line && each === 0 ? [left, 20] : [Math.round(left + pitch * (each + before)), y],
    lettersOf,
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

/** How deep each row of feeders lies under the bus on a phone; more where anything is drawn between two. */
function narrowDepths(feeders: readonly LineChain[]): number[] {
  const rows = Math.max(...feeders.map((feeder) => feeder.length));
  // A long chain is closer.
  const pace = rows > 3 ? 31 : 35;
  const depths: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const hung = feeders.some((feeder) => {
      const part = rowOf(feeder, row, rows) === row ? feeder[row] : undefined;
      return part?.arresters || isTapped(feeder[row - 1]) || isStandby(part);
    });
    const both = feeders.some((feeder) => isTapped(feeder[row - 1]) && isStandby(feeder[row]));
    depths.push((depths.at(-1) ?? 22 - pace) + pace + (both ? 70 : hung ? 28 : 0));
  }
  return depths;
}

/** The row of a feeder's part: loads are in the last one. */
const rowOf = (feeder: LineChain, index: number, rows: number) =>
  index > 0 && index === feeder.length - 1 ? rows - 1 : index;
