import type { LineChain, LinePart } from '#electrical/plants/plant-line.ts';
import { markRadius } from './arrangement.ts';
import { placeChain } from './place-chain.ts';
import { relayEnd } from './relay-places.ts';
import { isStandby, isTapped } from './side-lane.ts';
import { symbolBreadth } from './symbol-reach.ts';
import { plantBusY, plantLineWidth } from './wide-frame.ts';

/** Feeders hang right of the page's title block, in columns of one width and in common rows. */
export function placeFeeders(feeders: readonly LineChain[]) {
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
