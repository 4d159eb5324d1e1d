import { tenth } from '#electrical/tenth.ts';
import type { Box, Point } from '../../geometry.ts';
import { letterSize, monoWidth } from '../../lettering.ts';
import { FigureDrawing, Note, type PictureProps, Trace } from '../../plot/plot.tsx';
import { linear, relativePolyline, type Scale, steps } from '../../plot/scale.ts';
import { clearing, current, eventRecordNumbers, type Phase, sequenceOf } from './numbers.ts';

/** The fault of the home page's record, cleared by a time element instead. */
export function Picture(picture: PictureProps) {
  return <EventRecord {...picture} {...eventRecordNumbers} />;
}

/** A relay's record of a fault: phase A faults, the relay trips, and the breaker interrupts. */
export function EventRecord({ element = '50P', trip, ...picture }: EventRecordProps) {
  return picture.size === 'wide' ? (
    <WideRecord element={element} trip={trip} picture={picture} />
  ) : (
    <NarrowRecord element={element} trip={trip} picture={picture} />
  );
}

interface EventRecordProps extends PictureProps {
  element?: string;
  /** Cycles from the fault to the trip; without it, an instantaneous element trips. */
  trip?: number | undefined;
}

interface ArrangementProps {
  element: string;
  trip: number | undefined;
  picture: PictureProps;
}

/** Names left of their traces. */
function WideRecord({ element, trip, picture }: ArrangementProps) {
  const first = trip ? -3 : -4;
  const last = trip ? endOf(trip) : 7;
  const record: RecordProps = {
    box: { left: 62, right: 628, top: 6, bottom: 346 },
    zeroLines: { A: 76, B: 168, C: 230 },
    digital: { element: 284, trip: 308, breaker: 332 },
    first,
    last,
    trip,
  };
  const x = cyclesAcross(record);
  const axisBaseline = 368;
  return (
    <FigureDrawing {...picture} viewBox="0 0 640 380" fontSize="14">
      <Traces {...record} />
      {traceNames(element, record).map(({ name, y }) => (
        <Note key={name} x={0} y={y + 5} quiet>
          {name}
        </Note>
      ))}
      <Note x={0} y={axisBaseline} quiet>
        CYCLES
      </Note>
      {steps(first + 1, last - 1)
        .filter((cycle) => cycle % (trip ? 5 : 1) === 0)
        .map((cycle) => (
          <CycleNumber key={cycle} cycle={cycle} x={x(cycle)} y={axisBaseline} />
        ))}
    </FigureDrawing>
  );
}

/** Fewer cycles, and names above their traces. */
function NarrowRecord({ element, trip, picture }: ArrangementProps) {
  const first = -2;
  const last = trip ? endOf(trip) : 6;
  const record: RecordProps = {
    box: { left: 1, right: 359, top: 6, bottom: 386 },
    zeroLines: { A: 80, B: 184, C: 246 },
    digital: { element: 304, trip: 338, breaker: 372 },
    first,
    last,
    trip,
  };
  const x = cyclesAcross(record);
  const axisBaseline = 420;
  const { right } = record.box;
  const unit = 'CYCLES';
  const roomForNumbers = right - monoWidth(unit, letterSize.narrow) - letterSize.narrow;
  return (
    <FigureDrawing {...picture} viewBox="0 0 360 430">
      <Traces {...record} />
      {traceNames(element, record).map(({ name, y }) => (
        <Note key={name} x={1} y={y - 18} quiet>
          {name}
        </Note>
      ))}
      <Note x={right} y={axisBaseline} anchor="end" quiet>
        {unit}
      </Note>
      {steps(first + 1, last)
        .filter((cycle) => cycle % (trip ? 5 : 2) === 0 && x(cycle) < roomForNumbers)
        .map((cycle) => (
          <CycleNumber key={cycle} cycle={cycle} x={x(cycle)} y={axisBaseline} />
        ))}
    </FigureDrawing>
  );
}

/** The record of a time element ends two cycles after the relay has reset. */
function endOf(trip: number): number {
  return Math.ceil(sequenceOf(trip).reset) + 2;
}

function CycleNumber({ cycle, x, y }: { cycle: number; x: number; y: number }) {
  return (
    <Note x={x} y={y} anchor="middle" quiet>
      {`${cycle}`.replace('-', '−')}
    </Note>
  );
}

interface RecordProps {
  box: Box;
  /** y of each current's zero line. */
  zeroLines: Record<Phase, number>;
  /** y of each digital trace. */
  digital: Record<'element' | 'trip' | 'breaker', number>;
  /** The first and the last cycle, counted from the fault. */
  first: number;
  last: number;
  trip: number | undefined;
}

function cyclesAcross({ first, last, box }: RecordProps): Scale {
  return linear([first, last], [box.left, box.right]);
}

/** The names of the traces, with their y. */
function traceNames(element: string, { zeroLines, digital }: RecordProps) {
  return [
    { name: 'IA', y: zeroLines.A },
    { name: 'IB', y: zeroLines.B },
    { name: 'IC', y: zeroLines.C },
    { name: element, y: digital.element },
    { name: 'TRIP', y: digital.trip },
    { name: '52A', y: digital.breaker },
  ];
}

/** The traces on their grid; the time from the fault until phase A is cleared is tinted. */
function Traces(record: RecordProps) {
  const { box, zeroLines, digital, first, last, trip } = record;
  const { left, right, top, bottom } = box;
  const sequence = sequenceOf(trip);
  const cleared = clearing(sequence);
  const x = cyclesAcross(record);
  const uprights = steps(first, last).map((cycle) => `M${x(cycle)} ${top}V${bottom}`);
  const levels = [...Object.values(zeroLines), ...Object.values(digital)].map(
    (y) => `M${left} ${y}H${right}`,
  );
  const asserted = [
    `M${x(sequence.pickup)} ${digital.element}H${x(sequence.dropout)}`,
    `M${x(sequence.trip)} ${digital.trip}H${x(sequence.reset)}`,
    `M${left} ${digital.breaker}H${x(sequence.open)}`,
  ];
  return (
    <>
      <path
        className="solid-live"
        opacity="0.1"
        d={`M${x(0)} ${top}H${x(cleared.A)}V${bottom}H${x(0)}z`}
      />
      <path className="grid" d={[...uprights, ...levels].join('')} />
      <Current phase="C" tone="quiet" weight={1.3} record={record} until={cleared.C} />
      <Current phase="B" tone="plain" weight={1.3} record={record} until={cleared.B} />
      <Current phase="A" tone="live" weight={1.8} record={record} until={cleared.A} />
      <path className="outline to-scale" strokeWidth="6" d={asserted.join('')} />
    </>
  );
}

/** A current until its pole interrupts it, then zero. */
function Current({ phase, tone, weight, record, until }: CurrentProps) {
  const { box, first } = record;
  const x = cyclesAcross(record);
  const zero = record.zeroLines[phase];
  const count = Math.round((until - first) * pointsPerCycle);
  const points = steps(0, count).map((index): Point => {
    const cycle = first + index / pointsPerCycle;
    const height = index === count ? 0 : peakHeight * current(phase, cycle);
    return [x(cycle), tenth(zero - height)];
  });
  const end = points.at(-1)?.[0];
  return (
    <>
      <Trace tone={tone} weight={weight} d={relativePolyline(points)} />
      <path className="outline-quiet" strokeWidth="1.3" d={`M${end} ${zero}H${box.right}`} />
    </>
  );
}

interface CurrentProps {
  phase: Phase;
  tone: 'live' | 'plain' | 'quiet';
  weight: number;
  record: RecordProps;
  /** The cycle in which the pole interrupts. */
  until: number;
}

const pointsPerCycle = 24;

/** Units from the zero line to the peak of the load current. */
const peakHeight = 10;
