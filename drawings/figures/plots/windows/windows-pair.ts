import type { Scale } from '../../../plot/scale.ts';
import type { FigureSize } from '../../figure-drawing.ts';
import type { WindowRow } from './window-row.ts';

/** From one row to the next where every window stands on two calendars. */
export const pairPitch: Record<FigureSize, number> = { wide: 46, narrow: 66 };

/**
 * A row with the same work on another calendar over its bar. Names alone fit beside two bars on a
 * phone: notes are dropped there.
 */
export function paired(
  row: WindowRow,
  { from, to }: { from: number; to: number },
  x: Scale,
  size: FigureSize,
): WindowRow {
  const wide = size === 'wide';
  const upper = wide ? row.y - 5 : row.y;
  return {
    ...row,
    note: wide ? row.note : undefined,
    y: upper + 14,
    height: 14,
    against: { from: x(from), to: x(to), y: upper, height: 10 },
  };
}
