/** Where everything stands on the vertical one-line: the line, the grounding conductor, the names. */
export const axis = 128;
export const earth = 28;
export const names = 172;

export const scope = { left: 2, right: 358 };

/** Both marks, and where the first one moves to. */
export const marks = { first: 102, moved: 298, last: 588 };

/** Middles of what stands along the line, top to bottom. */
export const along = {
  utility: 14,
  meter: 40,
  contribution: 72,
  service: 174,
  transformer: 244,
  gear: 370,
  feeders: 432,
  control: 488,
  leads: 560,
  motor: 620,
};
