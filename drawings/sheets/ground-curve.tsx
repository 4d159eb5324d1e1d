import { fallOfPotentialReading, grid } from '#electrical/station/ground-grid.ts';
import { formatNumber } from '#electrical/station/station.ts';
import { curvePath, linear } from '../plot/scale.ts';
import {
  type CurveProps,
  Lines,
  Reading,
  SheetDrawing,
  SheetLabel,
  sheetDrawingWidth,
} from './sheet-marks.tsx';

/**
 * Position of the potential probe where the reading equals the resistance of the ground grid, in percent of
 * the distance to the current probe.
 */
const resultPercent = 61.8;

/** Highest resistance on the axis. */
const highestOhms = 4;

/** Positions of the potential probe at the two ends of the curve, as fractions of the distance to the current probe. */
const curveRange = [0.055, 0.932] as const;

/** Edges of the plot. */
const left = 40;
const top = 8;
const bottom = 190;

const layouts = {
  wide: {
    /** Labeled positions of the potential probe, as fractions of the distance to the current probe. */
    axis: [0, 0.2, 0.4, 0.6, 0.8, 1],
    result: { dx: 8, dy: 26, anchor: 'start' },
  },
  narrow: {
    axis: [0, 0.4, 1],
    result: { dx: -8, dy: 46, anchor: 'end' },
  },
} as const;

/**
 * Plots resistance against the position of the potential probe: the curve for uniform soil and the measured
 * readings.
 */
export function GroundCurve({ readings, size, ...root }: CurveProps) {
  const { axis, result } = layouts[size];
  const right = sheetDrawingWidth[size];
  const x = linear([0, 1], [left, right]);
  const y = linear([0, highestOhms], [bottom, top]);
  const measured = readings.find(([percent]) => percent === resultPercent)?.[1];
  const gridLines = [
    ...[0.2, 0.4, 0.6, 0.8].map((fraction) => `M${x(fraction)} ${top}V${bottom}`),
    ...[1, 2, 3].map((ohms) => `M${left} ${y(ohms)}H${right}`),
  ];
  return (
    <SheetDrawing size={size} viewHeight={218} {...root}>
      <Lines className="grid" d={gridLines.join('')} />
      <Lines className="leader" d={`M${left} ${top}H${right}V${bottom}H${left}z`} />
      {[0, 1, 2, 3, 4].map((ohms) => (
        <SheetLabel key={ohms} x={left - 6} y={y(ohms) + 4} anchor="end" quiet>
          {ohms === highestOhms ? `${ohms} Ω` : ohms}
        </SheetLabel>
      ))}
      {axis.map((fraction) => (
        <SheetLabel
          key={fraction}
          x={x(fraction)}
          y={bottom + 18}
          anchor={fraction === 1 ? 'end' : 'middle'}
          quiet
        >
          {`${formatNumber(fraction * grid.currentProbeFeet)}${fraction === 1 ? ' ft' : ''}`}
        </SheetLabel>
      ))}
      <Lines className="leader" d={`M${x(resultPercent / 100)} ${top}V${bottom}`} dashes="4 4" />
      <Lines
        className="outline"
        d={`M${left} ${y(grid.allowedOhms)}H${right}`}
        weight={1}
        dashes="7 5"
      />
      <SheetLabel x={left + 8} y={y(grid.allowedOhms) - 6}>
        {`Study: ${formatNumber(grid.allowedOhms, 1)} Ω`}
      </SheetLabel>
      <Lines
        className="conductor-live"
        d={curvePath(x, y, curveRange, fallOfPotentialReading, 60)}
        weight={2.4}
      />
      {readings.map(([percent, ohms]) => (
        <Reading key={percent} x={x(percent / 100)} y={y(ohms)} />
      ))}
      {measured && (
        <SheetLabel
          x={x(resultPercent / 100) + result.dx}
          y={y(measured) + result.dy}
          anchor={result.anchor}
        >
          {`${formatNumber(measured, 1)} Ω at ${resultPercent}%`}
        </SheetLabel>
      )}
    </SheetDrawing>
  );
}
