import type { ReactNode } from 'react';
import { tenth } from '#electrical/tenth.ts';
import { type FigureSize, lettering } from '../figures/figure-drawing.ts';
import { Lettering } from '../symbols/wire.tsx';
import { Dot } from './dot.tsx';
import { Area, Lines, type PlotBox, type Tick, Trace } from './plot.tsx';
import { curve, linear, logarithmic } from './scale.ts';

/** Where a mark lies: its values on both axes. */
export type At = readonly [x: number, y: number];

/** How lettering stands to its place: units right and down of it, its end, a caption's quiet. */
export interface Placed {
  anchor?: 'start' | 'middle' | 'end';
  /** Units to the right and down. */
  off?: readonly [dx: number, dy: number];
  quiet?: boolean;
}

/**
 * A plot whose marks are placed by values, one call each; what a call returns is a child of the
 * drawing. Anything that is no mark is drawn beside them, with `x`, `y` and `letters`.
 *
 * @param x The values at the left and right edge of `box`.
 * @param y The values at its bottom and top edge; `log` where each factor of ten takes the same length.
 */
export function plotting({
  size,
  box,
  x: across,
  y: up,
  log = false,
}: {
  size: FigureSize;
  box: PlotBox;
  x: At;
  y: At;
  log?: boolean;
}) {
  const { left, right, top, bottom } = box;
  const letters = lettering[size];
  const x = linear(across, [left, right]);
  const y = (log ? logarithmic : linear)(up, [bottom, top]);
  const path = (points: readonly At[]) =>
    points.map(([a, b], i) => `${i ? 'L' : 'M'}${x(a)} ${y(b)}`).join('');
  /** Lines of lettering under one another at a value; the first one's baseline is there. */
  const text = (at: At, lines: ReactNode | readonly string[], placed: Placed = {}) => {
    const { anchor = 'start', off: [dx, dy] = [0, 0], quiet = false } = placed;
    const list = Array.isArray(lines) ? lines : [lines];
    return (
      <Lines
        x={x(at[0]) + dx}
        y={y(at[1]) + dy}
        size={letters}
        anchor={anchor}
        quiet={quiet}
        lines={list}
      />
    );
  };
  return {
    x,
    y,
    letters,
    text,
    /** The same, the last line's baseline at the value. */
    above: (at: At, lines: readonly string[], { off: [dx, dy] = [0, 0], ...placed }: Placed = {}) =>
      text(at, lines, { ...placed, off: [dx, dy - (lines.length - 1) * letters * 1.3] }),
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
    /** Numbers under the x axis; a tick of several lines has them under one another. */
    xNumbers: (ticks: readonly (Tick | readonly [number, readonly string[]])[]) =>
      ticks.map(([value, words]) => (
        <Lines
          key={value}
          x={x(value)}
          y={bottom + letters + 5}
          size={letters}
          anchor="middle"
          quiet
          lines={words === undefined ? [] : [words].flat()}
        />
      )),
    /** Numbers left of the y axis. */
    yNumbers: (ticks: readonly Tick[]) =>
      ticks.map(([value, words]) => (
        <Lettering
          key={value}
          x={left - 7}
          y={tenth(y(value) + letters * 0.35)}
          size={letters}
          anchor="end"
          quiet
        >
          {words}
        </Lettering>
      )),
    /** What an axis counts: over the left edge, over the right one, inside the lower right corner. */
    title: (where: 'left' | 'right' | 'corner', words: string) => (
      <Lettering
        x={where === 'left' ? left : right}
        y={where === 'corner' ? bottom - 9 : top - 10}
        size={letters}
        anchor={where === 'left' ? 'start' : 'end'}
        quiet
      >
        {words}
      </Lettering>
    ),
    /** A straight line through values. */
    line: (points: readonly At[], look: Look = {}) => <Trace d={path(points)} {...look} />,
    /** A line across the plot at a value of y. */
    level: (value: number, look: Look = {}) => (
      <Trace d={`M${left} ${y(value)}H${right}`} dashed weight={1.2} {...look} />
    ),
    /** A curve by its formula. */
    curve: (of: (value: number) => number, from = across[0], to = across[1], look: Look = {}) => (
      <Trace d={curve(x, y, [from, to], of)} tone="live" {...look} />
    ),
    /** The area between a curve and a value of y. */
    under: (of: (value: number) => number, from: number, to: number, base: number) => (
      <Area d={`${curve(x, y, [from, to], of)}V${y(base)}z`} />
    ),
    /** The area within values. */
    area: (points: readonly At[], tone?: 'live' | 'plain') => (
      <Area d={`${path(points)}z`} {...(tone ? { tone } : {})} />
    ),
    /** A point to read off. */
    dot: ([a, b]: At, live = false) => <Dot x={x(a)} y={y(b)} live={live} />,
  };
}

interface Look {
  tone?: 'live' | 'plain' | 'quiet';
  dashed?: boolean;
  weight?: number;
}
