/** Where everything stands on the horizontal one-line: heights first. */
export const line = 152;
export const earth = 254;
export const scope = { top: 56, bottom: 300 };

/** Both marks, and where the first one moves to. */
export const marks = { first: 130, moved: 298, last: 574 };

/** Middles of what stands along the line. */
export const along = {
  meter: 32,
  service: 187,
  transformer: 258,
  gear: 356,
  feeders: 415,
  control: 486,
  motor: 602,
  coupling: 636,
  pump: 672,
};

/** Where equipment is bonded to the grounding conductor. */
export const bonds = { service: 155, neutral: 280, gear: 356, control: 486, motor: 592 };
