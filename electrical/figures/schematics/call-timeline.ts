/** From a call to its answer on average, in minutes, and to arrival typically, in hours. */
export const callTimelineNumbers = { average: 45, from: 1, to: 2 };
