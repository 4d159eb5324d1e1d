import { tenth } from '#electrical/tenth.ts';
import type { Box, Point } from '../../geometry.ts';
import { letterSize, monoWidth } from '../../lettering.ts';
import { Note, Trace } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps } from '../../plot/figure-drawing.tsx';
import { inclusiveRange, linear, relativePolyline, type Scale } from '../../plot/scale.ts';
import {
  eventRecordNumbers,
  eventTimes,
  interruptionTimes,
  type Phase,
  phaseCurrent,
} from './numbers.ts';

const pointsPerCycle = 24;

/** Height of the load current's peak above the zero line, in drawing units. */
const peakHeight = 10;

/** Draws the fault shown on the home page, but cleared by a time-delayed element. */
export function Picture(picture: PictureProps) {
  return <EventRecord {...picture} {...eventRecordNumbers} />;
}

interface EventRecordProps extends PictureProps {
  element?: string;
  /** Cycles from the fault to the trip of a time-delayed element. Without `trip`, an instantaneous element trips. */
  trip?: number | undefined;
}

/** Draws a relay's event record: a fault on phase A, the trip of the relay, and the interruption by the breaker. */
export function EventRecord({ element = '50P', trip, ...picture }: EventRecordProps) {
  return picture.size === 'wide' ? (
    <WideLayout element={element} trip={trip} picture={picture} />
  ) : (
    <NarrowLayout element={element} trip={trip} picture={picture} />
  );
}

interface LayoutProps {
  element: string;
  trip: number | undefined;
  picture: PictureProps;
}

/** Draws the layout for wide screens, with names left of the traces. */
function WideLayout({ element, trip, picture }: LayoutProps) {
  const first = trip ? -3 : -4;
  const last = trip ? lastCycleFor(trip) : 7;
  const record: RecordProps = {
    box: { left: 62, right: 628, top: 6, bottom: 346 },
    zeroLines: { A: 76, B: 168, C: 230 },
    digital: { element: 284, trip: 308, breaker: 332 },
    first,
    last,
    trip,
  };
  const x = cycleScale(record);
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
      {inclusiveRange(first + 1, last - 1)
        .filter((cycle) => cycle % (trip ? 5 : 1) === 0)
        .map((cycle) => (
          <CycleNumber key={cycle} cycle={cycle} x={x(cycle)} y={axisBaseline} />
        ))}
    </FigureDrawing>
  );
}

/** Draws the layout for phones, with fewer cycles and with names above the traces. */
function NarrowLayout({ element, trip, picture }: LayoutProps) {
  const first = -2;
  const last = trip ? lastCycleFor(trip) : 6;
  const record: RecordProps = {
    box: { left: 1, right: 359, top: 6, bottom: 386 },
    zeroLines: { A: 80, B: 184, C: 246 },
    digital: { element: 304, trip: 338, breaker: 372 },
    first,
    last,
    trip,
  };
  const x = cycleScale(record);
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
      {inclusiveRange(first + 1, last)
        .filter((cycle) => cycle % (trip ? 5 : 2) === 0 && x(cycle) < roomForNumbers)
        .map((cycle) => (
          <CycleNumber key={cycle} cycle={cycle} x={x(cycle)} y={axisBaseline} />
        ))}
    </FigureDrawing>
  );
}

/** Returns the last cycle of a record with a time-delayed element: two cycles after the relay resets. */
function lastCycleFor(trip: number): number {
  return Math.ceil(eventTimes(trip).reset) + 2;
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
  /** Y coordinate of the zero line of each current. */
  zeroLines: Record<Phase, number>;
  /** Y coordinate of each digital trace. */
  digital: Record<'element' | 'trip' | 'breaker', number>;
  /** First and last cycle of the record, counted from the fault. */
  first: number;
  last: number;
  trip: number | undefined;
}

/** Returns the scale that converts cycles after the fault to x coordinates. */
function cycleScale({ first, last, box }: RecordProps): Scale {
  return linear([first, last], [box.left, box.right]);
}

/** Returns the names of the traces, with the y coordinate of each trace. */
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

/** Draws the grid and all traces, and tints the time from the fault until phase A is interrupted. */
function Traces(record: RecordProps) {
  const { box, zeroLines, digital, first, last, trip } = record;
  const { left, right, top, bottom } = box;
  const times = eventTimes(trip);
  const interrupted = interruptionTimes(times);
  const x = cycleScale(record);
  const verticalLines = inclusiveRange(first, last).map((cycle) => `M${x(cycle)} ${top}V${bottom}`);
  const horizontalLines = [...Object.values(zeroLines), ...Object.values(digital)].map(
    (y) => `M${left} ${y}H${right}`,
  );
  const asserted = [
    `M${x(times.pickup)} ${digital.element}H${x(times.dropout)}`,
    `M${x(times.trip)} ${digital.trip}H${x(times.reset)}`,
    `M${left} ${digital.breaker}H${x(times.open)}`,
  ];
  return (
    <>
      <path
        className="solid-live"
        opacity="0.1"
        d={`M${x(0)} ${top}H${x(interrupted.A)}V${bottom}H${x(0)}z`}
      />
      <path className="grid" d={[...verticalLines, ...horizontalLines].join('')} />
      <CurrentTrace phase="C" tone="quiet" weight={1.3} record={record} until={interrupted.C} />
      <CurrentTrace phase="B" tone="plain" weight={1.3} record={record} until={interrupted.B} />
      <CurrentTrace phase="A" tone="live" weight={1.8} record={record} until={interrupted.A} />
      <path className="outline to-scale" strokeWidth="6" d={asserted.join('')} />
    </>
  );
}

interface CurrentTraceProps {
  phase: Phase;
  tone: 'live' | 'plain' | 'quiet';
  weight: number;
  record: RecordProps;
  /** Time at which the pole interrupts, in cycles. */
  until: number;
}

/** Draws one phase current: a curve until the pole interrupts, and then a line at zero. */
function CurrentTrace({ phase, tone, weight, record, until }: CurrentTraceProps) {
  const { box, first } = record;
  const x = cycleScale(record);
  const zero = record.zeroLines[phase];
  const count = Math.round((until - first) * pointsPerCycle);
  const points = inclusiveRange(0, count).map((index): Point => {
    const cycle = first + index / pointsPerCycle;
    const height = index === count ? 0 : peakHeight * phaseCurrent(phase, cycle);
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
