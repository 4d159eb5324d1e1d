import { group, listOf } from '../fields.ts';
import { amount, figureOf, label } from './figure-fields.ts';

/** From a call to one of two ends: what follows within how many minutes, and what has no figure. */
export const callTimeline = figureOf(
  'call-timeline',
  group({
    /** Where the axis starts. Example: CALL ANSWERED */
    start: label('CALL ANSWERED'),
    /** The step reached after so many minutes on average. */
    average: group({
      /** Line by line. Example: QUALIFIED PERSON ENGAGED, */
      label: listOf(label('QUALIFIED PERSON ENGAGED,'), 'lines'),
      minutes: amount('minutes', '45'),
      /** Whose average. Example: 45 MIN, OUR AVERAGE */
      note: label('45 MIN, OUR AVERAGE'),
    }),
    /** The step typically reached between two times, both in minutes after the call. */
    typical: group({
      label: label('ARRIVAL ON SITE'),
      from: amount('minutes', '60'),
      to: amount('minutes', '120'),
      /** How long and where it holds, line by line. Example: TYPICALLY 1–2 HOURS, */
      notes: listOf(label('TYPICALLY 1–2 HOURS,'), 'lines'),
    }),
    /** The step beyond the break, which carries no figure. Example: ISOLATED AND TESTED */
    untimed: label('ISOLATED AND TESTED'),
    /** The end with a closed breaker: its name and what it means. */
    closed: group({ label: label('RESTORED'), means: label('TESTED AND CARRYING LOAD') }),
    /** The end with an open switch: its name and what it means. */
    open: group({ label: label('MADE SAFE'), means: label('OPEN, LOCKED, TAGGED, WRITTEN DOWN') }),
  }),
);
