import { type Arrangement, markRadius, type PlacedPart } from './arrangement.ts';
import { conductThrough, markStep, placeChain } from './place-chain.ts';
import { placeSide } from './place-side.ts';
import type { LineChain, LinePart, PlantLine } from './plant-line.ts';
import { relayEnd } from './relay-places.ts';
import { symbolBreadth } from './symbol-reach.ts';
import { wordsBeside } from './words-beside.ts';

/** The width of a page's content, to which the wide drawing is made. */
export const plantLineWidth = 1280;
/**
 * Where the bus runs in every wide drawing. The page leads it on to its rail from here, and has
 * what lies above it right of the heads.
 */
export const plantBusY = 272;

/** A plant's one-line across a page: heads at the left, the bus, feeders under its right part. */
export function arrangeWide(line: PlantLine, steps: readonly string[]): Arrangement {
  const rows = Math.max(...line.heads.map((head) => head.length));
  const heads = line.heads.map((head, index) => {
    const x = line.heads.length > 1 ? 60 + index * 234 : 80;
    const placed = placeHead(head, x, rows);
    const ends = placed.flatMap(wordsBeside).map((words) => words.x + words.text.length * 7.8);
    return { placed, markX: Math.ceil(Math.max(...ends)) + 24 };
  });
  const feeders = placeFeeders(line.feeders);
  const chains = [...heads, ...feeders];
  const parts = chains.flatMap(({ placed }) => placed);
  const sides = chains.flatMap(({ placed }) =>
    placed.flatMap((each, index) =>
      each.part.side ? placeSide(each, sideLane(placed, index), steps) : [],
    ),
  );
  const busText = line.bus.label ?? '';
  return {
    width: plantLineWidth,
    height: Math.max(...parts.map(({ y }) => y)) + 24,
    busY: plantBusY,
    detailed: true,
    conductors: [
      ...heads.flatMap(({ placed }) =>
        conductThrough(placed, placed[0]?.part.symbol === 'line' ? 0 : undefined, plantBusY),
      ),
      ...feeders.flatMap(({ placed }) => conductThrough(placed, plantBusY, undefined)),
      ...sides.flatMap(({ conductors }) => conductors),
    ],
    parts: [...parts, ...sides.flatMap((side) => side.parts)],
    taps: sides.flatMap(({ taps }) => taps),
    arresters: chains.flatMap(({ placed }) =>
      placed.flatMap((each, index) =>
        each.part.arresters
          ? { x: each.x, y: laneBefore(placed, index) - 12, lead: each.inHead ? 44 : 28 }
          : [],
      ),
    ),
    words: [
      ...parts.flatMap(wordsBeside),
      ...sides.flatMap(({ words }) => words),
      { x: plantLineWidth, y: plantBusY - 12, anchor: 'end', text: busText },
    ],
    marks: [
      ...chains.flatMap(({ placed, markX }) =>
        placed.flatMap((each) => markStep(each, steps, [besideRelays(each, markX), each.y])),
      ),
      ...sides.flatMap(({ marks }) => marks),
      ...markStep({ part: line.bus, x: 0, y: plantBusY }, steps, [
        plantLineWidth - Math.ceil(busText.length * 7.8) - 20,
        plantBusY - 17,
      ]).map((mark) => ({ ...mark, halo: `M0 ${plantBusY}H${plantLineWidth}`, haloWidth: 22 })),
    ],
  };
}

/** The first part under grade, the others in rows that end above the bus. */
function placeHead(head: LineChain, x: number, rows: number): PlacedPart[] {
  const pitch = Math.floor(204 / Math.max(1, rows - 1));
  const row = (index: number) => (index === 0 ? 0 : rows - head.length + index);
  return placeChain(head, {
    axis: 'down',
    inHead: true,
    at: (index) => [x, 24 + row(index) * pitch],
    lettersOf,
  });
}

/** Feeders hang right of the page's title block, in columns of one width and in common rows. */
function placeFeeders(feeders: readonly LineChain[]) {
  const from = 340 + Math.max(...feeders.flat().map(roomAtLeft)) + markRoom;
  const pitch = (plantLineWidth - 340) / feeders.length;
  const depths = feederDepths(feeders);
  return feeders.map((feeder, index) => {
    const x = Math.round(from + index * pitch);
    const placed = placeChain(feeder, {
      axis: 'down',
      at: (row) => [x, depths[row] ?? 0],
      lettersOf,
    });
    return { placed, markX: x - Math.max(...feeder.map(symbolRoom)) - markRadius - 8 };
  });
}

const markRoom = 2 * markRadius + 8;

/** How far a part reaches to the left, its relays too. */
const roomAtLeft = (part: LinePart) => (part.relays ? relayEnd(part.relays) : symbolRoom(part));

/** How far a symbol reaches to the left, and what says how its windings are connected. */
function symbolRoom(part: LinePart): number {
  const glyphs = part.windings?.some((winding) => winding !== 'single') ? 18 : 0;
  return symbolBreadth({ part, letters: lettersOf(part) }) + glyphs;
}

/** Where a mark of a column stands, unless relays of a feeder stand there. */
const besideRelays = ({ part, x, inHead }: PlacedPart, markX: number) =>
  part.relays && !inHead ? x - relayEnd(part.relays) - markRadius - 8 : markX;

/** How deep each row of the feeders lies; more where anything joins between two of them. */
function feederDepths(feeders: readonly LineChain[]): number[] {
  const rows = Math.max(...feeders.map((feeder) => feeder.length));
  const depths: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const any = (is: (feeder: LineChain) => unknown) => feeders.some(is);
    const tapped = any((feeder) => isTapped(feeder[row - 1]));
    const standby = any((feeder) => isStandby(feeder[row]));
    const hung = any((feeder) => feeder[row]?.arresters);
    const room = tapped && standby ? 70 : tapped || standby || hung ? 28 : 0;
    depths.push((depths.at(-1) ?? plantBusY - 4) + 38 + room);
  }
  return depths;
}

const isStandby = (part?: LinePart) => part?.side && part.symbol === 'transfer-switch';
const isTapped = (part?: LinePart) => part?.side && part.symbol !== 'transfer-switch';

/** Where a part's side runs: behind it, and into a transfer switch before it. */
function sideLane(placed: readonly PlacedPart[], index: number): number {
  const part = placed[index];
  if (!part) return 0;
  if (isStandby(part.part)) return part.y - 36;
  return part.inHead ? laneBefore(placed, index + 1) : part.y + 34;
}

/** In the middle between a part and what is drawn before it. */
function laneBefore(placed: readonly PlacedPart[], index: number): number {
  const above = placed[index - 1]?.y ?? (placed[0]?.inHead ? 0 : plantBusY);
  const below = placed[index]?.y ?? plantBusY;
  return Math.round((above + below) / 2);
}

const lettersOf = ({ label }: LinePart) => label ?? '';
