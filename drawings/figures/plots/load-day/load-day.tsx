import { tenth } from '#electrical/tenth.ts';
import { Dimension, Witness } from '../../../plot/dimension.tsx';
import { Dot } from '../../../plot/dot.tsx';
import { Area, Grid, Lines, type PlotBox, Trace } from '../../../plot/plot.tsx';
import { curve, linear } from '../../../plot/scale.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';
import type { OrderedDrawing } from '../../ordered-drawing.ts';
import { hoursAbove } from './hours-above.ts';
import { throughPoints } from './through-points.ts';

/** The load axis begins at zero, so heights compare as percentages of the rating do. */
export const loadDay: OrderedDrawing<'load-day'> = {
  sizes: { wide: [560, 400], narrow: [360, 316] },
  draw({ rating, limit, low, points }, size) {
    const wide = size === 'wide';
    const letters = lettering[size];
    const box = boxes[size];
    const { left, right, top, bottom } = box;
    const x = linear([0, 24], [left, right]);
    const y = linear([0, rating], [bottom, top]);
    const load = throughPoints(points.map((point) => [point.hour, point.load] as const));
    const threshold = (rating * limit) / 100;
    const [from, to] = hoursAbove(load, threshold);
    const peak = points.reduce((most, point) => (point.load > most.load ? point : most));
    const least = Math.min(...points.map((point) => point.load));
    const percent = (value: number) => `${Math.round((value / rating) * 100)}%`;
    const over = curve(x, y, [from, to], load, 28);
    const span = y(threshold * (wide ? 0.52 : 0.5));
    const hours = [6, from, ...(wide ? [peak.hour] : []), to];
    return (
      <>
        <Grid
          box={box}
          x={x}
          y={y}
          xTicks={Array.from({ length: 25 }, (_, hour) => hour)
            .filter((hour) => wide || hour % 3 === 0)
            .map((hour) => [hour])}
          yTicks={[0, 20, 40, 60, 80, 100].map((share) => [
            (share * rating) / 100,
            wide || share % 40 !== 20 ? `${share}%` : undefined,
          ])}
          size={letters}
        />
        {hours.map((hour) => (
          <Lettering key={hour} x={x(hour)} y={bottom + letters + 5} size={letters} quiet>
            {clock(hour)}
          </Lettering>
        ))}
        <Area d={`${over}z`} />
        <Trace d={`M${left} ${y(rating)}H${right}`} />
        <Trace d={`M${left} ${y(threshold)}H${right}`} dashed weight={1.2} />
        <Witness d={`M${x(from)} ${y(threshold)}V${bottom}M${x(to)} ${y(threshold)}V${bottom}`} />
        <Trace d={curve(x, y, [0, from], load, 20) + curve(x, y, [to, 24], load, 20)} />
        <Trace d={over} tone="live" weight={3} />
        <Dimension from={x(from)} to={x(to)} at={span} size={letters}>
          {`${tenth(to - from)} HOURS`}
        </Dimension>
        <Lettering x={tenth((x(from) + x(to)) / 2)} y={span + letters + 7} size={letters}>
          {`ABOVE ${limit}%`}
        </Lettering>
        <Lettering x={left + 8} y={y(rating) - 8} size={letters} anchor="start">
          {`${rating} kVA${wide ? ' TRANSFORMER' : ''}`}
        </Lettering>
        <Lettering x={left + 8} y={y(threshold) - 8} size={letters} anchor="start">
          {`${tenth(threshold)} kVA`}
        </Lettering>
        <Lines
          x={left + 8}
          y={y(least) + letters + 8}
          size={letters}
          lines={[`${least} kVA, ${percent(least)}`, low]}
        />
        <Dot x={x(peak.hour)} y={y(peak.load)} live />
        <Lettering x={x(peak.hour) + 16} y={y(peak.load) - 2} size={letters} anchor="start">
          {`${peak.load} kVA${wide ? `, ${percent(peak.load)}` : ''}`}
        </Lettering>
      </>
    );
  },
};

const boxes: Record<'wide' | 'narrow', PlotBox> = {
  wide: { left: 44, right: 554, top: 28, bottom: 374 },
  narrow: { left: 44, right: 354, top: 30, bottom: 288 },
};

function clock(hour: number): string {
  if (hour === 12) {
    return 'NOON';
  }
  return `${hour % 12 || 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
