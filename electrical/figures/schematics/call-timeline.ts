/** Minutes after the call: to the second step on average, and between which the third typically comes. */
const [average, from, to] = [45, 60, 120];

/** From a call to one of two ends: what follows within how many minutes, and what has no figure. */
export const callTimelineData = {
  /** Where the axis starts. */
  start: 'CALL ANSWERED',
  /** The step reached after so many minutes on average. */
  average: {
    /** Line by line. */
    label: ['QUALIFIED PERSON ENGAGED,', 'CREW DISPATCHED'],
    minutes: average,
    /** Whose average. */
    note: `${average} MIN, OUR AVERAGE`,
  },
  /** The step typically reached between two times, both in minutes after the call. */
  typical: {
    label: 'ARRIVAL ON SITE',
    from,
    to,
    /** How long and where it holds, line by line. */
    notes: [`TYPICALLY ${from / 60}–${to / 60} HOURS,`, 'PRIMARY AREA AROUND ANDREWS'],
  },
  /** The step beyond the break, which carries no figure. */
  untimed: 'ISOLATED AND TESTED',
  /** The end with a closed breaker: its name and what it means. */
  closed: { label: 'RESTORED', means: 'TESTED AND CARRYING LOAD' },
  /** The end with an open switch: its name and what it means. */
  open: { label: 'MADE SAFE', means: 'OPEN, LOCKED, TAGGED, WRITTEN DOWN' },
};

/** What the words may state: minutes to the call's answer, and hours to arrival. */
export const callTimelineNumbers = {
  average,
  from: from / 60,
  to: to / 60,
};
