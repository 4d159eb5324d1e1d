import type { LineChain, LinePart } from '#electrical/plants/plant-line.ts';

/** How deep each row of feeders lies under the bus on a phone; more where anything hangs between two. */
export function narrowDepths(feeders: readonly LineChain[]): number[] {
  const rows = Math.max(...feeders.map((feeder) => feeder.length));
  // A long chain stands closer.
  const pace = rows > 3 ? 31 : 35;
  const depths: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const hung = feeders.some((feeder) => {
      const part = rowOf(feeder, row, rows) === row ? feeder[row] : undefined;
      return part?.arresters || hasGroundSource(feeder[row - 1]);
    });
    depths.push((depths.at(-1) ?? 22 - pace) + pace + (hung ? 28 : 0));
  }
  return depths;
}

/** The row of a feeder's part: loads stand in the last one. */
export const rowOf = (feeder: LineChain, index: number, rows: number) =>
  index > 0 && index === feeder.length - 1 ? rows - 1 : index;

/** Of what joins from a side, a phone has room for the ground source alone. */
export const hasGroundSource = (part?: LinePart) =>
  part?.side?.some(({ symbol }) => symbol === 'grounding-transformer') ?? false;
