import { tenth } from '#electrical/tenth.ts';
import type { Box } from '../geometry.ts';

/** Strokes up to this width are omitted, because they would look like a dot in the corner. */
const minimumStroke = 1;

/**
 * Returns the path of hatching strokes across a rectangle. The strokes rise to the right at 45 degrees.
 *
 * @param pitch Horizontal distance between two strokes.
 */
export function hatchBox({ left, right, top, bottom }: Box, pitch: number): string {
  let path = '';
  // Along one stroke, the sum of x and y is constant.
  for (let sum = left + top + pitch; sum < right + bottom; sum += pitch) {
    const start = Math.max(left, sum - bottom);
    const end = Math.min(right, sum - top);
    const length = end - start;
    if (length > minimumStroke) {
      path += `M${tenth(start)} ${tenth(sum - start)}l${tenth(length)} ${tenth(-length)}`;
    }
  }
  return path;
}
