import { hoursAbove, throughPoints } from '#electrical/figures/plots/load-day.ts';
import { tenth } from '#electrical/tenth.ts';
import { plotting } from '../../plot/plotting.tsx';
import { curve, steps } from '../../plot/scale.ts';
import type { FigureDrawing } from '../figure-drawing.ts';

/** The load axis begins at zero, so heights compare as percentages of the rating do. */
export const loadDay: FigureDrawing<LoadDayData> = {
  sizes: { wide: [560, 400], narrow: [360, 316] },
  draw(size, { rating, limit, low, points }) {
    const wide = size === 'wide';
    const box = boxes[size];
    const plot = plotting({ size, box, x: [0, 24], y: [0, rating] });
    const { x, y, letters, text } = plot;
    const load = throughPoints(points.map((point) => [point.hour, point.load] as const));
    const threshold = (rating * limit) / 100;
    const [from, to] = hoursAbove(load, threshold);
    const peak = points.reduce((most, point) => (point.load > most.load ? point : most));
    const least = Math.min(...points.map((point) => point.load));
    const percent = (value: number) => `${Math.round((value / rating) * 100)}%`;
    const span = threshold * (wide ? 0.52 : 0.5);
    const hours = wide ? [6, from, peak.hour, to] : [6, from, to];
    return (
      <>
        {plot.grid(steps(0, 24, wide ? 1 : 3), steps(0, rating, rating / 5))}
        {plot.yNumbers(
          (wide ? [0, 20, 40, 60, 80, 100] : [0, 40, 80]).map((share) => (share * rating) / 100),
          percent,
        )}
        {plot.xNumbers(hours, clock)}
        {plot.under(load, from, to, threshold, 28)}
        {plot.level(rating, { dashed: false, weight: 1.5 })}
        {plot.level(threshold)}
        {plot.witness(
          `M${x(from)} ${y(threshold)}V${box.bottom}M${x(to)} ${y(threshold)}V${box.bottom}`,
        )}
        {plot.trace(curve(x, y, [0, from], load, 20) + curve(x, y, [to, 24], load, 20))}
        {plot.curve(load, from, to, { weight: 3, points: 28 })}
        {plot.dimension([from, span], [to, span], `${tenth(to - from)} HOURS`)}
        {text([(from + to) / 2, span], `ABOVE ${limit}%`, [0, letters + 7], 'middle')}
        {text([0, rating], `${rating} kVA${wide ? ' TRANSFORMER' : ''}`, [8, -8])}
        {text([0, threshold], `${tenth(threshold)} kVA`, [8, -8])}
        {text([0, least], [`${least} kVA, ${percent(least)}`, low], [8, letters + 8])}
        {plot.dot([peak.hour, peak.load], true)}
        {text(
          [peak.hour, peak.load],
          `${peak.load} kVA${wide ? `, ${percent(peak.load)}` : ''}`,
          [16, -2],
        )}
      </>
    );
  },
};

interface LoadDayData {
  rating: number;
  limit: number;
  low: string;
  points: { hour: number; load: number }[];
}

const boxes = {
  wide: { left: 44, right: 554, top: 28, bottom: 374 },
  narrow: { left: 44, right: 354, top: 30, bottom: 288 },
};

function clock(hour: number): string {
  return hour === 12 ? 'NOON' : `${hour % 12 || 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
