import { currentRatio, throughFault, timedTrip } from '#electrical/station/protection.ts';
import { written } from '#electrical/station/station.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { curve, logarithmic } from '../plot/scale.ts';
import { type CurveProps, figureWidth, Lines, Reading, words } from './sheet-marks.tsx';

const { pickup } = yardRatings;

/** Trip times of 51 and 50 over primary current; measured are amperes of the relay's side and seconds. */
export function RelayCurve({ size, readings }: CurveProps) {
  const [left, right, top] = [46, figureWidth[size], 2];
  const bottom = size === 'wide' ? 172 : 192;
  const x = logarithmic([50, 3000], [left, right]);
  const y = logarithmic([0.01, 100], [bottom, top]);
  const fault = x(throughFault.primary);
  const minors = [50, 60, 70, 80, 90, 100, 200, 300, 400, 500, 700, 1000, 2000, 3000];
  const { instantaneous } = pickup;
  const measured = readings.map(([amperes, seconds]) => [amperes * currentRatio, seconds] as const);
  const timed = measured.filter(([amperes]) => amperes < instantaneous);
  const instant = measured.filter(([amperes]) => amperes >= instantaneous);
  const drop = instant.map(([, seconds]) => `L${x(instantaneous)} ${y(seconds)}H${right}`).join('');
  return (
    <>
      <Lines
        tone="faint"
        d={[
          ...minors.map((amperes) => `M${x(amperes)} ${top}V${bottom}`),
          ...[0.03, 0.1, 0.3, 1, 3, 10, 30].map((seconds) => `M${left} ${y(seconds)}H${right}`),
        ].join('')}
      />
      <Lines tone="quiet" d={`M${left} ${top}H${right}V${bottom}H${left}z`} />
      {[100, 10, 1, 0.1, 0.01].map((seconds) =>
        words(
          left - 6,
          y(seconds) + (seconds === 100 ? 10 : seconds === 0.01 ? 0 : 4),
          seconds === 100 ? '100 s' : seconds,
          'end quiet',
        ),
      )}
      {[100, 300, 1000].map((amperes) =>
        words(x(amperes), bottom + 18, amperes === 1000 ? '1,000 A' : amperes, 'middle quiet'),
      )}
      <Lines tone="quiet" dash="4 4" d={`M${fault} ${top}V${bottom}`} />
      {words(
        fault - 6,
        top + 16,
        size === 'wide' ? `480 V fault, ${written(throughFault.primary)} A` : '480 V fault',
        'end quiet',
      )}
      <Lines
        tone="live"
        weight={2.4}
        d={curve(x, y, [pickup.timed * 1.095, 90], timedTrip, 14)
          .concat(curve(x, y, [95, instantaneous], timedTrip, 40).replace('M', 'L'))
          .concat(drop)}
      />
      {timed.map(([amperes, seconds]) => (
        <g key={amperes}>
          <Reading x={x(amperes)} y={y(seconds)} />
          {words(
            x(amperes) + 9,
            y(seconds) - 6,
            `${written(amperes / pickup.timed)}×${size === 'wide' ? ` ${written(seconds, 3)}` : ''}`,
          )}
        </g>
      ))}
      {instant.map(([amperes, seconds]) => (
        <Reading key={amperes} x={x(amperes)} y={y(seconds)} />
      ))}
      {words(x(pickup.timed) + 4, y(0.35), `51: ${pickup.timed} A`)}
      {words(
        x(instantaneous) + 8,
        y(0.1) - 4,
        size === 'wide' ? `50: ${written(instantaneous)} A` : '50',
      )}
    </>
  );
}
