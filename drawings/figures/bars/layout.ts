import { tenth } from '#electrical/tenth.ts';
import { letterSize, lineSpacing, monoWidth, wrapToWidth } from '../../lettering.ts';
import { linear, type Scale, steps } from '../../plot/scale.ts';

/* The layout of the picture: from top to bottom the legend, the names of bands, the bars, and the axis. */

export interface BarsData {
  axis: {
    title: string;
    /** The value at the end of the axis, and the distance between grid lines. */
    end: number;
    step: number;
    /** The unit before a number, such as $. */
    before?: string | undefined;
  };
  /** The parts of every bar, starting at zero. Without them, each bar has one part. */
  parts?: BarPart[] | undefined;
  /** Whether the value of each part is written below it. */
  partValues?: boolean | undefined;
  partDigits?: number | undefined;
  /** The name of the highlighted bar or part. */
  live: string;
  bars: Bar[];
  /** Ranges of the axis. Each starts at the end of the previous one. */
  bands?: { name: string; to: number }[] | undefined;
}

interface Bar {
  name: string;
  note?: string | undefined;
  /** The length of each part. */
  values: number[];
  /** The text at the end of the bar. */
  text: string;
  /** Whether the bar is the sum of those above it. */
  sum?: boolean | undefined;
}

export interface BarPart {
  name: string;
  look: 'solid' | 'outline' | 'hatched';
}

export interface BarsLayout {
  height: number;
  left: number;
  right: number;
  /** Top and bottom of the plot. */
  top: number;
  bottom: number;
  x: Scale;
  legend: LegendEntry[];
  bands: BandName[];
  bandsBaseline: number;
  rows: Row[];
  /** Numbers under the axis. */
  numbers: { x: number; text: string }[];
  numbersBaseline: number;
  /** The end of the title of the axis. */
  title: Place;
  /** The y ranges in which vertical grid lines are drawn, from top to bottom. */
  gridSpans: (readonly [from: number, to: number])[];
}

interface Place {
  x: number;
  y: number;
}

export interface LegendEntry extends BarPart, Place {
  lines: string[];
}

export interface BandName {
  /** The middle of the name. */
  middle: number;
  /** The end of the range. */
  end: number;
  lines: string[];
}

export interface Row {
  bar: Bar;
  /** Top and height of the bar. */
  y: number;
  height: number;
  name: Place;
  noteBaseline: number;
  valuesBaseline: number;
  /** The text at the end of the bar. */
  text: Place & { anchor: 'start' | 'end' };
  /** The rule above a sum. */
  ruleY: number;
}

/** The width of a sample in the legend with the gap after it. */
export const swatchWidth = 32;

/** Names are left of their bars. */
export function layOutWide(data: BarsData): BarsLayout {
  const letters = letterSize.wide;
  const width = 720;
  const { left, right } = edgesBesideNames(data, letters);
  const x = linear([0, data.axis.end], [left, right]);
  const head = layOutHead(data, { letters, width, left, x });
  const pitch = widePitch(data);
  const rows = data.bars.map((bar, index): Row => {
    const start = head.top + index * pitch;
    const y = start + 18;
    const height = 20;
    const baseline = y + 14.5;
    return {
      bar,
      y,
      height,
      name: { x: 0, y: bar.note ? baseline - 8 : baseline },
      noteBaseline: baseline + 9,
      valuesBaseline: y + height + 16,
      text: { x: x(total(bar.values)) + 8, y: baseline, anchor: 'start' },
      ruleY: start + 1,
    };
  });
  const bottom = head.top + rows.length * pitch;
  const axis = layOutAxis(data, {
    letters,
    width,
    left,
    x,
    bottom,
    right,
    titleBesideNumbers: 718,
  });
  return { ...head, ...axis, left, right, bottom, x, rows, gridSpans: [[head.top, bottom]] };
}

function widePitch({ partValues, bars }: BarsData): number {
  if (partValues) return 62;
  return bars.some(({ note }) => note) ? 54 : 42;
}

/** Names are above their bars, so that the grid is only behind the bars. */
export function layOutNarrow(data: BarsData): BarsLayout {
  const letters = letterSize.narrow;
  const width = 360;
  const left = 5;
  const right = 355;
  const x = linear([0, data.axis.end], [left, right]);
  const head = layOutHead(data, { letters, width, left, x });
  const pitch = narrowPitch(data);
  const rows = data.bars.map((bar, index): Row => {
    const start = head.top + index * pitch;
    const y = start + 27;
    const height = 18;
    const valuesBaseline = y + height + 18;
    return {
      bar,
      y,
      height,
      name: { x: left, y: start + 19 },
      noteBaseline: valuesBaseline + (data.partValues ? 20 : 1),
      valuesBaseline,
      text: { x: right, y: start + 19, anchor: 'end' },
      ruleY: start - 3,
    };
  });
  const bottom = head.top + rows.length * pitch;
  const axis = layOutAxis(data, {
    letters,
    width,
    left,
    x,
    bottom,
    right,
    titleBesideNumbers: right,
  });
  const tick = [bottom - 5, bottom] as const;
  const gridSpans = [...rows.map(({ y, height }) => [y - 5, y + height + 5] as const), tick];
  return { ...head, ...axis, left, right, bottom, x, rows, gridSpans };
}

function narrowPitch({ partValues, bars }: BarsData): number {
  let pitch = 64;
  if (partValues) pitch += 20;
  if (bars.some(({ note }) => note)) pitch += 20;
  return pitch;
}

/** Left and right end of the axis: right of the longest name, with room for the text at the end of each bar. */
function edgesBesideNames({ bars, axis }: BarsData, letters: number) {
  const names = bars.flatMap(({ name, note = '' }) => [name, note]);
  const longest = Math.max(...names.map((name) => monoWidth(name, letters)));
  const left = tenth(longest + 16);
  const lastNumber = monoWidth((axis.before ?? '') + axis.end, letters) + 2;
  const rights = bars.map(({ values, text }) => {
    const room = 710 - left - monoWidth(text, letters);
    return left + (room * axis.end) / total(values);
  });
  return { left, right: Math.floor(Math.min(720 - lastNumber / 2, ...rights)) };
}

interface Frame {
  letters: number;
  /** Width of the drawing. */
  width: number;
  left: number;
  x: Scale;
}

/** The legend, and the names of the bands under it. */
function layOutHead(data: BarsData, frame: Frame) {
  const { letters } = frame;
  const lineHeight = lineSpacing * letters;
  const legend = layOutLegend(data.parts ?? [], frame);
  const bands = layOutBands(data, frame);
  const lastOfLegend = Math.max(
    0,
    ...legend.map(({ y, lines }) => tenth(y + (lines.length - 1) * lineHeight)),
  );
  const underLegend = legend.length > 0 ? lastOfLegend + 18 : 0;
  const bandsBaseline = tenth(letters + underLegend);
  const mostLines = Math.max(0, ...bands.map(({ lines }) => lines.length));
  const bandsHeight = mostLines > 0 ? mostLines * tenth(lineHeight) + 6 : 0;
  return { legend, bands, bandsBaseline, top: tenth(underLegend + bandsHeight) };
}

/** Entries are side by side as far as they fit; a name longer than the legend takes several lines. */
function layOutLegend(parts: readonly BarPart[], { letters, width, left }: Frame): LegendEntry[] {
  let x = left;
  let y = letters;
  let lowestBaseline = letters;
  return parts.map(({ name, look }) => {
    const lines = wrapToWidth(name, width - left - swatchWidth, letters);
    const longest = Math.max(...lines.map((line) => monoWidth(line, letters)));
    const entryWidth = swatchWidth + longest;
    if (x > left && x + entryWidth > width) {
      x = left;
      y = tenth(lowestBaseline + letters * 1.5);
    }
    const entry = { name, look, x, y, lines };
    lowestBaseline = Math.max(
      lowestBaseline,
      tenth(y + (lines.length - 1) * lineSpacing * letters),
    );
    x = tenth(x + entryWidth + 20);
    return entry;
  });
}

/** Names are centered in their range, or moved away from its limit if there is no room. */
function layOutBands({ bands = [], axis }: BarsData, { x, letters, width }: Frame): BandName[] {
  const toLimit = 10;
  return bands.map(({ name, to }, index) => {
    const from = x(bands[index - 1]?.to ?? 0);
    const end = x(Math.min(to, axis.end));
    const lines = wrapToWidth(name, end - from - 2 * toLimit, letters);
    const half = Math.max(...lines.map((line) => monoWidth(line, letters))) / 2;
    let middle = (from + end) / 2;
    if (index === 0) {
      middle = Math.max(half, Math.min(middle, end - toLimit - half));
    } else if (index === bands.length - 1) {
      middle = Math.min(width - half, Math.max(middle, from + toLimit + half));
    }
    return { middle: tenth(middle), end, lines };
  });
}

/** The numbers under the axis, and its title beside them where there is room, else under them. */
function layOutAxis({ axis }: BarsData, frame: AxisFrame) {
  const { letters, width, bottom, right } = frame;
  const numbers = layOutNumbers(axis, frame);
  const numbersBaseline = tenth(bottom + letters + 5);
  const last = numbers.at(-1);
  const endOfNumbers = last ? last.x + monoWidth(last.text, letters) / 2 : width;
  const fitsBeside = endOfNumbers + 12 < width - monoWidth(axis.title, letters);
  const title = fitsBeside
    ? { x: frame.titleBesideNumbers, y: numbersBaseline }
    : { x: right, y: tenth(numbersBaseline + letters + 7) };
  return { numbers, numbersBaseline, title, height: Math.ceil(title.y + 6) };
}

interface AxisFrame extends Frame {
  bottom: number;
  right: number;
  /** The end of the title if it is beside the numbers. */
  titleBesideNumbers: number;
}

/** As many of the numbers as fit side by side. */
function layOutNumbers({ end, step, before = '' }: BarsData['axis'], frame: Frame) {
  const { x, letters, width } = frame;
  const write = (value: number) => before + value.toLocaleString('en-US');
  const halfOf = (text: string) => monoWidth(text, letters) / 2;
  const stepWidth = x(step) - x(0);
  const interval = step * Math.ceil((monoWidth(write(end), letters) + 10) / stepWidth);
  return steps(0, Math.floor(end / interval) * interval, interval)
    .map((value) => ({ value, text: write(value) }))
    .map(({ value, text }) => ({ x: Math.max(x(value), halfOf(text)), text }))
    .filter((number) => number.x + halfOf(number.text) <= width);
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
