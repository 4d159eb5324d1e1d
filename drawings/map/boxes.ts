import type { Box, Point } from '../geometry.ts';

/** Returns the square centered on a point. `reach` is half the length of a side. */
export function squareAround([x, y]: Point, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

/** Extends a box by `across` on the left and right, and by `down` at the top and bottom. */
export function grow(box: Box, across: number, down: number): Box {
  return {
    left: box.left - across,
    top: box.top - down,
    right: box.right + across,
    bottom: box.bottom + down,
  };
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

export function isInside(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left &&
    box.top >= frame.top &&
    box.right <= frame.right &&
    box.bottom <= frame.bottom
  );
}

/** Distance between the points at which `crosses` samples a line, in units. */
const sampleDistance = 3;

/** Whether a line passes through a box. */
export function crosses(box: Box, line: readonly Point[]): boolean {
  return line.some((from, index) => {
    const to = line[index + 1] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const sampleCount = Math.max(1, Math.ceil(Math.hypot(dx, dy) / sampleDistance));
    for (let sample = 0; sample <= sampleCount; sample += 1) {
      const part = sample / sampleCount;
      const [x, y] = [from[0] + part * dx, from[1] + part * dy];
      if (x > box.left && x < box.right && y > box.top && y < box.bottom) return true;
    }
    return false;
  });
}

/** Whether a box is inside a frame and overlaps none of the occupied boxes or lines. */
export function isUnobstructed(
  box: Box,
  frame: Box,
  occupied: readonly Box[],
  lines: readonly (readonly Point[])[],
): boolean {
  return (
    isInside(box, frame) &&
    !occupied.some((other) => overlaps(box, other)) &&
    !lines.some((line) => crosses(box, line))
  );
}
