import { grid, readGround } from '#electrical/station/ground-grid.ts';
import { written } from '#electrical/station/station.ts';
import { curve, linear } from '../plot/scale.ts';
import { type CurveProps, figureWidth, Lines, Reading, words } from './sheet-marks.tsx';

/** Ohms over the place of the potential probe in percent: the curve of uniform soil, with what was read. */
export function GroundCurve({ size, readings }: CurveProps) {
  const result = readings.find(([percent]) => percent === 61.8)?.[1];
  const [left, right, top, bottom] = [40, figureWidth[size], 8, 190];
  const x = linear([0, 1], [left, right]);
  const y = linear([0, 4], [bottom, top]);
  return (
    <>
      <Lines
        tone="faint"
        d={[
          ...[0.2, 0.4, 0.6, 0.8].map((part) => `M${x(part)} ${top}V${bottom}`),
          ...[1, 2, 3].map((ohms) => `M${left} ${y(ohms)}H${right}`),
        ].join('')}
      />
      <Lines tone="quiet" d={`M${left} ${top}H${right}V${bottom}H${left}z`} />
      {[0, 1, 2, 3, 4].map((ohms) =>
        words(left - 6, y(ohms) + 4, ohms === 4 ? '4 Ω' : ohms, 'end quiet'),
      )}
      {(size === 'wide' ? [0, 0.2, 0.4, 0.6, 0.8, 1] : [0, 0.4, 1]).map((part) =>
        words(
          x(part),
          bottom + 18,
          `${written(part * grid.currentProbe)}${part === 1 ? ' ft' : ''}`,
          `${part === 1 ? 'end' : 'middle'} quiet`,
        ),
      )}
      <Lines dash="4 4" tone="quiet" d={`M${x(0.618)} ${top}V${bottom}`} />
      <Lines dash="7 5" tone="ink" weight={1} d={`M${left} ${y(grid.allowed)}H${right}`} />
      {words(left + 8, y(grid.allowed) - 6, `Study: ${written(grid.allowed, 1)} Ω`)}
      <Lines tone="live" weight={2.4} d={curve(x, y, [0.055, 0.932], readGround, 60)} />
      {readings.map(([percent, ohms]) => (
        <Reading key={percent} x={x(percent / 100)} y={y(ohms)} />
      ))}
      {result &&
        words(
          x(0.618) + (size === 'wide' ? 8 : -8),
          y(result) + (size === 'wide' ? 26 : 46),
          `${written(result, 1)} Ω at 61.8%`,
          size === 'wide' ? 'start' : 'end',
        )}
    </>
  );
}
