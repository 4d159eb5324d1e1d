import type { LineChain, LinePart, PlantLine } from '#electrical/plants/plant-line.ts';
import {
  type Arrangement,
  headX,
  isMirrored,
  letterWidth,
  markRadius,
  type PlacedPart,
  type PlacedWords,
  plantBusY,
  plantLineWidth,
  plantTurnY,
  relayEnd,
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

/** A plant's one-line across a page: heads under the picture's line, the bus, feeders under its right part. */
export function arrangeWide(line: PlantLine, steps: readonly string[]): Arrangement {
  const rows = Math.max(...line.heads.map((head) => head.length));
  const mirrored = isMirrored(line.lineAt);
  const heads = line.heads.map((head, index) => {
    const placed = placeHead(head, headX(line.lineAt) + index * 234, rows, mirrored);
    const reach = placed.flatMap(wordsBeside).map(({ x, text }) => {
      const width = text.length * letterWidth;
      return mirrored ? x - width - 18 : x + width + 18;
    });
    return {
      placed,
      markX: mirrored ? Math.floor(Math.min(...reach)) : Math.ceil(Math.max(...reach)),
    };
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
        conductThrough(
          placed,
          placed[0]?.part.symbol !== 'line' ? undefined : mirrored ? plantTurnY : 0,
          plantBusY,
        ),
      ),
      ...feeders.flatMap(({ placed }) => conductThrough(placed, plantBusY, undefined)),
      ...sides.flatMap(({ conductors }) => conductors),
    ],
    parts: [...parts, ...sides.flatMap((side) => side.parts)],
    taps: sides.flatMap(({ taps }) => taps),
    arresters: chains.flatMap(({ placed }) =>
      placed.flatMap((each, index) => {
        if (!each.part.arresters) return [];
        const lane = laneBefore(placed, index);
        if (!each.inHead) return { x: each.x, y: lane - 12, lead: 28 };
        // Clear of the relays above.
        const under = placed[index - 1]?.part.relays !== undefined;
        const lead = under ? 56 : 44;
        return { x: each.x, y: under ? lane : lane - 12, lead: mirrored ? -lead : lead };
      }),
    ),
    words: [
      ...parts.flatMap(wordsBeside),
      ...sides.flatMap(({ words }) => words),
      mirrored
        ? { x: 0, y: plantBusY - 12, anchor: 'start', text: busText }
        : { x: plantLineWidth, y: plantBusY - 12, anchor: 'end', text: busText },
    ],
    marks: [
      ...chains.flatMap(({ placed, markX }) =>
        placed.flatMap((each) => markStep(each, steps, [besideRelays(each, markX), each.y])),
      ),
      ...sides.flatMap(({ marks }) => marks),
      ...markStep({ part: line.bus, x: 0, y: plantBusY }, steps, [
        Math.abs((mirrored ? 0 : plantLineWidth) - Math.ceil(busText.length * letterWidth) - 20),
        plantBusY - 17,
      ]).map((mark) => ({ ...mark, halo: `M0 ${plantBusY}H${plantLineWidth}`, haloWidth: 22 })),
    ],
  };
}

/** The first part under grade, the others in rows that end above the bus. */
function placeHead(head: LineChain, x: number, rows: number, mirrored: boolean): PlacedPart[] {
  const pitch = Math.floor(204 / Math.max(1, rows - 1));
  const row = (index: number) => (index === 0 ? 0 : rows - head.length + index);
  const placed = placeChain(head, {
    axis: 'down',
    inHead: true,
    at: (index) => [x, 24 + row(index) * pitch],
    lettersOf,
  });
  return placed.map((each) => ({ ...each, mirrored }));
}

/** Where a mark of a column is, unless relays of a feeder are there. */
const besideRelays = ({ part, x, inHead }: PlacedPart, markX: number) =>
  part.relays && !inHead ? x - relayEnd(part.relays) - markRadius - 8 : markX;

/** Right of a part, or left of a mirrored one: its label, and under it its note. */
function wordsBeside(placed: PlacedPart): PlacedWords[] {
  const { part, x, y, inHead, mirrored } = placed;
  const away = Math.max(inHead ? 30 : 27, symbolBreadth(placed) + 8);
  const lines = [
    { text: part.symbol === 'box' ? undefined : part.label, quiet: false },
    { text: part.note, quiet: true },
  ].filter((line) => line.text !== undefined);
  // Above what joins a head from its side.
  const top = y + (lines.length > 1 ? (inHead && part.side ? -10 : -3) : 4.5);
  return lines.map(({ text = '', quiet }, index) => ({
    x: mirrored ? x - away : x + away,
    y: top + index * 15,
    anchor: mirrored ? 'end' : 'start',
    text,
    quiet,
  }));
}

/** Feeders are right of the page's title block, in columns of one width and in common rows. */
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

const lettersOf = ({ label }: LinePart) => label ?? '';
