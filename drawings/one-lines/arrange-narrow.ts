import type { LineChain, LinePart, PlantLine } from '#electrical/plants/plant-line.ts';
import type { Point } from '../geometry.ts';
import { wrapToWidth } from '../lettering.ts';
import {
  type Arrangement,
  narrowLetterWidth,
  type PlacedConductor,
  type PlacedPart,
  type PlacedWords,
  type StepMark,
} from './arrangement.ts';
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

export const phoneWidth = 350;

/** Width of the drawing on tablets, so that lettering is 12 px on a page of 768. */
export const tabletWidth = 680;

/** Size of the letters. */
const letters = 12;

/** Distance between the baselines of wrapped words. */
const leading = 13;

/**
 * A plant's one-line on a phone or a tablet: each head runs from left to right, the bus is below the
 * heads, and feeders hang from the bus.
 */
export function arrangeNarrow(
  line: PlantLine,
  steps: readonly string[],
  width = phoneWidth,
): Arrangement {
  const heads = line.heads.map((head, index) => placeHead(head, index, steps, width));
  const headWords = heads.flatMap(({ words }) => words);
  const busWords = nameBus(line.bus, headWords);
  const busY = busWords.y + 12;
  const chains =
    width === phoneWidth
      ? line.feeders.map((feeder) => selectPartsForPhone(feeder, steps))
      : line.feeders;
  const feeders = placeFeeders(chains, busY, width);
  const sides = feeders.chains.flatMap((placed) =>
    placed.flatMap((each, index) =>
      each.part.side ? placeSide(each, sideLane(placed, index), steps, 'short') : [],
    ),
  );
  const words = [
    ...headWords,
    busWords,
    ...feeders.chains.flatMap((placed) => nameFeeder(placed, feeders.foot + 29, feeders.pitch)),
    ...sides.flatMap((side) => side.words),
  ];
  return {
    width,
    height: Math.max(...words.map(({ y }) => y + 6), feeders.foot + 18),
    busY,
    detailed: false,
    conductors: [
      ...heads.flatMap(({ conductors, end: [x, y] }) => [
        ...conductors,
        { d: `M${x} ${y}V${busY}`, live: true },
      ]),
      ...feeders.chains.flatMap((placed) => conductThrough(placed, busY, undefined)),
      ...sides.flatMap(({ conductors }) => conductors),
    ],
    parts: [
      ...heads.flatMap(({ placed }) => placed),
      ...feeders.chains.flat(),
      ...sides.flatMap(({ parts }) => parts),
    ],
    arresters: feeders.chains.flatMap(placeArresters),
    taps: sides.flatMap(({ taps }) => taps),
    words,
    marks: [
      ...heads.flatMap(({ marks }) => marks),
      ...feeders.chains.flatMap((placed) => markFeeder(placed, steps)),
      ...sides.flatMap((side) => side.marks),
      ...markBus(line.bus, busY, steps, width),
    ],
  };
}

/** x at which the first head begins. */
const headLeft = 16;

/** Height of the first head. */
const headTop = 49;

/** Distance between two heads. */
const headPitch = 76;

interface PlacedHead {
  placed: PlacedPart[];
  conductors: PlacedConductor[];
  words: PlacedWords[];
  marks: StepMark[];
  /** Where the conductor turns down to the bus. */
  end: Point;
}

/**
 * Places a head from left to right. A line comes down from grade and turns; any other source is at
 * the beginning of the conductor.
 */
function placeHead(
  head: LineChain,
  index: number,
  steps: readonly string[],
  width: number,
): PlacedHead {
  const y = headTop + index * headPitch;
  // A second head ends left of the first, so that their conductors to the bus stay apart.
  const end: Point = [width - 14 - index * 18, y];
  const first = head[0];
  const comesFromGrade = first?.symbol === 'line';
  // A source has no conductor before it, so the drawing needs room for half of its symbol and its name.
  const indent = comesFromGrade ? 0 : 0.8;
  const pitch = (end[0] - headLeft) / (head.length - 0.2 + indent);
  const placed = placeChain(head, {
    axis: 'across',
    inHead: true,
    at: (part) => {
      if (comesFromGrade && part === 0) return [headLeft, 20];
      return [Math.round(headLeft + pitch * (part + indent)), y];
    },
    lettersOf,
  });
  const across = comesFromGrade ? placed.slice(1) : placed;
  const conductors = conductThrough(across, comesFromGrade ? headLeft : undefined, end[0]);
  const words = across.flatMap((part) => nameBelow(part, y + 31, pitch));
  if (comesFromGrade) {
    conductors.unshift({ d: `M${headLeft} 0V${y}`, live: true });
    const text = first.short;
    if (text) words.unshift({ x: headLeft + 15, y: 24, anchor: 'start', text, quiet: true });
  }
  const marks = placed.flatMap((part) =>
    markStep(part, steps, [part.x, part.y === y ? y - 31 : part.y]),
  );
  return { placed, conductors, words, marks, end };
}

/** The short name of a part in a head, from a first baseline down. Letters of a box are inside it. */
function nameBelow({ part, x }: PlacedPart, y: number, room: number): PlacedWords[] {
  if (!part.short || part.symbol === 'box') return [];
  return nameInLines(part.short, x, y, room);
}

function nameInLines(name: string, x: number, y: number, room: number): PlacedWords[] {
  return wrapToWidth(name, room - 4, letters).map((text, row) => ({
    x,
    y: y + row * leading,
    anchor: 'middle',
    text,
    quiet: true,
  }));
}

/** The name of the bus, at its left: beside the names above if there is room, else below them. */
function nameBus({ short, label = '' }: LinePart, above: readonly PlacedWords[]): PlacedWords {
  const text = short ?? label;
  const lowest = Math.max(...above.map(({ y }) => y));
  const end = 10 + text.length * narrowLetterWidth;
  const isTaken = above.some((words) => {
    const left = words.x - (words.text.length * narrowLetterWidth) / 2;
    return words.y > lowest - 20 && left < end;
  });
  return { x: 4, y: isTaken ? lowest + 15 : lowest, anchor: 'start', text };
}

interface PlacedFeeders {
  chains: PlacedPart[][];
  /** Width of a column. */
  pitch: number;
  /** Height of the lowest row. */
  foot: number;
}

/** Places feeders below the bus. A feeder with a long side branch has the width of three feeders. */
function placeFeeders(feeders: readonly LineChain[], busY: number, width: number): PlacedFeeders {
  const columnCounts = feeders.map((feeder) => (feeder.some(({ side }) => side?.[1]) ? 3 : 1));
  const pitch = width / sum(columnCounts);
  const depths = feederDepths(feeders);
  const chains = feeders.map((feeder, index) => {
    const columnsBefore = sum(columnCounts.slice(0, index));
    const x = Math.round(pitch * (columnsBefore + 0.5)) + 6;
    return placeChain(feeder, {
      axis: 'down',
      at: (part) => [x, busY + (depths[rowOf(feeder, part, depths.length)] ?? 0)],
      lettersOf,
    });
  });
  return { chains, pitch, foot: busY + Math.max(...depths) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Depth of each row of feeders below the bus. Rows are farther apart where something is between them. */
function feederDepths(feeders: readonly LineChain[]): number[] {
  const rowCount = Math.max(...feeders.map((feeder) => feeder.length));
  const pitch = rowCount > 3 ? 31 : 35;
  const depths: number[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    const hasSomethingAbove = feeders.some((feeder) => {
      const part = rowOf(feeder, row, rowCount) === row ? feeder[row] : undefined;
      return part?.arresters || isTapped(feeder[row - 1]) || isStandby(part);
    });
    const isBetweenBranches = feeders.some(
      (feeder) => isTapped(feeder[row - 1]) && isStandby(feeder[row]),
    );
    let room = 0;
    if (isBetweenBranches) room = 70;
    else if (hasSomethingAbove) room = 28;
    const above = depths.at(-1);
    depths.push((above === undefined ? 22 : above + pitch) + room);
  }
  return depths;
}

/** The row of a part in a feeder. Loads are in the last row. */
const rowOf = (feeder: LineChain, index: number, rowCount: number) =>
  index > 0 && index === feeder.length - 1 ? rowCount - 1 : index;

/**
 * The parts of a feeder that phones show: all except breakers after the first part. Transformers and drives
 * are shown, because without them a load would seem to be on the wrong voltage.
 */
function selectPartsForPhone(feeder: LineChain, steps: readonly string[]): LineChain {
  const isKept = (part: LinePart) =>
    part.symbol !== 'breaker' || part.dead || steps.includes(part.id);
  return feeder
    .filter((part, index) => index === 0 || isKept(part))
    .map((part) => (part.side ? { ...part, side: part.side.filter(isKept) } : part));
}

/** The short name of a feeder below its load, in as many lines as it needs. */
function nameFeeder(placed: readonly PlacedPart[], y: number, width: number): PlacedWords[] {
  const named = placed.findLast(({ part }) => part.short && part.symbol !== 'box');
  if (!named?.part.short) return [];
  return nameInLines(named.part.short, named.x, y, width);
}

function placeArresters(placed: readonly PlacedPart[]) {
  return placed.flatMap((each, index) =>
    each.part.arresters ? [{ x: each.x, y: laneBefore(placed, index) - 16, lead: 20 }] : [],
  );
}

/** The marks of a feeder's steps: left of its widest symbol, but right of arrows to loads. */
function markFeeder(placed: readonly PlacedPart[], steps: readonly string[]): StepMark[] {
  const named = placed.filter(({ part }) => steps.includes(part.id));
  const distance = Math.max(...named.map(symbolBreadth)) + 13;
  return named.flatMap((each) => {
    const isArrows = each.part.symbol === 'loads';
    return markStep(each, steps, [each.x + (isArrows ? distance : -distance), each.y]);
  });
}

function markBus(bus: LinePart, y: number, steps: readonly string[], width: number): StepMark[] {
  return markStep({ part: bus, x: 0, y }, steps, [16, y]).map((mark) => ({
    ...mark,
    halo: `M0 ${y}H${width}`,
    haloWidth: 20,
  }));
}

const lettersOf = ({ short, label }: LinePart) => short ?? label ?? '';
