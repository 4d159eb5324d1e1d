import { Lettering } from '../one-line/wire.tsx';
import { type Arrangement, narrow, wide } from './event-record-arrangements.ts';
import { clearing, current, type Phase, sequence } from './fault.ts';

/** The record a relay keeps of a fault: phase A faults, the relay trips, the breaker clears. */
export function EventRecord() {
  return <Plot {...wide} />;
}

export const eventRecordBox = '0 0 640 380';

/** The same for a phone: fewer cycles, larger lettering, names above their traces. */
export function NarrowEventRecord() {
  return <Plot {...narrow} />;
}

export const narrowEventRecordBox = '0 0 360 430';

function Plot(plot: Arrangement) {
  const { left, right, from, to, top, zero, digital, size, name, axis } = plot;
  const x = (cycle: number) => tenth(left + ((cycle - from) / (to - from)) * (right - left));
  const bottom = digital['52A'] + 14;
  const lines = [...Object.values(zero), ...Object.values(digital)];
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <>
      <rect
        x={x(0)}
        y={top}
        width={tenth(x(clearing.A) - x(0))}
        height={bottom - top}
        fill="var(--hot-line)"
        opacity="0.1"
      />
      <path
        d={
          numbers.map((cycle) => `M${x(cycle)} ${top}V${bottom}`).join('') +
          lines.map((y) => `M${left} ${y}H${right}`).join('')
        }
        stroke="var(--line)"
        vectorEffect="non-scaling-stroke"
      />
      <Trace plot={plot} phase="C" color="var(--ink-3)" />
      <Trace plot={plot} phase="B" color="var(--ink)" />
      <Trace plot={plot} phase="A" color="var(--hot-line)" />
      <path
        d={[
          `M${x(sequence.pickup)} ${digital['50P']}H${x(sequence.dropout)}`,
          `M${x(sequence.trip)} ${digital.TRIP}H${x(sequence.reset)}`,
          `M${left} ${digital['52A']}H${x(sequence.open)}`,
        ].join('')}
        stroke="var(--ink)"
        strokeWidth="6"
      />
      {Object.entries({ ...zero, ...digital }).map(([id, y]) => (
        <Lettering key={id} x={name.x} y={y - name.rise} size={size} anchor="start" quiet>
          {id.length === 1 ? `I${id}` : id}
        </Lettering>
      ))}
      {axis.title && (
        <Lettering x={name.x} y={axis.y} size={size} anchor="start" quiet>
          {axis.title}
        </Lettering>
      )}
      {numbers
        .filter((cycle) => cycle % axis.every === 0 && cycle > from && cycle < to)
        .map((cycle) => (
          <Lettering key={cycle} x={x(cycle)} y={axis.y} size={size} quiet>
            {String(cycle).replace('-', '−')}
          </Lettering>
        ))}
    </>
  );
}

/** A current until its pole interrupts it, then the dead line. */
function Trace({ plot, phase, color }: { plot: Arrangement; phase: Phase; color: string }) {
  const { left, right, from, to, zero, peak } = plot;
  const unit = (right - left) / (to - from);
  const points = Math.round((clearing[phase] - from) * 24);
  const rise = Array.from({ length: points + 1 }, (_, i) =>
    i === points ? 0 : tenth(-peak * current(phase, from + i / 24)),
  );
  const end = tenth(left + (points / 24) * unit);
  let at = left;
  const steps = rise.slice(1).map((y, i) => {
    const next = tenth(left + ((i + 1) / 24) * unit);
    const step = `l${tenth(next - at)} ${tenth(y - (rise[i] ?? 0))}`;
    at = next;
    return step;
  });
  return (
    <>
      <path
        d={`M${left} ${tenth(zero[phase] + (rise[0] ?? 0))}${steps.join('').replaceAll(' -', '-')}`}
        fill="none"
        stroke={color}
        strokeWidth={phase === 'A' ? 1.8 : 1.3}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M${end} ${zero[phase]}H${right}`}
        stroke="var(--ink-3)"
        strokeWidth="1.3"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
