import { tenth } from '#electrical/tenth.ts';
import { monoWidth } from '../../../map/text-width.ts';
import { linear, type Scale } from '../../../plot/scale.ts';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import type { FigureData } from '../../ordered-data.ts';
import type { Place, WindowRow } from './window-row.ts';
import { paired, pairPitch } from './windows-pair.ts';

type WindowsData = FigureData<'windows'>;

/** Where everything stands. Baselines for lettering, tops for bars. */
export interface WindowsLayout {
  letters: number;
  height: number;
  x: Scale;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The stretches of height that the grid runs over: all of it, or only beside the bars. */
  spans: readonly (readonly [from: number, to: number])[];
  /** The baselines over the plot: the axis, the day that everything leads to. */
  titleY: number;
  goalY: number;
  rows: readonly WindowRow[];
  /** The solid and the outlined sample. */
  keys: readonly [Place, Place];
}

export function layWindows(data: WindowsData, size: FigureSize): WindowsLayout {
  const letters = lettering[size];
  const wide = size === 'wide';
  const texts = data.windows.flatMap(({ label, note }) => [label, note ?? '']);
  const left = wide
    ? tenth(Math.max(...texts.map((text) => monoWidth(text, letters))) + 16 + entry)
    : entry;
  const right = wide ? 708 : 348;
  const start = data.axis.start ?? 0;
  const x = linear([start, data.axis.end], [left, right]);
  const titleY = letters;
  const goalY = data.goal.against ? tenth(titleY + 1.4 * letters) : titleY;
  const top = tenth(goalY + 12);
  const pairs = data.windows.some(({ against }) => against);
  const pitch = pairs ? pairPitch[size] : wide ? 40 : 50;
  const rows = data.windows.map((window, index) => {
    const start = tenth(top + index * pitch + (wide ? 8 : 0));
    const row = (wide ? rowBeside : rowBelow)(window, x, left, letters, start);
    return window.against ? paired(row, window.against, x, size) : row;
  });
  const bottom = top + rows.length * pitch + (wide ? 4 : 0);
  const keyY = bottom + 2 * letters + 24;
  const second = wide
    ? { x: tenth(left + 34 + monoWidth(data.key.solid, letters) + 28), y: keyY }
    : { x: left, y: keyY + letters + 8 };
  return {
    letters,
    height: Math.ceil(second.y + 6),
    x,
    left,
    right,
    top,
    bottom,
    spans: wide
      ? [[top, bottom]]
      : [
          ...rows.map(({ y, height, against }) => [(against?.y ?? y) - 4, y + height + 4] as const),
          [bottom - 5, bottom],
        ],
    titleY,
    goalY,
    rows,
    keys: [{ x: left, y: keyY }, second],
  };
}

/** How far a bar that began earlier reaches out over the axis. */
const entry = 12;

type Row = (
  window: WindowsData['windows'][number],
  x: Scale,
  left: number,
  letters: number,
  top: number,
) => WindowRow;

/** Label and note left of the plot. */
const rowBeside: Row = ({ from, to, note }, x, left, letters, top) => ({
  label: { x: 0, y: note ? top + letters - 2 : top + letters + 6 },
  note: note ? { x: 0, y: tenth(top + 2.3 * letters - 2), anchor: 'start' } : undefined,
  ...bar(from, to, x, left),
  y: top + 7,
  height: 14,
});

/** Label over the bar's row, note at the side of it that has more room. */
const rowBelow: Row = ({ from, to, note = '' }, x, left, letters, top) => {
  const ends = bar(from, to, x, left);
  const y = top + letters + 9;
  const [before, after] = [ends.from - entry, 356 - ends.to];
  const fits = note && monoWidth(note, letters) + 8 <= Math.max(before, after);
  const beside: WindowRow['note'] =
    before > after
      ? { x: ends.from - 8, y: y + 12, anchor: 'end' }
      : { x: ends.to + 8, y: y + 12, anchor: 'start' };
  return {
    label: { x: left, y: top + letters + 2 },
    note: fits ? beside : undefined,
    ...ends,
    y,
    height: 13,
  };
};

function bar(from: number, to: number, x: Scale, left: number) {
  const open = x(from) < left;
  return { from: open ? left - entry : x(from), to: x(to), open };
}
