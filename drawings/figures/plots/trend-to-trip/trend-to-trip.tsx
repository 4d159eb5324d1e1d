import {
  trendToTripData as data,
  doublingRise,
  surveyMonths,
} from '#electrical/figures/plots/trend-to-trip.ts';
import { Dot } from '../../../plot/dot.tsx';
import { Area, Grid, type PlotBox, Trace } from '../../../plot/plot.tsx';
import { curve, linear } from '../../../plot/scale.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../../figure-drawing.ts';
import { TrendNames } from './trend-names.tsx';

/** After the trip the joint carries nothing and cools, at this scale at once. */
export const trendToTrip: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 300] },
  detail: 15,
  draw(size) {
    const { start, difference, alarm, trip } = data;
    const box = boxes[size];
    const { left, right, top, bottom } = box;
    const { rise, reaches } = doublingRise(data);
    const end = reaches(trip);
    const months = Math.ceil(end) + 1;
    const x = linear([0, months], [left, right]);
    const y = linear([0, trip * 1.1], [bottom, top]);
    const major = reaches(start + difference);
    const trend = (from: number) => curve(x, y, [from, end], rise, 28);
    return (
      <>
        <Area d={`${trend(major)}V${y(start)}H${x(major)}z`} />
        <Grid
          box={box}
          x={x}
          y={y}
          xTicks={Array.from({ length: months + 1 }, (_, i) => [i] as const)}
          yTicks={degrees.filter((value) => value <= trip).map((value) => [value, `${value}`])}
          size={lettering[size]}
        />
        <Trace d={`M${left} ${y(alarm)}H${right}`} dashed />
        <Trace d={`M${left} ${y(start)}H${x(end)}`} tone="quiet" />
        <Trace d={`M${x(end)} ${y(trip)}V${bottom}H${right}`} tone="quiet" />
        <Trace d={trend(0)} tone="live" />
        <Trace d={`M${x(end) - 6} ${y(trip) - 6}l12 12m0-12l-12 12`} />
        {surveyMonths(data).map((month) => (
          <Dot key={month} x={x(month)} y={y(rise(month))} live />
        ))}
        <TrendNames box={box} x={x} y={y} size={size} />
        <Lettering x={left} y={top - 10} size={lettering[size]} anchor="start" quiet>
          °C ABOVE AMBIENT
        </Lettering>
      </>
    );
  },
};

const degrees = [0, 20, 40, 60, 80, 100, 120];

const boxes: Record<FigureSize, PlotBox> = {
  wide: { left: 36, right: 556, top: 26, bottom: 370 },
  narrow: { left: 34, right: 356, top: 28, bottom: 270 },
};
