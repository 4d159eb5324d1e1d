import {
  doublingRise,
  surveyMonths,
  trendToTripData,
} from '#electrical/figures/plots/trend-to-trip.ts';
import { plotting } from '../../plot/plotting.tsx';
import { steps } from '../../plot/scale.ts';
import { monoWidth } from '../../plot/wrap.ts';
import type { FigureDrawing } from '../figure-drawing.ts';

/**
 * A joint on its way to a trip; then it carries nothing and cools, at this scale at once. Both limits
 * are one class, the top one: major, repair immediately (ANSI/NETA MTS, Table 100.18).
 */
export const trendToTrip: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 300] },
  detail: 15,
  draw(size) {
    const { names, start, difference, alarm, trip } = trendToTripData;
    const wide = size === 'wide';
    const box = boxes[size];
    const plot = plotting({ size, box, x: [0, 15], y: [0, 110] });
    const { letters, note, text, line } = plot;
    const { rise, reaches } = doublingRise(trendToTripData);
    const [end, limit] = [reaches(trip), start + difference];
    const major = reaches(limit);
    const below = box.bottom + letters + 9;
    const quiet = { tone: 'quiet' } as const;
    return (
      <>
        {plot.under(rise, major, end, start, 28)}
        {plot.grid(steps(0, 15), steps(0, 100, 20))}
        {plot.yNumbers(steps(0, 100, 20))}
        {plot.level(alarm, { weight: 1.5 })}
        {line(quiet, [0, start], [end, start])}
        {line(quiet, [end, trip], [end, 0], [15, 0])}
        {plot.curve(rise, 0, end, { points: 28 })}
        {plot.trace(`M${plot.x(end) - 6} ${plot.y(trip) - 6}l12 12m0-12l-12 12`)}
        {surveyMonths(trendToTripData).map((month) => plot.dot([month, rise(month)], true))}
        {plot.above(
          [0, alarm],
          [`OVER ${alarm} °C${wide ? ' ABOVE AMBIENT:' : ': MAJOR,'}`, 'REPAIR IMMEDIATELY'],
          [12, -10],
        )}
        {plot.dimension([major, limit], [major, start])}
        {text(
          [major, start + difference / 2],
          wide
            ? [`OVER ${difference} °C VS ${names.sound}:`, 'REPAIR IMMEDIATELY']
            : `OVER ${difference} °C: MAJOR`,
          wide ? [12, -3] : [9, 5],
        )}
        {wide && text([0, start], names.sound, [12, letters + 5], 'quiet')}
        {text([reaches(72), 72], names.failing, [-14, 0], 'end')}
        {text([end, trip], 'TRIP', [-14, 5], 'end')}
        {note(box.left, below, 'MONTHS', 'quiet')}
        {plot.spot(box.right - monoWidth(names.survey, letters) - 12, below - letters * 0.35, true)}
        {note(box.right, below, names.survey, 'end quiet')}
        {plot.title('left', '°C ABOVE AMBIENT')}
      </>
    );
  },
};

const boxes = {
  wide: { left: 36, right: 556, top: 26, bottom: 370 },
  narrow: { left: 34, right: 356, top: 28, bottom: 270 },
};
