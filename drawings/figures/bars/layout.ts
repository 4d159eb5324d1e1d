import { tenth } from '#electrical/tenth.ts';
import { letterSize, lineSpacing, monoWidth, wrapToWidth } from '../../lettering.ts';
import { inclusiveRange, linear, type Scale } from '../../plot/scale.ts';

/* Layout of a bar chart. From top to bottom: the legend, the names of bands, the bars, and the axis. */

export interface BarsData {
  axis: {
    title: string;
    /** Value at the right end of the axis. */
    end: number;
    /** Interval between grid lines. */
    step: number;
    /** Unit written before each number. Example: $ */
    before?: string | undefined;
  };
  /** Names and styles of the parts of each bar, in order from zero. Default: one part per bar. */
  parts?: BarPart[] | undefined;
  /** Whether to print the value of each part below the bar. */
  partValues?: boolean | undefined;
  /** Number of decimals in the values below the bar. */
  partDigits?: number | undefined;
  /** Name of the highlighted bar or part. */
  live: string;
  bars: Bar[];
  /** Named ranges of the axis. Each band starts where the previous band ends. */
  bands?: { name: string; to: number }[] | undefined;
}

interface Bar {
  name: string;
  note?: string | undefined;
  /** Value of each part, in the units of the axis. */
  values: number[];
  /** Text written at the end of the bar. */
  text: string;
  /** Whether this bar is the sum of the bars above it. */
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
  top: number;
  bottom: number;
  x: Scale;
  legend: LegendEntry[];
  bands: BandName[];
  bandsBaseline: number;
  rows: Row[];
  /** Numbers under the axis, centered on `x`. */
  numbers: { x: number; text: string }[];
  numbersBaseline: number;
  /** Position of the right end of the axis title. */
  title: Place;
  /** Y ranges in which vertical grid lines are drawn, from top to bottom. */
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
  /** X coordinate of the center of the name. */
  middle: number;
  /** X coordinate of the end of the band. */
  end: number;
  lines: string[];
}

export interface Row {
  bar: Bar;
  /** Y coordinate of the top of the bar. */
  y: number;
  height: number;
  name: Place;
  noteBaseline: number;
  valuesBaseline: number;
  /** Position of the text at the end of the bar. */
  text: Place & { anchor: 'start' | 'end' };
  /** Y coordinate of the rule above a bar that is a sum. */
  ruleY: number;
}

interface Frame {
  fontSize: number;
  /** Width of the whole drawing. */
  width: number;
  left: number;
  x: Scale;
}

interface AxisFrame extends Frame {
  bottom: number;
  right: number;
  /** X coordinate of the right end of the axis title if the title is beside the numbers. */
  titleBesideNumbers: number;
}

/** Width of a color sample in the legend, including the gap after it. */
export const swatchWidth = 32;

const wideWidth = 720;

/** Computes the layout for wide screens, with names left of their bars. */
export function layOutWide(data: BarsData): BarsLayout {
  const fontSize = letterSize.wide;
  const width = wideWidth;
  const { left, right } = findAxisEnds(data, fontSize);
  const x = linear([0, data.axis.end], [left, right]);
  const header = layOutHeader(data, { fontSize, width, left, x });
  const pitch = widePitch(data);
  const rows = data.bars.map((bar, index): Row => {
    const start = header.top + index * pitch;
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
  const bottom = header.top + rows.length * pitch;
  const axis = layOutAxis(data, {
    fontSize,
    width,
    left,
    x,
    bottom,
    right,
    titleBesideNumbers: 718,
  });
  return { ...header, ...axis, left, right, bottom, x, rows, gridSpans: [[header.top, bottom]] };
}

function widePitch({ partValues, bars }: BarsData): number {
  if (partValues) return 62;
  return bars.some(({ note }) => note) ? 54 : 42;
}

/** Computes the layout for phones, with names above their bars and grid lines only behind the bars. */
export function layOutNarrow(data: BarsData): BarsLayout {
  const fontSize = letterSize.narrow;
  const width = 360;
  const left = 5;
  const right = 355;
  const x = linear([0, data.axis.end], [left, right]);
  const header = layOutHeader(data, { fontSize, width, left, x });
  const pitch = narrowPitch(data);
  const rows = data.bars.map((bar, index): Row => {
    const start = header.top + index * pitch;
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
  const bottom = header.top + rows.length * pitch;
  const axis = layOutAxis(data, {
    fontSize,
    width,
    left,
    x,
    bottom,
    right,
    titleBesideNumbers: right,
  });
  const tick = [bottom - 5, bottom] as const;
  const gridSpans = [...rows.map(({ y, height }) => [y - 5, y + height + 5] as const), tick];
  return { ...header, ...axis, left, right, bottom, x, rows, gridSpans };
}

function narrowPitch({ partValues, bars }: BarsData): number {
  let pitch = 64;
  if (partValues) pitch += 20;
  if (bars.some(({ note }) => note)) pitch += 20;
  return pitch;
}

/**
 * Returns the x coordinates of both axis ends, which leave room for the longest name and for the text at the end of
 * each bar.
 */
function findAxisEnds({ bars, axis }: BarsData, fontSize: number) {
  const names = bars.flatMap(({ name, note = '' }) => [name, note]);
  const longest = Math.max(...names.map((name) => monoWidth(name, fontSize)));
  const left = tenth(longest + 16);
  const lastNumberWidth = monoWidth((axis.before ?? '') + axis.end, fontSize) + 2;
  const rights = bars.map(({ values, text }) => {
    const room = wideWidth - 10 - left - monoWidth(text, fontSize);
    return left + (room * axis.end) / total(values);
  });
  return { left, right: Math.floor(Math.min(wideWidth - lastNumberWidth / 2, ...rights)) };
}

/** Lays out the legend and, below it, the names of the bands. */
function layOutHeader(data: BarsData, frame: Frame) {
  const { fontSize } = frame;
  const lineHeight = lineSpacing * fontSize;
  const legend = layOutLegend(data.parts ?? [], frame);
  const bands = layOutBands(data, frame);
  const lastLegendBaseline = Math.max(
    0,
    ...legend.map(({ y, lines }) => tenth(y + (lines.length - 1) * lineHeight)),
  );
  const underLegend = legend.length > 0 ? lastLegendBaseline + 18 : 0;
  const bandsBaseline = tenth(fontSize + underLegend);
  const maxLineCount = Math.max(0, ...bands.map(({ lines }) => lines.length));
  const bandsHeight = maxLineCount > 0 ? maxLineCount * tenth(lineHeight) + 6 : 0;
  return { legend, bands, bandsBaseline, top: tenth(underLegend + bandsHeight) };
}

/** Places legend entries side by side, starts a new row when a row is full, and wraps names wider than a row. */
function layOutLegend(parts: readonly BarPart[], { fontSize, width, left }: Frame): LegendEntry[] {
  let x = left;
  let y = fontSize;
  let lowestBaseline = fontSize;
  return parts.map(({ name, look }) => {
    const lines = wrapToWidth(name, width - left - swatchWidth, fontSize);
    const longest = Math.max(...lines.map((line) => monoWidth(line, fontSize)));
    const entryWidth = swatchWidth + longest;
    if (x > left && x + entryWidth > width) {
      x = left;
      y = tenth(lowestBaseline + fontSize * 1.5);
    }
    const entry = { name, look, x, y, lines };
    lowestBaseline = Math.max(
      lowestBaseline,
      tenth(y + (lines.length - 1) * lineSpacing * fontSize),
    );
    x = tenth(x + entryWidth + 20);
    return entry;
  });
}

/** Centers each name in its band. If the first or last band is too narrow, its name is moved outward. */
function layOutBands({ bands = [], axis }: BarsData, { x, fontSize, width }: Frame): BandName[] {
  const limitGap = 10;
  return bands.map(({ name, to }, index) => {
    const from = x(bands[index - 1]?.to ?? 0);
    const end = x(Math.min(to, axis.end));
    const lines = wrapToWidth(name, end - from - 2 * limitGap, fontSize);
    const half = Math.max(...lines.map((line) => monoWidth(line, fontSize))) / 2;
    let middle = (from + end) / 2;
    if (index === 0) {
      middle = Math.max(half, Math.min(middle, end - limitGap - half));
    } else if (index === bands.length - 1) {
      middle = Math.min(width - half, Math.max(middle, from + limitGap + half));
    }
    return { middle: tenth(middle), end, lines };
  });
}

/** Lays out the numbers under the axis, and the axis title beside the numbers (below them if there is no room). */
function layOutAxis({ axis }: BarsData, frame: AxisFrame) {
  const { fontSize, width, bottom, right } = frame;
  const numbers = layOutNumbers(axis, frame);
  const numbersBaseline = tenth(bottom + fontSize + 5);
  const last = numbers.at(-1);
  const endOfNumbers = last ? last.x + monoWidth(last.text, fontSize) / 2 : width;
  const fitsBeside = endOfNumbers + 12 < width - monoWidth(axis.title, fontSize);
  const title = fitsBeside
    ? { x: frame.titleBesideNumbers, y: numbersBaseline }
    : { x: right, y: tenth(numbersBaseline + fontSize + 7) };
  return { numbers, numbersBaseline, title, height: Math.ceil(title.y + 6) };
}

/** Lays out as many axis numbers as fit side by side. */
function layOutNumbers({ end, step, before = '' }: BarsData['axis'], frame: Frame) {
  const { x, fontSize, width } = frame;
  const format = (value: number) => before + value.toLocaleString('en-US');
  const halfOf = (text: string) => monoWidth(text, fontSize) / 2;
  const stepWidth = x(step) - x(0);
  const interval = step * Math.ceil((monoWidth(format(end), fontSize) + 10) / stepWidth);
  return inclusiveRange(0, Math.floor(end / interval) * interval, interval)
    .map((value) => ({ value, text: format(value) }))
    .map(({ value, text }) => ({ x: Math.max(x(value), halfOf(text)), text }))
    .filter((number) => number.x + halfOf(number.text) <= width);
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
