/** Total scores of bids over the technical weight: who leads at which weight. */
export const weightSensitivityData = {
  /** The technical weight that was chosen. Percent. */
  weight: 60,
  /** Points out of 100. */
  bids: [
    { name: 'A', technical: 91, commercial: 75 },
    { name: 'B', technical: 84, commercial: 90 },
    { name: 'C', technical: 72, commercial: 100 },
  ],
};
