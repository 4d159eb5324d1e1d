import { dayEnergy, microgridDayData } from '#electrical/figures/plots/microgrid-day.ts';
import { Area, Grid, type PlotBox, Trace } from '../../../plot/plot.tsx';
import { curve, linear } from '../../../plot/scale.ts';
import { type FigureDrawing, type FigureSize, lettering } from '../../figure-drawing.ts';
import { MicrogridCloud } from './microgrid-cloud.tsx';
import { MicrogridNames } from './microgrid-names.tsx';

/** Gas, solar and storage over a day; at noon a cloud passes until another gas unit has started. */
export const microgridDay: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 300] },
  detail: 15,
  draw(size) {
    const { load, solar, cloud } = microgridDayData;
    const box = boxes[size];
    const { left, right, top, bottom } = box;
    const x = linear([0, 24], [left, right]);
    const y = linear([0, load + 1], [bottom, top]);
    const { sunrise, carried, reached, stored } = dayEnergy(microgridDayData);
    const until = 12 + cloud.minutes / 60;
    const half = cloud.edge / 120;
    const [covered, clearing] = [x(12 + half), x(until - half)];
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
        <MicrogridCloud stored={stored} box={box} y={y} size={size} />
        <MicrogridNames box={box} x={x} y={y} size={size} />
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
