import { type Point, span } from '../parts/geometry.ts';
import { deadEndPins, polePins } from '../parts/utility-pole.tsx';

/**
 * The three conductors, nearest first, of a line that comes from beyond the right edge and ends on
 * the first of `poles`.
 */
export function lineFromRight(poles: readonly number[], y: number, scale: number): string[] {
  const hold = (x: number, pins: readonly Point[], phase: number): Point => {
    const [dx, dy] = pins[phase] ?? [0, 0];
    return [x + dx * scale, y + dy * scale];
  };
  return [0, 2, 1].map((phase) =>
    poles
      .slice(1)
      .map((x, i) =>
        span(
          hold(poles[i] ?? x, i ? polePins : deadEndPins(1), phase),
          hold(x, polePins, phase),
          9,
        ).replace(i ? /^M[^Q]*/ : /^$/, ''),
      )
      .join(''),
  );
}
