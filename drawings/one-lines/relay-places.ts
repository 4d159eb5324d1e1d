/** Where the circles of a breaker's relays stand, left of it, in rows of two. */
export function placeRelays(count: number): readonly (readonly [dx: number, dy: number])[] {
  const rows = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => [
    -37 - 28 * (index % 2),
    28 * (Math.floor(index / 2) - (rows - 1) / 2),
  ]);
}

/** How far they reach. */
export const relayEnd = ({ length }: readonly string[]) => 22 + 28 * Math.min(length, 2);

/** Half of a relay's circle. */
export const relayRadius = 13;
