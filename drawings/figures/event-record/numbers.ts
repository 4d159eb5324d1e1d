/** The time element that clears the fault, and when it trips, in cycles after the fault. */
export const eventRecordNumbers = { element: '51N', trip: 8 };

/*
 * A fault to ground on phase A of a feeder: the three currents, and when relay and breaker respond.
 * Times are in cycles of 60 Hz after the fault.
 */

export type Phase = 'A' | 'B' | 'C';

/** When the relay's elements and the breaker's 52a contact change, in cycles. */
type Sequence = Readonly<Record<'pickup' | 'trip' | 'open' | 'dropout' | 'reset', number>>;

/** An instantaneous element trips within the first cycle. */
const instantaneous: Sequence = { pickup: 0.55, trip: 0.8, open: 3.55, dropout: 4.55, reset: 5.05 };

/**
 * The sequence of a time element, which picks up at the same time as an instantaneous element and trips at
 * `trip`. The later events have the same delay.
 */
export function sequenceOf(trip = instantaneous.trip): Sequence {
  const wait = trip - instantaneous.trip;
  const { pickup, open, dropout, reset } = instantaneous;
  return { pickup, trip, open: open + wait, dropout: dropout + wait, reset: reset + wait };
}

/** When each pole of the breaker interrupts: at its first current zero after the contacts part. */
export function clearing({ open }: Sequence): Readonly<Record<Phase, number>> {
  const after = open + 0.1;
  return { A: zeroAfter('A', after), B: zeroAfter('B', after), C: zeroAfter('C', after) };
}

/** The current of a phase until its pole interrupts, in multiples of the load's peak. */
export function current(phase: Phase, cycle: number): number {
  if (phase !== 'A' || cycle < 0) return load(phase, cycle);
  return alternating(cycle) + offset * Math.exp(-cycle / timeConstant);
}

/** Load current, which lags its voltage by 25 degrees. */
function load(phase: Phase, cycle: number): number {
  return Math.sin(2 * Math.PI * (cycle + turn[phase]) + incidence - radians(25));
}

/** The steady part of the fault current lags its voltage by the angle of its impedance. */
function alternating(cycle: number): number {
  return 4.2 * Math.sin(2 * Math.PI * cycle + incidence - Math.atan(reactance));
}

const turn: Record<Phase, number> = { A: 0, B: -1 / 3, C: 1 / 3 };

/** Reactance over resistance, which also sets how long the offset lasts. */
const reactance = 9;
const timeConstant = reactance / (2 * Math.PI);

/** The angle of the voltage wave at the fault. */
const incidence = radians(22);

/** DC offset: current through an inductance cannot jump, so the offset is the difference at the fault. */
const offset = load('A', 0) - alternating(0);

function zeroAfter(phase: Phase, start: number): number {
  const step = 0.0005;
  let cycle = start;
  while (current(phase, cycle) * current(phase, cycle + step) > 0) cycle += step;
  return cycle;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
