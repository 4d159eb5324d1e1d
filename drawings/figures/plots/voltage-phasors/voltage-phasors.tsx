import {
  closedTriangle,
  unbalance,
  voltagePhasorsData,
} from '#electrical/figures/plots/voltage-phasors.ts';
import { tenth } from '#electrical/tenth.ts';
import { Area, Lines, Trace } from '../../../plot/plot.tsx';
import { linear } from '../../../plot/scale.ts';
import { Device } from '../../../symbols/device.tsx';
import { Stroke } from '../../../symbols/stroke.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../../figure-drawing.ts';
import { VoltageScale } from './voltage-scale.tsx';

/** Lengths are to scale from zero volts; the angles are those at which the three readings close. */
export const voltagePhasors: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 280] },
  detail: 45,
  draw(size) {
    const { nominal, tolerance, readings } = voltagePhasorsData;
    const letters = lettering[size];
    const { x, y, radius } = dials[size];
    const [low, high] = [nominal * (1 - tolerance / 100), nominal * (1 + tolerance / 100)];
    const length = linear([0, high], [0, radius]);
    const volts = readings.map((each) => each.volts);
    const angles = closedTriangle(volts);
    const phasors = readings.map((each, index) => ({
      ...each,
      angle: angles[index] ?? 0,
      tone: index ? ('plain' as const) : ('live' as const),
    }));
    const { average, deviation, percent } = unbalance(volts);
    const at = (r: number, angle: number) =>
      `${tenth(x + r * Math.cos(angle))} ${tenth(y - r * Math.sin(angle))}`;
    const spokes = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);
    return (
      <>
        <Stroke
          d={
            [1, 2, 3].map((each) => ring(x, y, length(nominal / 4) * each)).join('') +
            spokes
              .map((angle) => `M${at(length(nominal / 4), angle)}L${at(radius, angle)}`)
              .join('')
          }
          stroke="var(--line)"
        />
        <Area d={ring(x, y, radius) + ring(x, y, length(low), 0)} tone="plain" />
        <Trace d={ring(x, y, radius) + ring(x, y, length(low))} tone="quiet" weight={1} />
        <Device d={ring(x, y, length(nominal))} weight={1} />
        {phasors.map(({ phases, volts: reading, angle, tone }) => (
          <g key={phases}>
            <Trace d={`M${x} ${y}L${at(length(reading), angle)}`} tone={tone} />
            <path
              d={`M${at(length(reading), angle)}L${at(length(reading) - 11, angle + 0.026)}L${at(length(reading) - 11, angle - 0.026)}z`}
              fill={tone === 'live' ? 'var(--hot-line)' : 'var(--ink)'}
            />
          </g>
        ))}
        {size === 'wide' ? (
          <>
            {phasors.map(({ phases, volts: reading, angle }) => (
              <Lines
                key={phases}
                x={tenth(x + (angle ? 92 : 66) * Math.cos(angle) + 16)}
                y={tenth(y - 92 * Math.sin(angle) - (angle ? 4 : 10))}
                size={letters}
                lines={
                  angle ? [`${phases} ${reading} V`, degrees(angle)] : [`${phases} ${reading} V`]
                }
              />
            ))}
            <Lettering x={x + 82} y={y + 20} size={letters} anchor="start">
              0°
            </Lettering>
            <VoltageScale {...{ nominal, low, high, phasors, average, deviation, percent }} />
          </>
        ) : (
          <>
            {phasors.map(({ phases, angle }) => (
              <Lettering
                key={phases}
                x={tenth(x + 70 * Math.cos(angle) + 18)}
                y={tenth(y - 70 * Math.sin(angle) + (angle ? 5 : -9))}
                size={letters}
              >
                {phases}
              </Lettering>
            ))}
            <Lines
              x={column}
              y={48}
              size={letters}
              lines={phasors.map(({ phases, volts: reading }) => `${phases} ${reading} V`)}
            />
            <Lines
              x={column}
              y={132}
              size={letters}
              lines={[`${nominal} V ±${tolerance}%`, `${low}–${high}`]}
              quiet
            />
            <Lettering x={column} y={216} size={letters} anchor="start" quiet>
              UNBALANCE
            </Lettering>
            <Lettering x={column} y={235.5} size={letters} anchor="start">
              {tenth(percent)}%
            </Lettering>
          </>
        )}
      </>
    );
  },
};

/** Where the lettering beside the narrow dial starts. */
const column = 272;

const dials: Record<FigureSize, { x: number; y: number; radius: number }> = {
  wide: { x: 192, y: 200, radius: 184 },
  narrow: { x: 128, y: 140, radius: 124 },
};

/** A circle as a path; sweep 0 turns it the other way, which cuts it out of what it lies in. */
function ring(x: number, y: number, radius: number, sweep: 0 | 1 = 1): string {
  const r = tenth(radius);
  return `M${tenth(x - r)} ${y}a${r} ${r} 0 0 ${sweep} ${tenth(2 * r)} 0a${r} ${r} 0 0 ${sweep} ${tenth(-2 * r)} 0`;
}

function degrees(angle: number): string {
  return `${((angle * 180) / Math.PI).toFixed(1).replace('-', '−')}°`;
}
