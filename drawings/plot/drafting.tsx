import type { ReactNode } from 'react';
import { tenth } from '#electrical/tenth.ts';
import { type FigureSize, lettering } from '../figures/figure-drawing.ts';
import { Stroke } from '../symbols/stroke.tsx';
import { Lettering } from '../symbols/wire.tsx';

/** The marks that need no axes, placed in the drawing's units. */
export function drafting(size: FigureSize) {
  const letters = lettering[size];
  /** Lettering at a place; the first line's baseline is there. */
  const note = (x: number, y: number, words: Words, placed: Placed = 'start') => {
    const [anchor, quiet] = placed === 'quiet' ? ['start', placed] : placed.split(' ');
    return (Array.isArray(words) ? words : [words]).map((line, index) => (
      <Lettering
        key={`${x} ${y} ${line}`}
        x={tenth(x)}
        y={tenth(y + index * letters * 1.3)}
        size={letters}
        anchor={anchor as Anchor}
        quiet={quiet !== undefined}
      >
        {line}
      </Lettering>
    ));
  };
  return {
    letters,
    note,
    /** A row of a table: the first words begin at their column, the others end at theirs. */
    row: (
      columns: readonly number[],
      y: number,
      words: readonly string[],
      placed: Exclude<Placed, 'quiet'> = 'end',
    ) =>
      words.map((word, i) =>
        note(columns[i] ?? 0, y, word, i ? placed : (placed.replace(/^\w+/, 'start') as Placed)),
      ),
    /** A line that carries meaning. One of a drawing is live, the others are plain or quiet. */
    trace: (d: string, { tone = 'plain', dashed = false, weight }: Look = {}) => (
      <path
        key={d}
        d={d}
        fill="none"
        stroke={tones[tone]}
        strokeWidth={weight ?? (tone === 'live' ? 2.2 : 1.5)}
        strokeDasharray={dashed ? '7 6' : undefined}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    ),
    /** Lines that carry a point out to its dimension or its name, and rules of a table. */
    witness: (d: string, weight?: number) => (
      <Stroke key={d} d={d} stroke="var(--line-2)" weight={weight} />
    ),
    /** A tinted area: what a limit encloses, what lies between two curves. */
    tint: (d: string, tone: 'live' | 'plain' = 'live') => (
      <path key={d} d={d} fill={tones[tone]} opacity={tone === 'live' ? 0.14 : 0.08} />
    ),
    /** A point to read off, parted from the lines under it by a rim in the panel's color. */
    spot: (x: number, y: number, live = false) => (
      <circle
        key={`${x} ${y}`}
        cx={x}
        cy={y}
        r="5.5"
        fill={live ? 'var(--hot-line)' : 'var(--ink)'}
        stroke="var(--deep)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    ),
    /** A dimension with its text above it or right of it: its ends lie level or over one another. */
    measure: ([x, y]: Place, [toX, toY]: Place, words?: string) => {
      const level = y === toY;
      const line = `M${x} ${y}${level ? `H${toX}` : `V${toY}`}`;
      const ticks = `M${x - 4} ${y + 4}l8-8M${toX - 4} ${toY + 4}l8-8`;
      return [
        <Stroke key={line} d={line + ticks} stroke="var(--ink)" />,
        words && level && note((x + toX) / 2, y - 6, words, 'middle'),
        words && !level && note(x + 8, tenth((y + toY) / 2) + letters * 0.35, words),
      ];
    },
  };
}

export interface PlotBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Anchor = 'start' | 'middle' | 'end';

/** Which part of the lettering is at its place; a caption is quiet. */
export type Placed = Anchor | 'quiet' | `${Anchor} quiet`;

export type Words = ReactNode | readonly string[];

/** How a line is drawn; the live one of a drawing is heavier. */
export interface Look {
  tone?: 'live' | 'plain' | 'quiet' | undefined;
  dashed?: boolean;
  weight?: number;
}

type Place = readonly [x: number, y: number];

const tones = { live: 'var(--hot-line)', plain: 'var(--ink)', quiet: 'var(--ink-3)' };
