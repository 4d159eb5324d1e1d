import { monoWidth } from '../../../map/text-width.ts';
import type { Scale } from '../../../plot/scale.ts';
import type { FigureSize } from '../../figure-drawing.ts';
import type { FigureData } from '../../ordered-data.ts';

type BarsData = FigureData<'bars'>;

/** Where one bar and its lettering stand: baselines for lettering, the top for the bar. */
export interface BarRow {
  name: { x: number; y: number };
  noteY: number;
  /** What stands at the bar's end, or above its end on phones. */
  text: { x: number; y: number; anchor: 'start' | 'end' };
  bar: { y: number; height: number };
  /** The values of the parts. */
  valuesY: number;
  /** The rule of an addition. */
  ruleY: number;
}

export const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** How wide the names and notes are that stand left of the bars. */
export function namesWidth({ bars }: BarsData, letters: number): number {
  const names = bars.flatMap(({ name, note = '' }) => [name, note]);
  return Math.max(...names.map((name) => monoWidth(name, letters)));
}

/** From one bar to the next. */
export function rowPitch({ bars, partValues }: BarsData, size: FigureSize): number {
  const notes = bars.some(({ note }) => note);
  if (size === 'narrow') return 64 + (partValues ? 20 : 0) + (notes ? 20 : 0);
  if (partValues) return 62;
  return notes ? 54 : 42;
}

export function layRow(
  data: BarsData,
  bar: BarsData['bars'][number],
  x: Scale,
  top: number,
  size: FigureSize,
): BarRow {
  return size === 'wide' ? besideName(bar, x, top) : belowName(data, x, top);
}

function besideName({ note, values }: BarsData['bars'][number], x: Scale, top: number): BarRow {
  const bar = { y: top + 18, height: 20 };
  const middle = bar.y + 14.5;
  return {
    name: { x: 0, y: note ? middle - 8 : middle },
    noteY: middle + 9,
    text: { x: x(total(values)) + 8, y: middle, anchor: 'start' },
    bar,
    valuesY: bar.y + bar.height + 16,
    ruleY: top + 1,
  };
}

function belowName({ partValues }: BarsData, x: Scale, top: number): BarRow {
  const bar = { y: top + 27, height: 18 };
  const valuesY = bar.y + bar.height + 18;
  return {
    name: { x: x(0), y: top + 19 },
    noteY: partValues ? valuesY + 20 : valuesY + 1,
    text: { x: 355, y: top + 19, anchor: 'end' },
    bar,
    valuesY,
    ruleY: top - 3,
  };
}
