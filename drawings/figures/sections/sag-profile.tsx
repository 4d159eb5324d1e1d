import { sagProfileData, spanSag } from '#electrical/figures/sections/sag-profile.ts';
import { tenth } from '#electrical/tenth.ts';
import { span as parabola } from '../../parts/geometry.ts';
import { Dimension, Witness } from '../../plot/dimension.tsx';
import { Lines, Trace } from '../../plot/plot.tsx';
import { plotting } from '../../plot/plotting.tsx';
import { Stroke } from '../../symbols/stroke.tsx';
import type { FigureDrawing, FigureSize } from '../figure-drawing.ts';

/**
 * One span each of two lines on one ground line, as a plan-and-profile sheet shows them: heights at
 * ten times the scale of lengths, a square of the grid 100 ft by 10 ft.
 */
export const sagProfile: FigureDrawing = {
  sizes: { wide: [560, 412], narrow: [360, 306] },
  detail: 30,
  draw(size) {
    const wide = size === 'wide';
    const { left, right, ground } = boxes[size];
    const plot = plotOf(size);
    const { x, y, letters } = plot;
    const uprights = every(1100, 100, (at) => `M${x(at)} ${ground}V${y(70)}`);
    return (
      <>
        <Stroke
          d={uprights + every(70, 10, (at) => `M${left} ${y(at)}H${right}`)}
          stroke="var(--line)"
        />
        <Stroke
          d={every(right - left - 9, 12, (at) => `M${left + at + 8} ${ground + 2}l-7 7`)}
          stroke="var(--line-2)"
        />
        <Stroke d={`M${left} ${ground}H${right}`} stroke="var(--ink)" weight={2.5} />
        <Span index={0} from={25} size={size} />
        <Span index={1} from={375} size={size} />
        {wide &&
          ['20', '40', '60 ft'].map((feet, i) => (
            <g key={feet}>
              {plot.text([0, 20 * (i + 1)], feet, {
                anchor: 'end',
                off: [-8, letters * 0.35],
                quiet: true,
              })}
            </g>
          ))}
        <Lines
          x={wide ? left : left + 6}
          y={wide ? 24 : y(70) + letters + 8}
          size={letters}
          lines={
            wide
              ? [`SAG = wL² ÷ 8T · ${sagProfileData.condition} · HEIGHTS × 10`]
              : ['HEIGHTS', '× 10']
          }
          quiet
        />
      </>
    );
  },
};

/** A span between two structures with its lowest conductor; `from` is the first one's station in feet. */
function Span({ index, from, size }: { index: 0 | 1; from: number; size: FigureSize }) {
  const span = sagProfileData.spans[index] as (typeof sagProfileData.spans)[number];
  const { name, conductor, length, tension, attachment, top } = span;
  const { x, y, letters } = plotOf(size);
  const sag = spanSag(span);
  const [start, middle, end] = [x(from), x(from + length / 2), x(from + length)];
  const [ground, chord, low] = [y(0), y(attachment), y(attachment - sag)];
  // Beside the low point, where the conductor has risen clear of the dimension's end.
  const aside = (rise: number) =>
    tenth(middle + (middle - start) * Math.min(Math.sqrt(rise / (low - chord)), 0.8));
  const at = aside(index ? 14 : 8);
  const names = [
    name,
    ...(size === 'wide' ? [conductor, `T ${tension.toLocaleString('en')} lb`] : []),
    `SAG ${sag.toFixed(1)} ft`,
  ];
  const structures = [start, end].map((at) => `M${at} ${ground}V${y(top)}`).join('');
  return (
    <>
      <Stroke d={structures} stroke="var(--ink)" weight={1.7} />
      <Witness d={`M${start} ${chord}H${end}`} />
      <Trace
        d={parabola([start, chord], [end, chord], low - chord)}
        tone={index ? 'live' : 'plain'}
      />
      {/* Insulators, so that the conductor ends on them and never on the structure. */}
      {[start, end].map((at) => (
        <circle
          key={at}
          cx={at}
          cy={chord}
          r="3.5"
          fill="var(--deep)"
          stroke="var(--ink)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <Witness d={`M${aside(4)} ${low}H${at + 6}`} />
      {/* Broken around the conductor. */}
      {index === 1 && (
        <Stroke
          d={`M${at - 4} ${chord + 4}l8-8M${at} ${chord}V${tenth(low - 19)}m0 10V${low}`}
          stroke="var(--ink)"
        />
      )}
      <Dimension from={low} to={ground} at={at} side="left" size={letters} stands>
        {`${(attachment - sag).toFixed(1)} ft`}
      </Dimension>
      <Dimension from={start} to={end} at={ground + 34} size={letters}>
        {`${length} ft`}
      </Dimension>
      <Lines
        x={middle}
        y={tenth(chord - 12 - (names.length - 1) * letters * 1.3)}
        size={letters}
        anchor="middle"
        lines={names}
      />
    </>
  );
}

const boxes = {
  wide: { left: 50, right: 548, ground: 360 },
  narrow: { left: 4, right: 356, ground: 254 },
};

function plotOf(size: FigureSize) {
  const { left, right, ground } = boxes[size];
  const box = { left, right, bottom: ground, top: ground - (right - left) };
  return plotting({ size, box, x: [0, 1100], y: [0, 110] });
}

function every(end: number, pitch: number, line: (at: number) => string): string {
  return Array.from({ length: Math.floor(end / pitch) + 1 }, (_, i) => line(i * pitch)).join('');
}
