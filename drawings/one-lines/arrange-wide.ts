import type { LineChain, LinePart, PlantLine } from '#electrical/plants/plant-line.ts';
import { monoWidth } from '../lettering.ts';
import {
  type Arrangement,
  isMirrored,
  markRadius,
  type PlacedPart,
  type PlacedWords,
  plantBusY,
  plantLineWidth,
  plantTurnY,
  relayEnd,
  type StepMark,
  wideLetterSize,
  xAboveBus,
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

/** Horizontal distance between two chains above the bus. */
const pitchAboveBus = 234;

/** Left edge of the feeders, to the right of the page's title block. */
const feedersLeft = 340;

/** A chain of parts above or below the bus, with the positions of its parts. */
interface PlacedColumn {
  placed: PlacedPart[];
  /** X coordinate of the column's step marks. */
  markX: number;
}

/**
 * Arranges a plant's one-line for a wide page: the chains above the bus are below the
 * overhead line in the plant's picture, and the feeders are below the right part of the bus.
 */
export function arrangeWide(line: PlantLine, steps: readonly string[]): Arrangement {
  const mirrored = isMirrored(line.lineAt);
  const chainsAboveBus = placeChainsAboveBus(line, mirrored);
  const feeders = placeFeeders(line.feeders);
  const columns = [...chainsAboveBus, ...feeders];
  const parts = columns.flatMap(({ placed }) => placed);
  const sides = columns.flatMap(({ placed }) => placeSides(placed, steps, 'label'));
  const conductors = [
    ...chainsAboveBus.flatMap(({ placed }) =>
      routeConductor(placed, startAboveBus(placed, mirrored), plantBusY),
    ),
    ...feeders.flatMap(({ placed }) => routeConductor(placed, plantBusY, undefined)),
    ...sides.flatMap((side) => side.conductors),
  ];
  const busName = line.bus.label ?? '';
  const words = [
    ...parts.flatMap(wordsBeside),
    ...sides.flatMap((side) => side.words),
    labelBus(busName, mirrored),
  ];
  const marks = [
    ...columns.flatMap((column) => markColumn(column, steps)),
    ...sides.flatMap((side) => side.marks),
    ...markBus(line.bus, busName, steps, mirrored),
  ];
  return {
    width: plantLineWidth,
    height: Math.max(...parts.map(({ y }) => y)) + 24,
    busY: plantBusY,
    detailed: true,
    conductors,
    parts: [...parts, ...sides.flatMap((side) => side.parts)],
    taps: sides.flatMap(({ taps }) => taps),
    arresters: columns.flatMap(({ placed }) => placeArresters(placed, mirrored)),
    words,
    marks,
  };
}

function markColumn({ placed, markX }: PlacedColumn, steps: readonly string[]): StepMark[] {
  return placed.flatMap((each) => markStep(each, steps, [markXBeside(each, markX), each.y]));
}

function placeChainsAboveBus(
  { chainsAboveBus, lineAt }: PlantLine,
  mirrored: boolean,
): PlacedColumn[] {
  const rows = Math.max(...chainsAboveBus.map((chain) => chain.length));
  return chainsAboveBus.map((chain, index) => {
    const placed = placeChainAboveBus(
      chain,
      xAboveBus(lineAt) + index * pitchAboveBus,
      rows,
      mirrored,
    );
    return { placed, markX: stepMarkX(placed, mirrored) };
  });
}

/**
 * Places the parts of a chain above the bus. The first part is just below grade; the others are in rows
 * directly above the bus.
 */
function placeChainAboveBus(
  chain: LineChain,
  x: number,
  rows: number,
  mirrored: boolean,
): PlacedPart[] {
  const firstY = 24;
  const lastY = plantBusY - 44;
  const pitch = Math.floor((lastY - firstY) / Math.max(1, rows - 1));
  const row = (index: number) => (index === 0 ? 0 : rows - chain.length + index);
  const placed = placeChain(chain, {
    axis: 'down',
    isAboveBus: true,
    at: (index) => [x, firstY + row(index) * pitch],
    lettersOf,
  });
  return placed.map((each) => ({ ...each, mirrored }));
}

/** X coordinate of the step marks of the parts above the bus: a column beyond the longest label. */
function stepMarkX(placed: readonly PlacedPart[], mirrored: boolean): number {
  const gap = 18;
  const words = placed.flatMap(wordsBeside);
  if (mirrored) {
    return Math.floor(
      Math.min(...words.map(({ x, text }) => x - monoWidth(text, wideLetterSize) - gap)),
    );
  }
  return Math.ceil(
    Math.max(...words.map(({ x, text }) => x + monoWidth(text, wideLetterSize) + gap)),
  );
}

/**
 * Y coordinate of the upper end of the conductor above the bus. A conductor from an overhead line starts at grade (or
 * at `plantTurnY` if mirrored). Undefined if the conductor starts at the first symbol.
 */
function startAboveBus(placed: readonly PlacedPart[], mirrored: boolean): number | undefined {
  if (placed[0]?.part.symbol !== 'line') return undefined;
  return mirrored ? plantTurnY : 0;
}

/** X coordinate of a part's step mark: in the mark column, or beyond the relays of a feeder's breaker. */
function markXBeside({ part, x, isAboveBus }: PlacedPart, markX: number): number {
  if (!part.relays || isAboveBus) return markX;
  return x - relayEnd(part.relays) - markRadius - 8;
}

function placeArresters(placed: readonly PlacedPart[], mirrored: boolean) {
  return placed.flatMap((each, index) => {
    if (!each.part.arresters) return [];
    const lane = midpointBefore(placed, index);
    if (!each.isAboveBus) return { x: each.x, y: lane - 12, lead: 28 };
    const isBelowRelays = placed[index - 1]?.part.relays !== undefined;
    // A longer and lower lead keeps the arresters clear of the relays above.
    const { y, lead } = isBelowRelays ? { y: lane, lead: 56 } : { y: lane - 12, lead: 44 };
    return { x: each.x, y, lead: mirrored ? -lead : lead };
  });
}

/** Places a part's label, with its note below, to the right of the part (to the left if mirrored). */
function wordsBeside(placed: PlacedPart): PlacedWords[] {
  const { part, x, y, isAboveBus, mirrored } = placed;
  const distance = Math.max(isAboveBus ? 30 : 27, symbolBreadth(placed) + 8);
  const lines: { text: string; quiet: boolean }[] = [];
  if (part.label !== undefined && part.symbol !== 'box') {
    lines.push({ text: part.label, quiet: false });
  }
  if (part.note !== undefined) lines.push({ text: part.note, quiet: true });
  const firstBaseline = y + baselineShift(lines.length, isAboveBus && part.side !== undefined);
  return lines.map(({ text, quiet }, index) => ({
    x: mirrored ? x - distance : x + distance,
    y: firstBaseline + index * 15,
    anchor: mirrored ? 'end' : 'start',
    text,
    quiet,
  }));
}

/** First baseline of a part's text, relative to the part's center. Two lines are moved up, clear of a side branch. */
function baselineShift(lineCount: number, hasBranchAboveBus: boolean): number {
  if (lineCount < 2) return 4.5;
  return hasBranchAboveBus ? -10 : -3;
}

/** Places the name of the bus above the bus, at the end that is farther from the parts above. */
function labelBus(text: string, mirrored: boolean): PlacedWords {
  const y = plantBusY - 12;
  if (mirrored) return { x: 0, y, anchor: 'start', text };
  return { x: plantLineWidth, y, anchor: 'end', text };
}

/** Places the step mark of the bus beside the name of the bus. */
function markBus(
  bus: LinePart,
  name: string,
  steps: readonly string[],
  mirrored: boolean,
): StepMark[] {
  const distance = Math.ceil(monoWidth(name, wideLetterSize)) + 20;
  const x = mirrored ? distance : plantLineWidth - distance;
  return markStep({ part: bus, x: 0, y: plantBusY }, steps, [x, plantBusY - 17]).map((mark) => ({
    ...mark,
    halo: `M0 ${plantBusY}H${plantLineWidth}`,
    haloWidth: 22,
  }));
}

/** Places feeders in columns of equal width, with their parts aligned in rows. */
function placeFeeders(feeders: readonly LineChain[]): PlacedColumn[] {
  const roomForMarks = 2 * markRadius + 8;
  const firstX = feedersLeft + Math.max(...feeders.flat().map(roomAtLeft)) + roomForMarks;
  const pitch = (plantLineWidth - feedersLeft) / feeders.length;
  const depths = feederDepths(feeders);
  return feeders.map((feeder, index) => {
    const x = Math.round(firstX + index * pitch);
    const placed = placeChain(feeder, {
      axis: 'down',
      at: (row) => [x, depths[row] ?? 0],
      lettersOf,
    });
    return { placed, markX: x - Math.max(...feeder.map(symbolRoom)) - markRadius - 8 };
  });
}

/** Width of a part to the left of its conductor, including relays. */
const roomAtLeft = (part: LinePart) => (part.relays ? relayEnd(part.relays) : symbolRoom(part));

/** Width of a symbol to the left of its conductor, including winding symbols. */
function symbolRoom(part: LinePart): number {
  const hasConnections = part.windings?.some((winding) => winding !== 'single');
  return symbolBreadth({ part, letters: lettersOf(part) }) + (hasConnections ? 18 : 0);
}

/** Y coordinate of each row of parts. Rows with a branch or arresters between them are farther apart. */
function feederDepths(feeders: readonly LineChain[]): number[] {
  const rowCount = Math.max(...feeders.map((feeder) => feeder.length));
  const depths: number[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    const isBelowBranch = feeders.some((feeder) => isTapped(feeder[row - 1]));
    const isBesideStandby = feeders.some((feeder) => isStandby(feeder[row]));
    const isBelowArresters = feeders.some((feeder) => feeder[row]?.arresters);
    let room = 0;
    if (isBelowBranch && isBesideStandby) room = 70;
    else if (isBelowBranch || isBesideStandby || isBelowArresters) room = 28;
    const above = depths.at(-1) ?? plantBusY - 4;
    depths.push(above + 38 + room);
  }
  return depths;
}

const lettersOf = ({ label }: LinePart) => label ?? '';
