/** From a call to one of two ends: what follows within how many minutes, and what has no figure. */
export const callTimelineData = {
  /** Where the axis starts. */
  start: 'CALL ANSWERED',
  /** The step reached after so many minutes on average. */
  average: {
    /** Line by line. */
    label: ['QUALIFIED PERSON ENGAGED,', 'CREW DISPATCHED'],
    minutes: 45,
    /** Whose average. */
    note: '45 MIN, OUR AVERAGE',
  },
  /** The step typically reached between two times, both in minutes after the call. */
  typical: {
    label: 'ARRIVAL ON SITE',
    from: 60,
    to: 120,
    /** How long and where it holds, line by line. */
    notes: ['TYPICALLY 1–2 HOURS,', 'PRIMARY AREA AROUND ANDREWS'],
  },
  /** The step beyond the break, which carries no figure. */
  untimed: 'ISOLATED AND TESTED',
  /** The end with a closed breaker: its name and what it means. */
  closed: { label: 'RESTORED', means: 'TESTED AND CARRYING LOAD' },
  /** The end with an open switch: its name and what it means. */
  open: { label: 'MADE SAFE', means: 'OPEN, LOCKED, TAGGED, WRITTEN DOWN' },
};

export type CallTimelineData = typeof callTimelineData;
