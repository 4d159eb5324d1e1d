import type { ReactNode } from 'react';
import { tenth } from '#electrical/tenth.ts';
import { type FigureSize, lettering } from '../figures/figure-drawing.ts';
import { Lines, Trace } from './plot.tsx';

/** The marks that need no axes, placed in the drawing's units. */
export function drafting(size: FigureSize) {
  const letters = lettering[size];
  /** Lettering at a place in the drawing's units; the first line's baseline is there. */
  const note = (atX: number, atY: number, words: Words, placed: Placed = {}) => {
    const { anchor = 'start', off: [dx, dy] = [0, 0], quiet = false } = placed;
    const lines = Array.isArray(words) ? words : [words];
    const place = { x: tenth(atX + dx), y: atY + dy };
    return (
      <Lines
        key={`${place.x} ${place.y}`}
        {...place}
        size={letters}
        anchor={anchor}
        quiet={quiet}
        lines={lines}
      />
    );
  };
  return {
    letters,
    note,
    /** A row of a table: the first words begin at their column, the others end at theirs. */
    row: (columns: readonly number[], atY: number, words: readonly string[], placed?: Placed) =>
      words.map((word, i) =>
        note(columns[i] ?? 0, atY, word, {
          anchor: 'end',
          ...placed,
          ...(!i && { anchor: 'start' }),
        }),
      ),
    /** A line that carries meaning. */
    trace: (d: string, look: Look = {}) => <Trace key={d} d={d} {...look} />,
  };
}

/** How lettering stands to its place: units right and down of it, its end, a caption's quiet. */
export interface Placed {
  anchor?: 'start' | 'middle' | 'end' | undefined;
  /** Units to the right and down. */
  off?: readonly [dx: number, dy: number];
  quiet?: boolean;
}

export type Words = ReactNode | readonly string[];

/** How a line is drawn; the live one of a drawing is heavier. */
export interface Look {
  tone?: 'live' | 'plain' | 'quiet' | undefined;
  dashed?: boolean;
  weight?: number;
}
