import type { LineChain, LinePart, PlantLine } from '#electrical/plants/plant-line.ts';
import type { Point } from '../geometry.ts';
import { monoWidth, wrapToWidth } from '../lettering.ts';
import {
  type Arrangement,
  narrowLetterSize,
  type PlacedConductor,
  type PlacedPart,
  type PlacedWords,
  type StepMark,
} from './arrangement.ts';
import {
  isStandby,
  isTapped,
  markStep,
  midpointBefore,
  placeChain,
  placeSides,
  routeConductor,
} from './place-chain.ts';
import { symbolBreadth } from './symbol-reach.ts';

/** Width of the drawing on phones, in units. */
export const phoneWidth = 350;

/** Width of the drawing on tablets, in units, chosen so that text is 12 px tall on a page 768 px wide. */
export const tabletWidth = 680;

const fontSize = 12;

/** Distance between the baselines of wrapped text. */
const leading = 13;

/** X coordinate of the left end of the chains above the bus. */
const leftAboveBus = 16;

/** Y coordinate of the conductor of the first chain above the bus. */
const topAboveBus = 49;

/** Vertical distance between the conductors of two chains above the bus. */
const pitchAboveBus = 76;

/**
 * Arranges a plant's one-line for a phone or a tablet: each chain above the bus runs from left to
 * right, the bus is below these chains, and the feeders are below the bus.
 */
export function arrangeNarrow(
  line: PlantLine,
  steps: readonly string[],
  width = phoneWidth,
): Arrangement {
  const chainsAboveBus = line.chainsAboveBus.map((chain, index) =>
    placeChainAboveBus(chain, index, steps, width),
  );
  const wordsAboveBus = chainsAboveBus.flatMap(({ words }) => words);
  const busWords = labelBus(line.bus, wordsAboveBus);
  const busY = busWords.y + 12;
  const chains =
    width === phoneWidth
      ? line.feeders.map((feeder) => selectPartsForPhone(feeder, steps))
      : line.feeders;
  const feeders = placeFeeders(chains, busY, width);
  const sides = feeders.chains.flatMap((placed) => placeSides(placed, steps, 'short'));
  const words = [
    ...wordsAboveBus,
    busWords,
    ...feeders.chains.flatMap((placed) => labelFeeder(placed, feeders.foot + 29, feeders.pitch)),
    ...sides.flatMap((side) => side.words),
  ];
  const conductors = [
    ...chainsAboveBus.flatMap((chain) => conductorsToBus(chain, busY)),
    ...feeders.chains.flatMap((placed) => routeConductor(placed, busY, undefined)),
    ...sides.flatMap((side) => side.conductors),
  ];
  const parts = [
    ...chainsAboveBus.flatMap(({ placed }) => placed),
    ...feeders.chains.flat(),
    ...sides.flatMap((side) => side.parts),
  ];
  const marks = [
    ...chainsAboveBus.flatMap((chain) => chain.marks),
    ...feeders.chains.flatMap((placed) => markFeeder(placed, steps)),
    ...sides.flatMap((side) => side.marks),
    ...markBus(line.bus, busY, steps, width),
  ];
  return {
    width,
    height: Math.max(...words.map(({ y }) => y + 6), feeders.foot + 18),
    busY,
    detailed: false,
    conductors,
    parts,
    arresters: feeders.chains.flatMap(placeArresters),
    taps: sides.flatMap(({ taps }) => taps),
    words,
    marks,
  };
}

interface PlacedChain {
  placed: PlacedPart[];
  conductors: PlacedConductor[];
  words: PlacedWords[];
  marks: StepMark[];
  /** Point where the conductor turns down to the bus. */
  end: Point;
}

/** Returns the conductors of a chain above the bus, and the conductor from the end of the chain down to the bus. */
function conductorsToBus(
  { conductors, end: [x, y] }: PlacedChain,
  busY: number,
): PlacedConductor[] {
  return [...conductors, { d: `M${x} ${y}V${busY}`, live: true }];
}

/**
 * Places the parts of a chain above the bus from left to right. An incoming line comes down from grade
 * and turns right. Any other source is drawn at the start of the conductor.
 */
function placeChainAboveBus(
  chain: LineChain,
  index: number,
  steps: readonly string[],
  width: number,
): PlacedChain {
  const y = topAboveBus + index * pitchAboveBus;
  // The second chain ends to the left of the first, so that their conductors to the bus do not overlap.
  const end: Point = [width - 14 - index * 18, y];
  const first = chain[0];
  const comesFromGrade = first?.symbol === 'line';
  // A source without an incoming line needs space for half of its symbol and half of its name.
  const indent = comesFromGrade ? 0 : 0.8;
  const pitch = (end[0] - leftAboveBus) / (chain.length - 0.2 + indent);
  const placed = placeChain(chain, {
    axis: 'across',
    isAboveBus: true,
    at: (part) => {
      if (comesFromGrade && part === 0) return [leftAboveBus, 20];
      return [Math.round(leftAboveBus + pitch * (part + indent)), y];
    },
    lettersOf,
  });
  const across = comesFromGrade ? placed.slice(1) : placed;
  const conductors = routeConductor(across, comesFromGrade ? leftAboveBus : undefined, end[0]);
  const words = across.flatMap((part) => labelBelow(part, y + 31, pitch));
  if (comesFromGrade) {
    conductors.unshift({ d: `M${leftAboveBus} 0V${y}`, live: true });
    const text = first.short;
    if (text) words.unshift({ x: leftAboveBus + 15, y: 24, anchor: 'start', text, quiet: true });
  }
  const marks = placed.flatMap((part) =>
    markStep(part, steps, [part.x, part.y === y ? y - 31 : part.y]),
  );
  return { placed, conductors, words, marks, end };
}

/** Places the short name of a part below the part. A box has its name inside and gets no label. */
function labelBelow({ part, x }: PlacedPart, y: number, room: number): PlacedWords[] {
  if (!part.short || part.symbol === 'box') return [];
  return wrapLabel(part.short, x, y, room);
}

function wrapLabel(name: string, x: number, y: number, room: number): PlacedWords[] {
  return wrapToWidth(name, room - 4, fontSize).map((text, row) => ({
    x,
    y: y + row * leading,
    anchor: 'middle',
    text,
    quiet: true,
  }));
}

/**
 * Places the name of the bus at the left end of the bus, level with the lowest label above the bus if there is
 * space, otherwise below that label.
 */
function labelBus({ short, label = '' }: LinePart, above: readonly PlacedWords[]): PlacedWords {
  const text = short ?? label;
  const lowest = Math.max(...above.map(({ y }) => y));
  const end = 10 + monoWidth(text, narrowLetterSize);
  const isTaken = above.some((words) => {
    const left = words.x - monoWidth(words.text, narrowLetterSize) / 2;
    return words.y > lowest - 20 && left < end;
  });
  return { x: 4, y: isTaken ? lowest + 15 : lowest, anchor: 'start', text };
}

interface PlacedFeeders {
  chains: PlacedPart[][];
  /** Width of one column. */
  pitch: number;
  /** Y coordinate of the lowest row of parts. */
  foot: number;
}

/** Places feeders below the bus. A feeder with a side branch of two or more parts takes three columns. */
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

/** Distance of each row of parts from the bus. Rows with arresters or a branch between them are farther apart. */
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

/** Returns the row of a part in a feeder. Loads are always in the last row. */
const rowOf = (feeder: LineChain, index: number, rowCount: number) =>
  index > 0 && index === feeder.length - 1 ? rowCount - 1 : index;

/**
 * Selects the parts of a feeder that are shown on phones. Breakers after the first part are omitted.
 * Transformers and drives are kept, because without them a load would appear to be on the wrong voltage.
 */
function selectPartsForPhone(feeder: LineChain, steps: readonly string[]): LineChain {
  const isKept = (part: LinePart) =>
    part.symbol !== 'breaker' || part.dead || steps.includes(part.id);
  return feeder
    .filter((part, index) => index === 0 || isKept(part))
    .map((part) => (part.side ? { ...part, side: part.side.filter(isKept) } : part));
}

/** Places the short name of a feeder's load below the feeder, wrapped to the given width. */
function labelFeeder(placed: readonly PlacedPart[], y: number, width: number): PlacedWords[] {
  const named = placed.findLast(({ part }) => part.short && part.symbol !== 'box');
  if (!named?.part.short) return [];
  return wrapLabel(named.part.short, named.x, y, width);
}

function placeArresters(placed: readonly PlacedPart[]) {
  return placed.flatMap((each, index) =>
    each.part.arresters ? [{ x: each.x, y: midpointBefore(placed, index) - 16, lead: 20 }] : [],
  );
}

/** Places the step marks of a feeder to the left of its widest symbol, or to the right of the arrows to loads. */
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
