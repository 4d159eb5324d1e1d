import { arcEnergyData, incidentEnergy } from '#electrical/figures/plots/arc-energy.ts';
import { plotting } from '../../plot/plotting.tsx';
import { steps } from '../../plot/scale.ts';
import type { FigureDrawing } from '../figure-drawing.ts';

/** Incident energy against clearing time: a straight line from zero through the label's point. */
export const arcEnergy: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 316] },
  draw(size) {
    const { normal, backup, levels } = arcEnergyData;
    const wide = size === 'wide';
    const { rate, after } = incidentEnergy(normal);
    const plot = plotting({ size, box: boxes[size], x: [0, 0.8], y: [0, 50] });
    const { text, letters } = plot;
    const named = 0.62 * backup.time;
    const point = ({ label, time }: { label: string; time: number }) =>
      `${wide ? `${label}: ` : ''}${after(time).toPrecision(2)} AT ${time.toFixed(2)} s`;
    const first = [normal.time, after(normal.time)] as const;
    const last = [backup.time, after(backup.time)] as const;
    return (
      <>
        {plot.area('live', [normal.time, 0], first, last, [backup.time, 0])}
        {plot.grid(steps(0, 0.75, 0.05), steps(0, 47.5, 2.5), 0.6)}
        {plot.grid(steps(0, 0.8, 0.1), steps(0, 50, 5))}
        {plot.yNumbers(steps(10, 50, 10))}
        {plot.title('left', 'cal/cm²')}
        {plot.xNumbers([normal.time, backup.time], (time) => time.toFixed(2))}
        {plot.xNumbers([0.4], () => 'SECONDS')}
        {levels.map(({ label, energy }) => [
          plot.level(energy),
          // What the line reaches late is named before it, what it has long passed, after it.
          energy > 25
            ? text([0, energy], `${label} ${energy}`, [10, -6])
            : text([0.8, energy], `${label} ${energy}`, [-8, -6], 'end'),
        ])}
        {plot.line({ tone: 'live' }, [0, 0], [0.8, after(0.8)])}
        {wide &&
          text(
            [named, after(named)],
            [`${rate} cal/cm²`, 'PER SECOND'],
            [10, letters + 6],
            'quiet',
          )}
        {plot.dot(first, true)}
        {text(first, point(normal), [12, 12])}
        {plot.dot(last, true)}
        {text(last, point(backup), [-12, -5], 'end')}
      </>
    );
  },
};

const boxes = {
  wide: { left: 34, right: 540, top: 32, bottom: 366 },
  narrow: { left: 30, right: 352, top: 30, bottom: 286 },
};
