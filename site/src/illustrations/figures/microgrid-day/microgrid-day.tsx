import { type FigureDrawing, type FigureSize, lettering } from '../figure-drawing.ts';
import { Area, Grid, type PlotBox, Trace } from '../plot.tsx';
import { curve, linear } from '../scale.ts';
import { MicrogridCloud } from './microgrid-cloud.tsx';
import { MicrogridNames } from './microgrid-names.tsx';

/**
 * Solar is half a sine wave around noon. Its energy, peak × daylight × 2/π, gives the daylight; gas
 * carries what it leaves of the load. At noon a cloud passes: while its edge crosses the field the
 * units already running rise to their rating, and storage fills the rest until another one has
 * started. Both edges lie evenly about the minutes counted, so storage gives its power × these.
 */
export const microgridDay: FigureDrawing<'microgrid-day'> = {
  sizes: { wide: [560, 400], narrow: [360, 300] },
  draw(data, size) {
    const { load, solar, gas, cloud } = data;
    const box = boxes[size];
    const { left, right, top, bottom } = box;
    const x = linear([0, 24], [left, right]);
    const y = linear([0, load + 1], [bottom, top]);
    const daylight = (Math.PI / 2) * (solar.energy / solar.peak);
    const sunrise = 12 - daylight / 2;
    const carried = (hour: number) =>
      load - solar.peak * Math.sin((Math.PI * (hour - sunrise)) / daylight);
    const until = 12 + cloud.minutes / 60;
    const half = cloud.edge / 120;
    const [covered, clearing] = [x(12 + half), x(until - half)];
    const reached = gas.noon * gas.rating;
    const stored = load - cloud.solar - reached;
    const morning = curve(x, y, [sunrise, 12 - half], carried, 20).slice(1);
    const evening = curve(x, y, [until + half, 24 - sunrise], carried, 20).slice(1);
    const day = `L${morning}L${covered} ${y(reached)}H${clearing}L${evening}`;
    const noon = y(load - solar.peak);
    return (
      <>
        <Area d={`M${x(sunrise)} ${y(load)}${day}z`} />
        <Grid
          box={box}
          x={x}
          y={y}
          xTicks={hours}
          yTicks={Array.from(
            { length: load + 2 },
            (_, i) => [i, i > load ? 'MW' : `${i}`] as const,
          )}
          size={lettering[size]}
        />
        <Trace d={`M${left} ${y(load)}H${right}`} />
        <path
          d={`M${x(12 - half)} ${noon}L${covered} ${y(reached + stored)}H${clearing}L${x(until + half)} ${noon}L${clearing} ${y(reached)}H${covered}z`}
          fill="var(--ink)"
        />
        <Trace d={`M${left} ${y(load)}${day}H${right}`} tone="live" />
        <MicrogridCloud data={data} stored={stored} box={box} y={y} size={size} />
        <MicrogridNames data={data} stored={stored} box={box} x={x} y={y} size={size} />
      </>
    );
  },
};

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24].map(
  (hour) => [hour, hour % 6 ? undefined : hour === 24 ? '24 h' : `${hour}`] as const,
);

const boxes: Record<FigureSize, PlotBox> = {
  wide: { left: 40, right: 540, top: 20, bottom: 366 },
  narrow: { left: 34, right: 338, top: 16, bottom: 270 },
};
