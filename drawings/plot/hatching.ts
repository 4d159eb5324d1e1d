import { tenth } from '#electrical/tenth.ts';
import type { Box } from '../geometry.ts';

/**
 * Strokes across a rectangle, rising to the right at 45 degrees.
 *
 * @param pitch From one stroke to the next, along the page.
 */
export function hatchBox({ left, right, top, bottom }: Box, pitch: number): string {
  let path = '';
  // Along a stroke, x + y is the same everywhere.
  for (let sum = left + top + pitch; sum < right + bottom; sum += pitch) {
    const start = Math.max(left, sum - bottom);
    const end = Math.min(right, sum - top);
    const length = end - start;
    if (length > shortest) {
      path += `M${tenth(start)} ${tenth(sum - start)}l${tenth(length)} ${tenth(-length)}`;
    }
  }
  return path;
}

/** Length of the shortest stroke: a shorter one would look like a dot in the corner. */
const shortest = 1;
