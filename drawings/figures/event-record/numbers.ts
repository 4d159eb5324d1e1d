/*
 * Model of a ground fault on phase A of a feeder: the three phase currents, and the times at which the relay and
 * the breaker respond. All times are in 60 Hz cycles after the start of the fault.
 */

/** Time-delayed relay element that clears the fault, and its trip time in cycles after the fault. */
export const eventRecordNumbers = { element: '51N', trip: 8 };

export type Phase = 'A' | 'B' | 'C';

/** Times at which the relay elements and the breaker's 52a contact change state, in cycles. */
type EventTimes = Readonly<Record<'pickup' | 'trip' | 'open' | 'dropout' | 'reset', number>>;

/** Event times for an instantaneous element, which trips within the first cycle. */
const instantaneous: EventTimes = {
  pickup: 0.55,
  trip: 0.8,
  open: 3.55,
  dropout: 4.55,
  reset: 5.05,
};

/** Phase shift of each current relative to phase A, in cycles. */
const phaseShift: Record<Phase, number> = { A: 0, B: -1 / 3, C: 1 / 3 };

/** X/R ratio of the fault path, which determines how fast the DC offset decays. */
const xOverR = 9;

/** Time constant of the DC offset, in cycles. */
const timeConstant = xOverR / (2 * Math.PI);

/** Angle by which the load current lags the voltage, in radians. */
const loadAngle = radians(25);

/** Peak of the symmetrical fault current, as a multiple of the peak load current. */
const faultPeak = 4.2;

/** Angle of the voltage wave at the start of the fault, in radians. */
const faultAngle = radians(22);

/**
 * Initial DC offset. The current in an inductance cannot jump, so the offset bridges the gap from load current
 * to fault current.
 */
const dcOffset = loadCurrent('A', 0) - symmetricalCurrent(0);

/**
 * Returns the event times for an element that trips at `trip`. A time-delayed element picks up at the same time
 * as an instantaneous element. All events after its trip are delayed by the same number of cycles as the trip.
 */
export function eventTimes(trip = instantaneous.trip): EventTimes {
  const delay = trip - instantaneous.trip;
  const { pickup, open, dropout, reset } = instantaneous;
  return { pickup, trip, open: open + delay, dropout: dropout + delay, reset: reset + delay };
}

/**
 * Returns the time at which each breaker pole interrupts its current: the first zero crossing after the contacts
 * part.
 */
export function interruptionTimes({ open }: EventTimes): Readonly<Record<Phase, number>> {
  const contactsPart = open + 0.1;
  return {
    A: findCurrentZero('A', contactsPart),
    B: findCurrentZero('B', contactsPart),
    C: findCurrentZero('C', contactsPart),
  };
}

/** Returns the current of a phase until its breaker pole interrupts, as a multiple of the peak load current. */
export function phaseCurrent(phase: Phase, cycle: number): number {
  if (phase !== 'A' || cycle < 0) return loadCurrent(phase, cycle);
  return symmetricalCurrent(cycle) + dcOffset * Math.exp(-cycle / timeConstant);
}

/** Returns the load current as a multiple of its peak. */
function loadCurrent(phase: Phase, cycle: number): number {
  return Math.sin(2 * Math.PI * (cycle + phaseShift[phase]) + faultAngle - loadAngle);
}

/** Returns the symmetrical part of the fault current, which lags the voltage by the impedance angle. */
function symmetricalCurrent(cycle: number): number {
  return faultPeak * Math.sin(2 * Math.PI * cycle + faultAngle - Math.atan(xOverR));
}

/** Returns the first time after `start` at which the current of a phase crosses zero. */
function findCurrentZero(phase: Phase, start: number): number {
  const step = 0.0005;
  let cycle = start;
  while (phaseCurrent(phase, cycle) * phaseCurrent(phase, cycle + step) > 0) cycle += step;
  return cycle;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
