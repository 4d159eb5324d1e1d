import type { Box } from '../geometry.ts';
import { monoWidth } from '../lettering.ts';

export type Anchor = 'start' | 'middle' | 'end';

/** A word on a map, in the monospaced font. */
export interface Word {
  text: string;
  x: number;
  /** Position of the baseline. */
  y: number;
  anchor: Anchor;
}

/** Returns the box that a word occupies. */
export function boxOf({ text, x, y, anchor }: Word, font: number): Box {
  const width = monoWidth(text, font);
  const left = leftOf(x, anchor, width);
  return {
    left: left - 2,
    top: y - font * 0.78,
    right: left + width + 2,
    bottom: y + font * 0.2,
  };
}

/** Returns the left edge of text that is `width` units wide and anchored at `x`. */
export function leftOf(x: number, anchor: Anchor, width: number): number {
  switch (anchor) {
    case 'start':
      return x;
    case 'middle':
      return x - width / 2;
    case 'end':
      return x - width;
  }
}
