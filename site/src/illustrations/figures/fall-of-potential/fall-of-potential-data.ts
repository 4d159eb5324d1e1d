/** Fall of potential on one rod in uniform soil: a good test and a bad one, by IEEE 81. */
export const fallOfPotentialData = {
  rod: {
    /** Feet in the ground. */
    length: 10,
    /** Inches. */
    diameter: 0.625,
    /** Its true resistance in ohms. */
    resistance: 31,
  },
  /** Ohms above which a single rod needs a second electrode. */
  limit: 25,
  /** Where the potential probe is read, in percent of the way to the current probe. */
  readings: [52, 62, 72],
  /** The first is the one to copy. Distances are from the rod to the current probe, in feet. */
  tests: [
    { label: 'GOOD TEST', distance: 100 },
    { label: 'BAD TEST', distance: 20 },
  ],
};
