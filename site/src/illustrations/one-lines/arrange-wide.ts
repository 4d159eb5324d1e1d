import { type Arrangement, markRadius, type PlacedPart } from './arrangement.ts';
import { conductThrough, markStep, placeChain } from './place-chain.ts';
import { placeSides } from './place-sides.ts';
import type { LineChain, LinePart, PlantLine } from './plant-line.ts';
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
  const headColumns = line.heads.length > 1 ? twoHeads : oneHead;
  const heads = line.heads.flatMap((head, index) => {
    const column = headColumns[index];
    return column ? [{ column, placed: placeHead(head, column.x, rows) }] : [];
  });
  const columns = feederColumns(line.feeders);
  const depths = feederDepths(line.feeders);
  const feeders = line.feeders.map((feeder, index) => {
    const column = columns[index] ?? { x: 0, mark: 0 };
    const placed = placeChain(feeder, {
      axis: 'down',
      inHead: false,
      live: true,
      at: (row) => [column.x, depths[row] ?? 0],
      lettersOf: (part) => part.label ?? '',
    });
    return { column, placed };
  });
  const chains = [...heads, ...feeders];
  const parts = chains.flatMap(({ placed }) => placed);
  const sides = parts.flatMap((each) => placeSides(each, laneAbove(each, parts), steps));
  const busWords = { x: plantLineWidth, y: plantBusY - 12, text: line.bus.label ?? '' };
  return {
    width: plantLineWidth,
    height: Math.max(...parts.map(({ y }) => y)) + 24,
    busY: plantBusY,
    conductors: [
      ...heads.flatMap(({ placed }) =>
        conductThrough(placed, placed[0]?.part.symbol === 'line' ? 0 : undefined, plantBusY),
      ),
      ...feeders.flatMap(({ placed }) => conductThrough(placed, plantBusY, undefined)),
      ...sides.flatMap(({ conductors }) => conductors),
    ],
    parts: [...parts, ...sides.flatMap((side) => side.parts)],
    detailed: true,
    taps: sides.flatMap(({ tap }) => tap ?? []),
    arresters: parts
      .filter(({ part }) => part.arresters)
      .map((each) => ({ x: each.x, y: laneAbove(each, parts) - 10, lead: each.inHead ? 44 : 28 })),
    words: [
      ...parts.flatMap(wordsBeside),
      ...sides.flatMap(({ words }) => words),
      { ...busWords, anchor: 'end' },
    ],
    marks: [
      ...chains.flatMap(({ placed, column }) =>
        placed.flatMap((each) => markStep(each, steps, [column.mark, each.y])),
      ),
      ...sides.flatMap(({ marks }) => marks),
      ...markStep({ part: line.bus, x: 0, y: plantBusY }, steps, [
        plantLineWidth - busWords.text.length * 7.8 - 20,
        plantBusY - 17,
      ]).map((mark) => ({ ...mark, halo: `M0 ${plantBusY}H${plantLineWidth}`, haloWidth: 22 })),
    ],
  };
}

const oneHead = [{ x: 64, mark: 330 }];
const twoHeads = [
  { x: 56, mark: 232 },
  { x: 290, mark: 468 },
];

/** The first part under grade, the others in rows that end above the bus. */
function placeHead(head: LineChain, x: number, rows: number): PlacedPart[] {
  const pitch = Math.floor(204 / Math.max(1, rows - 1));
  const row = (index: number) => (index === 0 ? 0 : rows - head.length + index);
  return placeChain(head, {
    axis: 'down',
    inHead: true,
    live: true,
    at: (index) => [x, 24 + row(index) * pitch],
    lettersOf: (part) => part.label ?? '',
  });
}

/** Where the feeders hang: right of the page's title block, in columns of one width. */
function feederColumns(feeders: readonly LineChain[]) {
  const from = 340;
  const pitch = (plantLineWidth - from) / feeders.length;
  const aside = 30 + Math.max(...feeders.flat().map(roomForRelays));
  return feeders.map((_, index) => {
    const mark = Math.round(from + index * pitch) + markRadius;
    return { mark, x: mark + aside };
  });
}

function roomForRelays({ relays, windings }: LinePart): number {
  return Math.max((relays?.length ?? 0) * 28, windings ? 12 : 0);
}

/** How deep each row of the feeders lies; more where something joins from the side. */
function feederDepths(feeders: readonly LineChain[]): number[] {
  const rows = Math.max(...feeders.map((feeder) => feeder.length));
  const depths: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const joined = feeders.some((feeder) => feeder[row]?.side || feeder[row]?.arresters);
    const above = depths.at(-1) ?? plantBusY - 6;
    depths.push(above + (joined ? 72 : 42));
  }
  return depths;
}

/** Between a part and what stands above it, where its side and its arresters join. */
function laneAbove({ part, x, y }: PlacedPart, parts: readonly PlacedPart[]): number {
  const above = Math.max(
    0,
    ...parts.filter((other) => other.x === x && other.y < y).map((other) => other.y),
  );
  const from = y > plantBusY ? Math.max(above, plantBusY) : above;
  return Math.round(part.symbol === 'transfer-switch' ? (from + y) / 2 - 6 : (from + y) / 2);
}
