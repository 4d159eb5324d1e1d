import { Trace } from '../../../plot/plot.tsx';
import type { Scale } from '../../../plot/scale.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';

/** What each test reads at the marked places: wide, straight below them. */
export function ReadingsTable({
  size,
  x,
  y,
  readings,
  tests,
}: {
  size: FigureSize;
  x: Scale;
  /** The baseline of the first test. */
  y: number;
  readings: readonly number[];
  tests: readonly { label: string; distance: number; read: (percent: number) => number }[];
}) {
  const letters = lettering[size];
  const wide = size === 'wide';
  const row = (index: number) => y + (index + (wide ? 0 : 1.4)) * (letters + 14);
  const column = (index: number) =>
    wide ? x(readings[index] ?? 0) : x(100) - 18 - (readings.length - 1 - index) * 64;
  return (
    <>
      {!wide && (
        <>
          <Lettering x={x(0) + 44} y={y + 4} size={letters} anchor="start" quiet>
            PROBE AT
          </Lettering>
          {readings.map((percent, index) => (
            <Lettering key={percent} x={column(index)} y={y + 4} size={letters} quiet>
              {percent}%
            </Lettering>
          ))}
        </>
      )}
      {tests.map(({ label, distance, read }, index) => (
        <g key={label}>
          <Trace
            d={`M${x(0)} ${row(index) - 5}h34`}
            tone={index ? 'plain' : 'live'}
            dashed={index > 0}
          />
          <Lettering x={x(0) + 44} y={row(index)} size={letters} anchor="start">
            {wide ? `${label}, CURRENT PROBE AT ${distance} FT` : `${distance} FT`}
          </Lettering>
          {readings.map((percent, place) => (
            <Lettering key={percent} x={column(place)} y={row(index)} size={letters}>
              {read(percent).toFixed(1)}
            </Lettering>
          ))}
        </g>
      ))}
    </>
  );
}
