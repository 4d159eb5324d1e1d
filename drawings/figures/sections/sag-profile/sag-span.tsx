import type { SagProfileData } from '#electrical/figures/sections/sag-profile.ts';
import { spanSag } from '#electrical/figures/sections/sag-profile.ts';
import { tenth } from '#electrical/tenth.ts';
import { span as parabola } from '../../../parts/geometry.ts';
import { Dimension, Witness } from '../../../plot/dimension.tsx';
import { Lines, Trace } from '../../../plot/plot.tsx';
import type { Scale } from '../../../plot/scale.ts';
import { type FigureSize, lettering } from '../../figure-drawing.ts';

/** A span between two structures with its lowest conductor. */
export function SagSpan({
  span,
  live,
  from,
  x,
  y,
  size,
}: {
  span: SagProfileData['spans'][number];
  live: boolean;
  /** The station of its first structure, in feet. */
  from: number;
  x: Scale;
  y: Scale;
  size: FigureSize;
}) {
  const letters = lettering[size];
  const { name, conductor, length, tension, attachment, top } = span;
  const sag = spanSag(span);
  const clearance = `${(attachment - sag).toFixed(1)} ft`;
  const [start, middle, end] = [x(from), x(from + length / 2), x(from + length)];
  const [ground, chord, low] = [y(0), y(attachment), y(attachment - sag)];
  const measured = low - chord > 40;
  // Beside the low point, where the conductor has risen clear of the dimension's end.
  const aside = (rise: number) =>
    tenth(middle + (middle - start) * Math.min(Math.sqrt(rise / (low - chord)), 0.8));
  const rise = measured ? 14 : 8;
  const at = aside(rise);
  const names = [
    name,
    ...(size === 'wide' ? [conductor, `T ${tension.toLocaleString('en')} lb`] : []),
    `SAG ${sag.toFixed(1)} ft`,
  ];
  return (
    <>
      <path
        d={[start, end].map((at) => `M${at} ${ground}V${y(top)}`).join('')}
        stroke="var(--ink)"
        strokeWidth="1.7"
        vectorEffect="non-scaling-stroke"
      />
      <Witness d={`M${start} ${chord}H${end}`} />
      <Trace
        d={parabola([start, chord], [end, chord], low - chord)}
        tone={live ? 'live' : 'plain'}
      />
      {[start, end].map((at) => (
        // The insulator, so that the conductor ends on it and never on the structure.
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
      {measured && (
        // Broken around the conductor.
        <path
          d={`M${at - 4} ${chord + 4}l8-8M${at} ${chord}V${tenth(low - rise - 5)}m0 10V${low}`}
          stroke="var(--ink)"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <Dimension from={low} to={ground} at={at} side="left" size={letters} stands>
        {clearance}
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
