import { currentRatio, throughFault, timedTrip } from '#electrical/station/protection.ts';
import { formatNumber } from '#electrical/station/station.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { type Point, polyline } from '../geometry.ts';
import { logarithmic } from '../plot/scale.ts';
import {
  type CurveProps,
  Lines,
  Reading,
  SheetDrawing,
  SheetLabel,
  sheetDrawingWidth,
} from './sheet-marks.tsx';

const { timed: timedPickup, instantaneous: instantaneousPickup } = yardRatings.pickupAmperes;

/** Left and top edges of the plot. */
const left = 46;
const top = 2;

const layouts = {
  wide: {
    height: 196,
    bottom: 172,
    faultLabel: `480 V fault, ${formatNumber(throughFault.primary)} A`,
    instantaneousLabel: `50: ${formatNumber(instantaneousPickup)} A`,
    statesSeconds: true,
  },
  narrow: {
    height: 216,
    bottom: 192,
    faultLabel: '480 V fault',
    instantaneousLabel: '50',
    statesSeconds: false,
  },
};

/** Currents and times marked by grid lines. */
const gridAmperes = [50, 60, 70, 80, 90, 100, 200, 300, 400, 500, 700, 1000, 2000, 3000];
const gridSeconds = [0.03, 0.1, 0.3, 1, 3, 10, 30];

/** Labels of the time axis. `dy` moves the outer labels inside the drawing. */
const secondLabels = [
  { seconds: 100, text: '100 s', dy: 10 },
  { seconds: 10, text: '10', dy: 4 },
  { seconds: 1, text: '1', dy: 4 },
  { seconds: 0.1, text: '0.1', dy: 4 },
  { seconds: 0.01, text: '0.01', dy: 0 },
];

/** Just above its pickup, relay 51 trips so slowly that the curve would leave the top of the plot. */
const curveStartAmperes = timedPickup * 1.095;

/**
 * Currents at which the curve of relay 51 is plotted. Points are denser just above the pickup, where the curve is
 * steep.
 */
const curveAmperes = [
  ...evenlySpaced(curveStartAmperes, 90, 14),
  ...evenlySpaced(95, instantaneousPickup, 40),
];

const ampereLabels = [
  { amperes: 100, text: '100' },
  { amperes: 300, text: '300' },
  { amperes: 1000, text: '1,000 A' },
];

/**
 * Plots the trip times of relays 51 and 50 against primary current. `readings` are pairs of secondary current
 * in amperes and trip time in seconds.
 */
export function RelayCurve({ readings, size, ...root }: CurveProps) {
  const { height, bottom, faultLabel, instantaneousLabel, statesSeconds } = layouts[size];
  const right = sheetDrawingWidth[size];
  const x = logarithmic([50, 3000], [left, right]);
  const y = logarithmic([0.01, 100], [bottom, top]);
  const measured = readings.map(([amperes, seconds]) => ({
    amperes: amperes * currentRatio,
    seconds,
  }));
  const timed = measured.filter(({ amperes }) => amperes < instantaneousPickup);
  const instantaneous = measured.filter(({ amperes }) => amperes >= instantaneousPickup);
  const gridLines = [
    ...gridAmperes.map((amperes) => `M${x(amperes)} ${top}V${bottom}`),
    ...gridSeconds.map((seconds) => `M${left} ${y(seconds)}H${right}`),
  ];
  const timedCurve = curveAmperes.map((amperes): Point => [x(amperes), y(timedTrip(amperes))]);
  // At the pickup of relay 50, the trip time drops to the measured time of relay 50.
  const drop = instantaneous.map(({ seconds }) => `V${y(seconds)}H${right}`).join('');
  const describeReading = (multiple: number, seconds: number) =>
    statesSeconds
      ? `${formatNumber(multiple)}× ${formatNumber(seconds, 3)}`
      : `${formatNumber(multiple)}×`;
  const fault = x(throughFault.primary);
  return (
    <SheetDrawing size={size} viewHeight={height} {...root}>
      <Lines className="grid" d={gridLines.join('')} />
      <Lines className="leader" d={`M${left} ${top}H${right}V${bottom}H${left}z`} />
      {secondLabels.map(({ seconds, text, dy }) => (
        <SheetLabel key={seconds} x={left - 6} y={y(seconds) + dy} anchor="end" quiet>
          {text}
        </SheetLabel>
      ))}
      {ampereLabels.map(({ amperes, text }) => (
        <SheetLabel key={amperes} x={x(amperes)} y={bottom + 18} anchor="middle" quiet>
          {text}
        </SheetLabel>
      ))}
      <Lines className="leader" d={`M${fault} ${top}V${bottom}`} dashes="4 4" />
      <SheetLabel x={fault - 6} y={top + 16} anchor="end" quiet>
        {faultLabel}
      </SheetLabel>
      <Lines className="conductor-live" d={polyline(timedCurve) + drop} weight={2.4} />
      {timed.map(({ amperes, seconds }) => (
        <g key={amperes}>
          <Reading x={x(amperes)} y={y(seconds)} />
          <SheetLabel x={x(amperes) + 9} y={y(seconds) - 6}>
            {describeReading(amperes / timedPickup, seconds)}
          </SheetLabel>
        </g>
      ))}
      {instantaneous.map(({ amperes, seconds }) => (
        <Reading key={amperes} x={x(amperes)} y={y(seconds)} />
      ))}
      <SheetLabel x={x(timedPickup) + 4} y={y(0.35)}>
        {`51: ${timedPickup} A`}
      </SheetLabel>
      <SheetLabel x={x(instantaneousPickup) + 8} y={y(0.1) - 4}>
        {instantaneousLabel}
      </SheetLabel>
    </SheetDrawing>
  );
}

/** Returns the ends of a range and the values between them that divide the range into equal intervals. */
function evenlySpaced(from: number, to: number, intervals: number): number[] {
  return Array.from(
    { length: intervals + 1 },
    (_, index) => from + ((to - from) * index) / intervals,
  );
}
