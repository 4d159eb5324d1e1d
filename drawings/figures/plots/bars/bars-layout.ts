import { tenth } from '#electrical/tenth.ts';
import { monoWidth } from '../../../map/text-width.ts';
import { linear, type Scale } from '../../../plot/scale.ts';
import { wrap } from '../../../plot/wrap.ts';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import type { FigureData } from '../../ordered-data.ts';
import { type BarRow, layRow, namesWidth, rowPitch, total } from './bar-rows.ts';
import { layNumbers, numbersEnd } from './bars-numbers.ts';
import { layLegend } from './lay-legend.ts';

/** Where everything stands. Baselines for lettering, tops for bars. */
export interface BarsLayout {
  letters: number;
  width: number;
  height: number;
  x: Scale;
  left: number;
  right: number;
  /** The rows begin and end here. */
  top: number;
  bottom: number;
  /** The stretches of height that lines of the axis run over: all of it, or only the bars. */
  spans: readonly (readonly [from: number, to: number])[];
  /** The numbers under the axis and their baseline; what it counts, beside or below them. */
  numbers: readonly { at: number; text: string }[];
  numbersY: number;
  title: { x: number; y: number };
  /** Where the names of the parts stand, and their lines. */
  legend: ReturnType<typeof layLegend>['entries'];
  /** The ranges: where each one's name stands and where it ends. */
  bands: readonly { middle: number; end: number; lines: string[] }[];
  bandsY: number;
  referencesY: number;
  rows: readonly BarRow[];
}

export function layBars(data: FigureData<'bars'>, size: FigureSize): BarsLayout {
  const wide = size === 'wide';
  const letters = lettering[size];
  const line = tenth(letters * 1.3);
  const width = wide ? 720 : 360;
  const [left, right] = wide ? besideNames(data, letters, width) : [5, width - 5];
  const x = linear([0, data.axis.end], [left, right]);
  const bands = layBands(data, x, letters, width);

  const legend = layLegend(data.parts ?? [], letters, left, width);
  const bandsY = tenth(letters + (legend.entries.length && legend.last + 18));
  const deepest = Math.max(0, ...bands.map(({ lines }) => lines.length));
  const referencesY = tenth(bandsY + (deepest && deepest * line + 6));
  const top = tenth(referencesY - letters + (data.references ? line + 4 : 0));

  const pitch = rowPitch(data, size);
  const rows = data.bars.map((bar, index) => layRow(data, bar, x, top + index * pitch, size));
  const bottom = top + rows.length * pitch;
  const numbers = layNumbers(data.axis, x, letters, width);
  const numbersY = tenth(bottom + letters + 5);
  const beside = numbersEnd(numbers, letters) + 12 < width - monoWidth(data.axis.title, letters);
  const title = beside
    ? { x: wide ? width - 2 : right, y: numbersY }
    : { x: right, y: tenth(numbersY + letters + 7) };
  const strips = rows.map(({ bar }) => [bar.y - 5, bar.y + bar.height + 5] as const);
  return {
    letters,
    width,
    height: Math.ceil(title.y + 6),
    numbers,
    numbersY,
    title,
    x,
    left,
    right,
    top,
    bottom,
    spans: wide ? [[top, bottom]] : [...strips, [bottom - 5, bottom]],
    legend: legend.entries,
    bands,
    bandsY,
    referencesY,
    rows,
  };
}

/** The axis begins right of the longest name and leaves room for what stands at each bar's end. */
function besideNames(data: FigureData<'bars'>, letters: number, width: number) {
  const left = tenth(namesWidth(data, letters) + 16);
  const last = monoWidth((data.axis.before ?? '') + data.axis.end, letters) + 2;
  const ends = data.bars.map(({ values, text }) => {
    const room = width - left - 10 - monoWidth(text, letters);
    return left + (room * data.axis.end) / total(values);
  });
  return [left, Math.floor(Math.min(width - last / 2, ...ends))] as const;
}

/** A name stands in the middle of its range, but not up against a limit where there is room beside. */
function layBands(
  { bands = [], axis }: FigureData<'bars'>,
  x: Scale,
  letters: number,
  width: number,
) {
  return bands.map(({ name, to }, index) => {
    const [from, end] = [x(bands[index - 1]?.to ?? 0), x(Math.min(to, axis.end))];
    const lines = wrap(name, end - from - 2 * besideLimit, letters);
    const half = Math.max(...lines.map((line) => monoWidth(line, letters))) / 2;
    let middle = (from + end) / 2;
    if (index === 0) middle = Math.max(half, Math.min(middle, end - besideLimit - half));
    else if (index === bands.length - 1)
      middle = Math.min(width - half, Math.max(middle, from + besideLimit + half));
    return { middle: tenth(middle), end, lines };
  });
}

/** From a limit to the name of a range. */
const besideLimit = 10;
