import { group, listOf } from '../fields.ts';
import { figureOf, label } from './figure-fields.ts';

/** A one-line from the utility to a pump with a contract's scope marked on it, and what lies outside. */
export const scopeLine = figureOf(
  'scope-line',
  group({
    /** What lies between the marks. Example: TURN-KEY SCOPE */
    scope: label('TURN-KEY SCOPE'),
    marks: group({
      /** Mark 1. Example: SERVICE POINT */
      first: label('SERVICE POINT'),
      /** When mark 1 moves to the transformer's secondary terminals. */
      moved: label('IF THE UTILITY OWNS THE TRANSFORMER'),
      /** Mark 2. Example: MOTOR TERMINALS */
      last: label('MOTOR TERMINALS'),
    }),
    /** Outside, before mark 1. */
    upstream: group({
      line: label('UTILITY LINE'),
      meter: label('METER'),
      contribution: label('CONTRIBUTION IN AID'),
    }),
    /** Between the marks, from the utility to the motor. */
    inside: group({
      service: label('SERVICE EQUIPMENT'),
      transformer: label('CUSTOMER-OWNED TRANSFORMER'),
      switchgear: label('SWITCHGEAR'),
      feeders: label('FEEDERS'),
      control: label('MOTOR CONTROL CENTER AND DRIVES'),
      leads: label('MOTOR LEADS'),
      grounding: label('GROUNDING'),
    }),
    /** Outside, beyond mark 2. */
    downstream: group({
      motor: label('MOTOR'),
      coupling: label('COUPLING'),
      pump: label('PUMP'),
      piping: label('PIPING'),
    }),
    /** Outside as well, at no one place on the line. Example: SEALED ENGINEERING */
    outside: listOf(label('SEALED ENGINEERING'), 'exclusions').max(3),
    /** Opens them. Example: OUTSIDE AS WELL */
    outsideTitle: label('OUTSIDE AS WELL'),
  }),
);
