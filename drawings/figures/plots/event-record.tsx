import {
  clearing,
  current,
  eventRecordData,
  type Phase,
  sequenceOf,
} from '#electrical/figures/plots/event-record.ts';
import { tenth } from '#electrical/tenth.ts';
import { linear, steps } from '../../plot/scale.ts';
import { monoWidth } from '../../plot/wrap.ts';
import { Stroke } from '../../symbols/stroke.tsx';
import { Lettering } from '../../symbols/wire.tsx';
import type { FigureDrawing, FigureSize } from '../figure-drawing.ts';

/** The fault whose record the home page shows, cleared by a time element instead. */
export const eventRecord: FigureDrawing = {
  sizes: { wide: [640, 380], narrow: [360, 430] },
  draw: (size) => <EventRecord {...eventRecordData} size={size} />,
};

export const eventRecordBoxes = { wide: '0 0 640 380', narrow: '0 0 360 430' };

/**
 * The record a relay keeps of a fault: phase A faults, the relay trips, the breaker clears. Without
 * `trip`, in cycles after the fault, an instantaneous element does. A phone has fewer cycles, and
 * names above their traces.
 */
export function EventRecord({ size, element = '50P', trip }: EventRecordProps) {
  const sequence = sequenceOf(trip);
  const cleared = clearing(sequence);
  const wide = size === 'wide';
  const { left, right, top, bottom, currents, digital, letters, axisY } = arrangements[size];
  const from = wide ? (trip ? -3 : -4) : -2;
  const to = trip ? Math.ceil(sequence.reset) + 2 : wide ? 7 : 6;
  const every = trip ? 5 : wide ? 1 : 2;
  const x = linear([from, to], [left, right]);
  const names = {
    IA: currents.A,
    IB: currents.B,
    IC: currents.C,
    [element]: digital.element,
    TRIP: digital.TRIP,
    '52A': digital['52A'],
  };
  const numbers = steps(from, to);
  // The last numbers leave room for their unit.
  const end = wide ? right : right - monoWidth('CYCLES', letters) - letters;
  const quiet = { size: letters, quiet: true };
  /** A current until its pole interrupts it, then the dead line. */
  const trace = (phase: Phase, color: string) => {
    const points = Math.round((cleared[phase] - from) * 24);
    const places = steps(0, points).map(
      (i) =>
        [
          tenth(left + ((i / 24) * (right - left)) / (to - from)),
          i === points ? 0 : tenth(-10 * current(phase, from + i / 24)),
        ] as const,
    );
    const path = places.slice(1).map(([atX, atY], i) => {
      const [beforeX = 0, beforeY = 0] = places[i] ?? [];
      return `l${tenth(atX - beforeX)} ${tenth(atY - beforeY)}`;
    });
    const zero = currents[phase];
    return (
      <>
        <path
          d={`M${left} ${tenth(zero + (places[0]?.[1] ?? 0))}${path.join('').replaceAll(' -', '-')}`}
          fill="none"
          stroke={color}
          strokeWidth={phase === 'A' ? 1.8 : 1.3}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        <Stroke d={`M${places.at(-1)?.[0]} ${zero}H${right}`} stroke="var(--ink-3)" weight={1.3} />
      </>
    );
  };
  return (
    <>
      <path
        d={`M${x(0)} ${top}H${x(cleared.A)}V${bottom}H${x(0)}z`}
        fill="var(--hot-line)"
        opacity="0.1"
      />
      <Stroke
        d={
          numbers.map((cycle) => `M${x(cycle)} ${top}V${bottom}`).join('') +
          Object.values(names)
            .map((y) => `M${left} ${y}H${right}`)
            .join('')
        }
        stroke="var(--line)"
      />
      {trace('C', 'var(--ink-3)')}
      {trace('B', 'var(--ink)')}
      {trace('A', 'var(--hot-line)')}
      <path
        d={[
          `M${x(sequence.pickup)} ${digital.element}H${x(sequence.dropout)}`,
          `M${x(sequence.trip)} ${digital.TRIP}H${x(sequence.reset)}`,
          `M${left} ${digital['52A']}H${x(sequence.open)}`,
        ].join('')}
        stroke="var(--ink)"
        strokeWidth="6"
      />
      {Object.entries(names).map(([name, y]) => (
        <Lettering key={name} x={wide ? 0 : 1} y={y + (wide ? 5 : -18)} anchor="start" {...quiet}>
          {name}
        </Lettering>
      ))}
      <Lettering x={wide ? 0 : right} y={axisY} anchor={wide ? 'start' : 'end'} {...quiet}>
        CYCLES
      </Lettering>
      {numbers
        .filter((cycle) => cycle % every === 0 && cycle > from && x(cycle) < end)
        .map((cycle) => (
          <Lettering key={cycle} x={x(cycle)} y={axisY} {...quiet}>
            {`${cycle}`.replace('-', '−')}
          </Lettering>
        ))}
    </>
  );
}

type EventRecordProps = { size: FigureSize; element?: string; trip?: number };

/** The zero line of each current and the middle of each digital trace; 10 units are the load's peak. */
const arrangements = {
  wide: {
    left: 62,
    right: 628,
    top: 6,
    bottom: 346,
    currents: { A: 76, B: 168, C: 230 },
    digital: { element: 284, TRIP: 308, '52A': 332 },
    letters: 14,
    axisY: 368,
  },
  narrow: {
    left: 1,
    right: 359,
    top: 6,
    bottom: 386,
    currents: { A: 80, B: 184, C: 246 },
    digital: { element: 304, TRIP: 338, '52A': 372 },
    letters: 15,
    axisY: 420,
  },
};
