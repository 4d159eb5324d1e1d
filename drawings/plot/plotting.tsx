import type { FigureSize } from '../figures/figure-drawing.ts';
import { drafting, type Look, type Placed, type PlotBox, type Words } from './drafting.tsx';
import { curve, linear, logarithmic } from './scale.ts';

/** Where a mark lies: its values on both axes. */
export type At = readonly [x: number, y: number];

/** How a number of an axis is written. */
type Write = (value: number, index: number) => string | readonly string[];

/**
 * A plot whose marks are placed by values, one call each; what a call returns is a child of the
 * drawing. Anything that is no mark is drawn beside them, with `x`, `y` and `letters`.
 *
 * @param x The values at the left and right edge of `box`.
 * @param y The values at its bottom and top edge.
 * @param log The axis on which each factor of ten takes the same length.
 */
export function plotting({ size, box, x: across, y: up, log }: plottingProps) {
  const { left, right, top, bottom } = box;
  const pen = drafting(size);
  const { letters, note, trace, tint } = pen;
  const x = (log === 'x' ? logarithmic : linear)(across, [left, right]);
  const y = (log === 'y' ? logarithmic : linear)(up, [bottom, top]);
  /** Values as a path. */
  const path = (...points: readonly At[]) =>
    points.map(([a, b], i) => `${i ? 'L' : 'M'}${x(a)} ${y(b)}`).join('');
  /** Lettering `off` units right and down of a value; the first line's baseline is there. */
  const text = (at: At, words: Words, [dx, dy]: At = [0, 0], placed?: Placed) =>
    note(x(at[0]) + dx, y(at[1]) + dy, words, placed);
  return {
    x,
    y,
    ...pen,
    path,
    text,
    /** The same, the last line's baseline there. */
    above: (at: At, lines: readonly string[], [dx, dy]: At, placed?: Placed) =>
      text(at, lines, [dx, dy - (lines.length - 1) * letters * 1.3], placed),
    /** Grid lines, without numbers. */
    grid: (xs: readonly number[], ys: readonly number[], weight?: number) => (
      <path
        d={
          xs.map((value) => `M${x(value)} ${top}V${bottom}`).join('') +
          ys.map((value) => `M${left} ${y(value)}H${right}`).join('')
        }
        stroke="var(--line)"
        strokeWidth={weight}
        vectorEffect="non-scaling-stroke"
      />
    ),
    /** Numbers under the x axis; one of several lines has them under one another. */
    xNumbers: (
      values: readonly number[],
      write: Write = String,
      placed: Placed = 'middle quiet',
      down = 0,
    ) =>
      values.map((value, i) =>
        note(x(value), bottom + letters + 5 + down, write(value, i), placed),
      ),
    /** Numbers left of the y axis. */
    yNumbers: (values: readonly number[], write: Write = String) =>
      values.map((value, i) =>
        note(left - 7, y(value) + letters * 0.35, write(value, i), 'end quiet'),
      ),
    /** What an axis counts: over the left edge, over the right one, inside the lower right corner. */
    title: (where: 'left' | 'right' | 'corner', words: string) =>
      where === 'left'
        ? note(left, top - 10, words, 'quiet')
        : note(right, where === 'corner' ? bottom - 9 : top - 10, words, 'end quiet'),
    /** A straight line through values. */
    line: (look: Look, ...points: readonly At[]) => trace(path(...points), look),
    /** A line across the plot at a value of y. */
    level: (value: number, look?: Look) =>
      trace(`M${left} ${y(value)}H${right}`, { dashed: true, weight: 1.2, ...look }),
    /** A line up the plot at a value of x. */
    upright: (value: number, look?: Look) => trace(`M${x(value)} ${top}V${bottom}`, look),
    /** A curve by its formula. */
    curve: (
      of: (value: number) => number,
      from = across[0],
      to = across[1],
      { points, ...look }: Look & { points?: number } = {},
    ) => trace(curve(x, y, [from, to], of, points), { tone: 'live', ...look }),
    /** The area between a curve and a value of y. */
    under: (
      of: (value: number) => number,
      from: number,
      to: number,
      base: number,
      points?: number,
    ) => tint(`${curve(x, y, [from, to], of, points)}V${y(base)}H${x(from)}z`),
    /** The area within values. */
    area: (tone: 'live' | 'plain', ...points: readonly At[]) => tint(`${path(...points)}z`, tone),
    /** A dimension between two values that lie level or over one another. */
    dimension: (from: At, to: At, words?: string) =>
      pen.measure([x(from[0]), y(from[1])], [x(to[0]), y(to[1])], words),
    /** A point to read off. */
    dot: ([a, b]: At, live = false) => pen.spot(x(a), y(b), live),
  };
}

type plottingProps = { size: FigureSize; box: PlotBox; x: At; y: At; log?: 'x' | 'y' };
