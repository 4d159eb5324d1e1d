import { tenth } from '#electrical/tenth.ts';
import { Trace } from '../../../plot/plot.tsx';
import type { Scale } from '../../../plot/scale.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';

/** The difference between two parts, measured up from the cooler one; wide, with the steps for it. */
export function SimilarPart({
  size,
  steps,
  y,
  difference,
  from,
  to,
}: {
  size: FigureSize;
  steps: readonly { label: string; from: number; to?: number | undefined }[];
  y: Scale;
  difference: number;
  /** The cooler part. */
  from: number;
  /** The hotter part. */
  to: number;
}) {
  const letters = lettering[size];
  const ruler = to - 26;
  const limits = steps.flatMap(({ to: limit }) => limit ?? []);
  if (size === 'narrow') {
    return (
      <>
        <Trace d={`M${from} ${y(0)}H${to}`} tone="quiet" dashed weight={1} />
        <Lettering x={to - 12} y={y(0) - 9} size={letters} anchor="end">
          +{difference} °C
        </Lettering>
      </>
    );
  }
  return (
    <>
      <Trace d={`M${from} ${y(0)}H${to}`} tone="quiet" dashed weight={1} />
      <Trace
        d={`M${ruler} ${y(0)}V${y(difference)}${[0, ...limits, difference].map((at) => `M${ruler - 5} ${y(at)}h10`).join('')}`}
        weight={1.2}
      />
      {steps.map(({ label, from: low, to: high }, index) => (
        <Lettering
          key={label}
          x={ruler - 14}
          y={tenth((y(limits[index - 1] ?? 0) + y(high ?? difference)) / 2 + (high ? 5 : -7))}
          size={letters}
          anchor="end"
          quiet
        >
          {label} {high ? `${low}–${high}` : `OVER ${low}`}
        </Lettering>
      ))}
      <Lettering x={ruler - 14} y={y(difference) - 10} size={letters} anchor="end">
        DIFFERENCE {difference} °C
      </Lettering>
    </>
  );
}
