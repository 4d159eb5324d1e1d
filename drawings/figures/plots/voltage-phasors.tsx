import {
  closedTriangle,
  unbalance,
  voltagePhasorsData,
} from '#electrical/figures/plots/voltage-phasors.ts';
import { tenth } from '#electrical/tenth.ts';
import { drafting } from '../../plot/drafting.tsx';
import { plotting } from '../../plot/plotting.tsx';
import { linear, steps } from '../../plot/scale.ts';
import { Stroke } from '../../symbols/stroke.tsx';
import type { FigureDrawing, FigureSize } from '../figure-drawing.ts';

const { nominal, tolerance, readings } = voltagePhasorsData;
const [low, high] = [nominal * (1 - tolerance / 100), nominal * (1 + tolerance / 100)];
const volts = readings.map((reading) => reading.volts);
const angles = closedTriangle(volts);
const { average, deviation, percent } = unbalance(volts);
const phasors = readings.map((reading, index) => ({
  ...reading,
  name: `${reading.phases} ${reading.volts}`,
  angle: angles[index] ?? 0,
  tone: index ? ('plain' as const) : ('live' as const),
}));
const quiet = { tone: 'quiet', weight: 1 } as const;

/**
 * Three voltages as phasors. Lengths are to scale from zero volts; the angles are those at which the
 * three readings close. Beside them the band alone, tall enough to read volts, or on phones words.
 */
export const voltagePhasors: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 280] },
  detail: 45,
  draw: (size) => (
    <>
      {dial(size)}
      {size === 'wide' ? scale() : legend()}
    </>
  ),
};

function dial(size: FigureSize) {
  const { x, y, radius } = dials[size];
  const { note, trace, tint } = drafting(size);
  const length = linear([0, high], [0, radius]);
  const at = (r: number, angle: number) =>
    `${tenth(x + r * Math.cos(angle))} ${tenth(y - r * Math.sin(angle))}`;
  const quarter = length(nominal / 4);
  return (
    <>
      <Stroke
        d={
          [1, 2, 3].map((each) => ring(x, y, quarter * each)).join('') +
          steps(0, 11)
            .map((i) => `M${at(quarter, (i * Math.PI) / 6)}L${at(radius, (i * Math.PI) / 6)}`)
            .join('')
        }
        stroke="var(--line)"
      />
      {tint(ring(x, y, radius) + ring(x, y, length(low), 0), 'plain')}
      {trace(ring(x, y, radius) + ring(x, y, length(low)), quiet)}
      {trace(ring(x, y, length(nominal)), { weight: 1 })}
      {phasors.map(({ name, phases, volts: reading, angle, tone }) => {
        const [tip, foot] = [length(reading), length(reading) - 11];
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return (
          <g key={phases}>
            {trace(`M${x} ${y}L${at(tip, angle)}`, { tone })}
            <path
              d={`M${at(tip, angle)}L${at(foot, angle + 0.026)}L${at(foot, angle - 0.026)}z`}
              fill={angle ? 'var(--ink)' : 'var(--hot-line)'}
            />
            {size === 'narrow'
              ? note(x + 70 * cos + 18, y - 70 * sin + (angle ? 5 : -9), phases, 'middle')
              : angle
                ? note(x + 92 * cos + 16, y - 92 * sin - 4, [`${name} V`, degrees(angle)])
                : [note(x + 82, y - 10, `${name} V`), note(x + 82, y + 20, '0°')]}
          </g>
        );
      })}
    </>
  );
}

/** The readings in the band, their average and the largest deviation from it. */
function scale() {
  const box = { left: 438, right: 486, top: 56, bottom: 308 };
  const plot = plotting({ size: 'wide', box, x: [0, 1], y: [low, high] });
  const { y, note, trace, level } = plot;
  const end = 'end' as const;
  return (
    <>
      {plot.area('plain', [0, low], [0, high], [1, high], [1, low])}
      {[high, low].map((value) => level(value, { ...quiet, dashed: false }))}
      {level(nominal, { dashed: false, weight: 1 })}
      {trace('M438 56V308')}
      {[high, nominal, low].map((value) => note(430, y(value) + 5, value, 'end quiet'))}
      {phasors.map(({ name, volts: reading, tone }) => [
        plot.line({ tone }, [0, reading], [1, reading]),
        note(494, y(reading) + 5, name),
      ])}
      <path
        d={plot.path([0, volts[0] ?? 0], [0, average])}
        stroke="var(--hot-line)"
        strokeWidth="6"
      />
      {note(430, 32, 'VOLTS', 'end quiet')}
      {note(548, 360, 'UNBALANCE', 'end quiet')}
      {note(548, 380, `${tenth(deviation)} ÷ ${tenth(average)} = ${tenth(percent)}%`, end)}
    </>
  );
}

function legend() {
  const { note } = drafting('narrow');
  return (
    <>
      {note(
        272,
        48,
        phasors.map(({ name }) => `${name} V`),
      )}
      {note(272, 132, [`${nominal} V ±${tolerance}%`, `${low}–${high}`], 'quiet')}
      {note(272, 216, 'UNBALANCE', 'quiet')}
      {note(272, 235.5, `${tenth(percent)}%`)}
    </>
  );
}

const dials = {
  wide: { x: 192, y: 200, radius: 184 },
  narrow: { x: 128, y: 140, radius: 124 },
};

/** A circle as a path; sweep 0 turns it the other way, which cuts it out of what it lies in. */
function ring(x: number, y: number, radius: number, sweep: 0 | 1 = 1): string {
  const r = tenth(radius);
  const half = `a${r} ${r} 0 0 ${sweep}`;
  return `M${tenth(x - r)} ${y}${half} ${tenth(2 * r)} 0${half} ${tenth(-2 * r)} 0`;
}

function degrees(angle: number): string {
  return `${((angle * 180) / Math.PI).toFixed(1).replace('-', '−')}°`;
}
