import { group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** Condition falling with time, and the order in which tools see it. It carries no times. */
export const failureCurve = figureOf(
  'failure-curve',
  group({
    /** What happens between the first stage and the second. Example: DAMAGE BEGINS */
    onset: label('DAMAGE BEGINS'),
    /** Six stages, earliest first; the first comes before the damage, the last is the failure. */
    stages: listOf(
      group({
        /** What sees it, or what happens. Example: VIBRATION */
        tools: listOf(label('VIBRATION'), 'tools'),
        /** A remark. Example: late for windings and bearings */
        note: label('late for windings and bearings').optional(),
      }),
      'stages',
      6,
    ).max(6, 'expected six stages; the drawing has six columns'),
    /** A tool that comes earlier in one case. Example: from stage 4 back to stage 2. */
    exception: group({
      /** Its own stage, counted from 1. */
      from: amount('a stage', '4'),
      /** The stage that it is ahead of in that case. */
      to: amount('a stage', '2'),
      /** Example: OFTEN FIRST AT A BOLTED JOINT */
      text: label('OFTEN FIRST AT A BOLTED JOINT'),
    }),
  }),
);
