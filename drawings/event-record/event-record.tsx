import { monoWidth } from '../map/text-width.ts';
import { Lettering } from '../symbols/wire.tsx';
import { type Arrangement, narrow, wide } from './event-record-arrangements.ts';
import { clearing, current, delayed, instantaneous, type Phase, type Sequence } from './fault.ts';

/** The record a relay keeps of a fault: phase A faults, the relay trips, the breaker clears. */
export function EventRecord() {
  return <Plot plot={wide} {...immediate} />;
}

export const eventRecordBox = '0 0 640 380';

/** The same for a phone: fewer cycles, larger lettering, names above their traces. */
export function NarrowEventRecord() {
  return <Plot plot={narrow} {...immediate} />;
}

export const narrowEventRecordBox = '0 0 360 430';

/** The same fault, cleared after a time element of that number has waited so many cycles. */
export function DelayedEventRecord({
  element,
  trip,
  size,
}: {
  element: string;
  trip: number;
  size: 'wide' | 'narrow';
}) {
  const sequence = delayed(trip);
  const plot = { wide, narrow }[size];
  const axis = { ...plot.axis, every: 5 };
  const span = { from: size === 'wide' ? -3 : -2, to: Math.ceil(sequence.reset) + 2 };
  return <Plot plot={{ ...plot, ...span, axis }} element={element} sequence={sequence} />;
}

const immediate = { element: '50P', sequence: instantaneous };

function Plot({
  plot,
  element,
  sequence,
}: {
  plot: Arrangement;
  element: string;
  sequence: Sequence;
}) {
  const cleared = clearing(sequence);
  const { left, right, from, to, top, zero, digital, size, name, axis } = plot;
  const x = (cycle: number) => tenth(left + ((cycle - from) / (to - from)) * (right - left));
  const bottom = digital['52A'] + 14;
  const lines = [...Object.values(zero), ...Object.values(digital)];
  // The last numbers make way for their unit.
  const end = axis.title === 'right' ? right - monoWidth(axisUnit, size) - size : x(to);
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <>
      <rect
        x={x(0)}
        y={top}
        width={tenth(x(cleared.A) - x(0))}
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
      <Trace plot={plot} phase="C" until={cleared.C} color="var(--ink-3)" />
      <Trace plot={plot} phase="B" until={cleared.B} color="var(--ink)" />
      <Trace plot={plot} phase="A" until={cleared.A} color="var(--hot-line)" />
      <path
        d={[
          `M${x(sequence.pickup)} ${digital.element}H${x(sequence.dropout)}`,
          `M${x(sequence.trip)} ${digital.TRIP}H${x(sequence.reset)}`,
          `M${left} ${digital['52A']}H${x(sequence.open)}`,
        ].join('')}
        stroke="var(--ink)"
        strokeWidth="6"
      />
      {Object.entries({ ...zero, ...digital }).map(([id, y]) => (
        <Lettering key={id} x={name.x} y={y - name.rise} size={size} anchor="start" quiet>
          {id === 'element' ? element : id.length === 1 ? `I${id}` : id}
        </Lettering>
      ))}
      <Lettering
        x={axis.title === 'left' ? name.x : right}
        y={axis.y}
        size={size}
        anchor={axis.title === 'left' ? 'start' : 'end'}
        quiet
      >
        {axisUnit}
      </Lettering>
      {numbers
        .filter((cycle) => cycle % axis.every === 0 && cycle > from && x(cycle) < end)
        .map((cycle) => (
          <Lettering key={cycle} x={x(cycle)} y={axis.y} size={size} quiet>
            {String(cycle).replace('-', '−')}
          </Lettering>
        ))}
    </>
  );
}

/** A current until its pole interrupts it, then the dead line. */
function Trace({
  plot,
  phase,
  until,
  color,
}: {
  plot: Arrangement;
  phase: Phase;
  until: number;
  color: string;
}) {
  const { left, right, from, to, zero, peak } = plot;
  const unit = (right - left) / (to - from);
  const points = Math.round((until - from) * 24);
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

const axisUnit = 'CYCLES';

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
