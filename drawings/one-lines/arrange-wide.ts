import type { LineChain, LinePart, PlantLine } from '#electrical/plants/plant-line.ts';
import { type Arrangement, letterWidth, markRadius, type PlacedPart } from './arrangement.ts';
import { conductThrough, markStep, placeChain } from './place-chain.ts';
import { placeFeeders } from './place-feeders.ts';
import { placeSide } from './place-side.ts';
import { relayEnd } from './relay-places.ts';
import { laneBefore, sideLane } from './side-lane.ts';
import { plantBusY, plantLineWidth } from './wide-frame.ts';
import { wordsBeside } from './words-beside.ts';

/** A plant's one-line across a page: heads at the left, the bus, feeders under its right part. */
export function arrangeWide(line: PlantLine, steps: readonly string[]): Arrangement {
  const rows = Math.max(...line.heads.map((head) => head.length));
  const heads = line.heads.map((head, index) => {
    const x = line.heads.length > 1 ? 60 + index * 234 : 80;
    const placed = placeHead(head, x, rows);
    const ends = placed
      .flatMap(wordsBeside)
      .map((words) => words.x + words.text.length * letterWidth);
    return { placed, markX: Math.ceil(Math.max(...ends)) + 18 };
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
      placed.flatMap((each, index) => {
        if (!each.part.arresters) return [];
        const lane = laneBefore(placed, index);
        if (!each.inHead) return { x: each.x, y: lane - 12, lead: 28 };
        // Clear of the relays above.
        const under = placed[index - 1]?.part.relays !== undefined;
        return { x: each.x, y: under ? lane : lane - 12, lead: under ? 56 : 44 };
      }),
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
        plantLineWidth - Math.ceil(busText.length * letterWidth) - 20,
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

/** Where a mark of a column stands, unless relays of a feeder stand there. */
const besideRelays = ({ part, x, inHead }: PlacedPart, markX: number) =>
  part.relays && !inHead ? x - relayEnd(part.relays) - markRadius - 8 : markX;

const lettersOf = ({ label }: LinePart) => label ?? '';
