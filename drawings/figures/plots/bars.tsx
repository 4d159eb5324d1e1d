import { tenth } from '#electrical/tenth.ts';
import { drafting, type PlotBox } from '../../plot/drafting.tsx';
import { hatching } from '../../plot/hatching.ts';
import { linear, type Scale, steps } from '../../plot/scale.ts';
import { monoWidth, wrap } from '../../plot/wrap.ts';
import { Stroke } from '../../symbols/stroke.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../figure-drawing.ts';

/** Horizontal bars from zero: names left of them on wide screens, above them on phones. */
export const bars: FigureDrawing<BarsData> = {
  sizes: {
    wide: (data) => [720, layBars(data, 'wide').height],
    narrow: (data) => [360, layBars(data, 'narrow').height],
  },
  draw(size, data) {
    const { axis, parts, partValues, partDigits, live } = data;
    const lay = layBars(data, size);
    const { x, box, bands, upright } = lay;
    const { left, right, bottom } = box;
    const { letters, note, trace } = drafting(size);
    const edges = bands.slice(0, -1).map(({ end }) => end);
    return (
      <>
        <Stroke
          d={steps(1, Math.floor(axis.end / axis.step))
            .map((i) => upright(x(i * axis.step)))
            .join('')}
          stroke="var(--line)"
        />
        <Stroke d={`M${left} ${bottom}H${right}${upright(left)}`} stroke="var(--line-2)" />
        {lay.numbers.map(({ at, text }) => note(at, lay.numbersY, text, 'middle quiet'))}
        {note(...lay.title, axis.title, 'end quiet')}
        {lay.legend.map(({ name, look, x: at, y, lines }) => (
          <g key={name}>
            <BarPart
              box={{ left: at, right: at + 24, top: y - 11, bottom: y + 1 }}
              look={look}
              live={name === live}
            />
            {note(at + swatch, y, lines)}
          </g>
        ))}
        {lay.rows.map((row) => (
          <g key={row.name}>
            {row.sum && trace(`M${Math.min(row.at[0], left)} ${row.ruleY}H${right}`)}
            {note(...row.at, row.name)}
            {row.note && note(row.at[0], row.noteY, row.note, 'quiet')}
            {row.values.map((value, i) => {
              const part = parts?.[i];
              const before = total(row.values.slice(0, i));
              const [from, to] = [x(before), x(before + value)];
              return (
                <g key={part?.name ?? row.name}>
                  <BarPart
                    box={{ left: from, right: to, top: row.y, bottom: row.y + row.height }}
                    look={part?.look ?? 'solid'}
                    live={live === row.name || live === part?.name}
                  />
                  {partValues &&
                    note(
                      (from + to) / 2,
                      row.valuesY,
                      value.toLocaleString('en-US', { minimumFractionDigits: partDigits }),
                      'middle',
                    )}
                </g>
              );
            })}
            {note(...row.end, row.text, size === 'wide' ? 'start' : 'end')}
          </g>
        ))}
        {trace(
          edges.map((at) => `M${at} ${lay.bandsY - letters}V${box.top - 2}${upright(at)}`).join(''),
          { dashed: true, weight: 1.3 },
        )}
        {bands.map(({ middle, lines }) => note(middle, lay.bandsY, lines, 'middle'))}
      </>
    );
  },
};

function BarPart({ box, look, live }: BarPartProps) {
  const { left, right, top, bottom } = box;
  const frame = `M${left} ${tenth(top)}H${right}V${tenth(bottom)}H${left}z`;
  const tone = live ? 'var(--hot-line)' : 'var(--ink-3)';
  const corners = `M${left} ${top} ${right} ${top} ${right} ${bottom} ${left} ${bottom}`;
  const strokes = look === 'hatched' ? hatching(corners, 7) : '';
  return (
    <>
      <path d={frame} fill={tone} opacity={look !== 'solid' ? 0.1 : live ? 1 : 0.5} />
      <Stroke d={frame + strokes} stroke={tone} weight={1.3} />
    </>
  );
}

type BarPartProps = { box: PlotBox; look: 'solid' | 'outline' | 'hatched'; live: boolean };

interface BarsData {
  axis: { title: string; end: number; step: number; before?: string | undefined };
  parts?: { name: string; look: 'solid' | 'outline' | 'hatched' }[] | undefined;
  partValues?: boolean | undefined;
  partDigits?: number | undefined;
  live: string;
  bars: {
    name: string;
    note?: string | undefined;
    values: number[];
    text: string;
    sum?: boolean | undefined;
  }[];
  bands?: { name: string; to: number }[] | undefined;
}

const swatch = 32;

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Places: baselines of lettering, tops of bars. */
function layBars(data: BarsData, size: FigureSize) {
  const wide = size === 'wide';
  const letters = lettering[size];
  const measure = (text: string) => monoWidth(text, letters);
  const width = wide ? 720 : 360;
  const [left, right] = wide ? besideNames(data, measure) : [5, 355];
  const x = linear([0, data.axis.end], [left, right]);

  const legend = layLegend(data, letters, left, width);
  const bands = layBands(data, x, letters, width);
  const last = Math.max(
    0,
    ...legend.map(({ y, lines }) => tenth(y + (lines.length - 1) * letters * 1.3)),
  );
  const bandsY = tenth(letters + (last && last + 18));
  const deepest = Math.max(0, ...bands.map(({ lines }) => lines.length));
  const top = tenth(bandsY - letters + (deepest && deepest * tenth(letters * 1.3) + 6));

  const notes = data.bars.some(({ note }) => note);
  const pitch = wide
    ? data.partValues
      ? 62
      : notes
        ? 54
        : 42
    : 64 + (data.partValues ? 20 : 0) + (notes ? 20 : 0);
  const rows = data.bars.map((bar, index) => {
    const start = top + index * pitch;
    const [y, height] = wide ? [start + 18, 20] : [start + 27, 18];
    const middle = y + 14.5;
    const valuesY = y + height + (wide ? 16 : 18);
    return {
      ...bar,
      y,
      height,
      valuesY,
      at: wide ? ([0, bar.note ? middle - 8 : middle] as const) : ([left, start + 19] as const),
      noteY: wide ? middle + 9 : valuesY + (data.partValues ? 20 : 1),
      /** The text at the bar's end, on phones above it. */
      end: wide ? ([x(total(bar.values)) + 8, middle] as const) : ([355, start + 19] as const),
      /** The rule of an addition. */
      ruleY: start + (wide ? 1 : -3),
    };
  });
  const bottom = top + rows.length * pitch;
  const numbers = layNumbers(data.axis, x, measure, width);
  const numbersY = tenth(bottom + letters + 5);
  const end = numbers.at(-1);
  const fits = end && end.at + measure(end.text) / 2 + 12 < width - measure(data.axis.title);
  const title = fits
    ? ([wide ? 718 : right, numbersY] as const)
    : ([right, tenth(numbersY + letters + 7)] as const);
  const strips = rows.map(({ y, height }) => [y - 5, y + height + 5] as const);
  return {
    height: Math.ceil(title[1] + 6),
    box: { left, right, top, bottom },
    x,
    legend,
    bands,
    bandsY,
    rows,
    numbers,
    numbersY,
    title,
    /** A vertical line over all the height, or on phones only over the bars. */
    upright: (at: number) =>
      (wide ? [[top, bottom] as const] : [...strips, [bottom - 5, bottom] as const])
        .map(([from, to]) => `M${at} ${from}V${to}`)
        .join(''),
  };
}

type Measure = (text: string) => number;

/** The axis begins right of the longest name and leaves room for the text at each bar's end. */
function besideNames({ bars, axis }: BarsData, measure: Measure) {
  const names = bars.flatMap(({ name, note = '' }) => [measure(name), measure(note)]);
  const left = tenth(Math.max(...names) + 16);
  const last = measure((axis.before ?? '') + axis.end) + 2;
  const ends = bars.map(
    ({ values, text }) => left + ((710 - left - measure(text)) * axis.end) / total(values),
  );
  return [left, Math.floor(Math.min(720 - last / 2, ...ends))] as const;
}

/**
 * The legend, side by side as far as they fit; a name that is longer than the legend
 * is wide takes several lines.
 */
function layLegend({ parts = [] }: BarsData, letters: number, left: number, right: number) {
  let [x, y, last] = [left, letters, letters];
  return parts.map(({ name, look }) => {
    const lines = wrap(name, right - left - swatch, letters);
    const width = swatch + Math.max(...lines.map((line) => monoWidth(line, letters)));
    if (x > left && x + width > right) [x, y] = [left, tenth(last + letters * 1.5)];
    const entry = { name, look, x, y, lines };
    last = Math.max(last, tenth(y + (lines.length - 1) * letters * 1.3));
    x = tenth(x + width + 20);
    return entry;
  });
}

/** A name is in the middle of its range, away from a limit where there is room. */
function layBands({ bands = [], axis }: BarsData, x: Scale, letters: number, width: number) {
  return bands.map(({ name, to }, index) => {
    const [from, end] = [x(bands[index - 1]?.to ?? 0), x(Math.min(to, axis.end))];
    const lines = wrap(name, end - from - 20, letters);
    const half = Math.max(...lines.map((line) => monoWidth(line, letters))) / 2;
    let middle = (from + end) / 2;
    if (index === 0) middle = Math.max(half, Math.min(middle, end - 10 - half));
    else if (index === bands.length - 1)
      middle = Math.min(width - half, Math.max(middle, from + 10 + half));
    return { middle: tenth(middle), end, lines };
  });
}

/** As many of the axis's numbers as fit side by side. */
function layNumbers(
  { end, step, before = '' }: BarsData['axis'],
  x: Scale,
  measure: Measure,
  width: number,
) {
  const write = (value: number) => before + value.toLocaleString('en-US');
  const every = step * Math.ceil((measure(write(end)) + 10) / (x(step) - x(0)));
  return steps(0, Math.floor(end / every) * every, every)
    .map((value) => ({ at: Math.max(x(value), measure(write(value)) / 2), text: write(value) }))
    .filter(({ at, text }) => at + measure(text) / 2 <= width);
}
