import { doublingRise, trendToTripData } from '#electrical/figures/plots/trend-to-trip.ts';
import { tenth } from '#electrical/tenth.ts';
import { monoWidth } from '../../../map/text-width.ts';
import { Dimension } from '../../../plot/dimension.tsx';
import { Dot } from '../../../plot/dot.tsx';
import { Lines, type PlotBox } from '../../../plot/plot.tsx';
import type { Scale } from '../../../plot/scale.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';

/**
 * The names of both joints, the two limits, and what the points are. Both limits are one class, the
 * top one: major, repair immediately (ANSI/NETA MTS, Table 100.18).
 */
export function TrendNames({
  box: { left, right, bottom },
  x,
  y,
  size,
}: {
  box: PlotBox;
  x: Scale;
  y: Scale;
  size: FigureSize;
}) {
  const wide = size === 'wide';
  const letters = lettering[size];
  const { names, start, difference, alarm, trip } = trendToTripData;
  const trend = doublingRise(trendToTripData);
  const reaches = (value: number) => x(trend.reaches(value));
  const major = reaches(start + difference);
  const below = tenth(bottom + letters + 9);
  const key = names.survey;
  return (
    <>
      <Lines
        x={left + 12}
        y={y(alarm) - (10 + letters * 1.3)}
        size={letters}
        lines={
          wide
            ? [`OVER ${alarm} °C ABOVE AMBIENT:`, 'REPAIR IMMEDIATELY']
            : [`OVER ${alarm} °C: MAJOR,`, 'REPAIR IMMEDIATELY']
        }
      />
      <Dimension from={y(start + difference)} to={y(start)} at={major} stands size={letters} />
      <Lines
        x={major + (wide ? 12 : 9)}
        y={y(start + difference / 2) + (wide ? -3 : 5)}
        size={letters}
        lines={
          wide
            ? [`OVER ${difference} °C VS ${names.sound}:`, 'REPAIR IMMEDIATELY']
            : [`OVER ${difference} °C: MAJOR`]
        }
      />
      {wide && (
        <Lettering x={left + 12} y={y(start) + letters + 5} size={letters} anchor="start" quiet>
          {names.sound}
        </Lettering>
      )}
      <Lettering x={reaches(trip * 0.72) - 14} y={y(trip * 0.72)} size={letters} anchor="end">
        {names.failing}
      </Lettering>
      <Lettering x={reaches(trip) - 14} y={y(trip) + 5} size={letters} anchor="end">
        TRIP
      </Lettering>
      <Lettering x={left} y={below} size={letters} anchor="start" quiet>
        MONTHS
      </Lettering>
      <Dot x={right - monoWidth(key, letters) - 12} y={below - letters * 0.35} live />
      <Lettering x={right} y={below} size={letters} anchor="end" quiet>
        {key}
      </Lettering>
    </>
  );
}
