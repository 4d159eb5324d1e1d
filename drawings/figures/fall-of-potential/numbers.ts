/** A good and a bad fall-of-potential test (IEEE 81) of the same ground rod in uniform soil. */
export const fallOfPotentialData = {
  /** Length in the ground in feet, diameter in inches, true resistance in ohms. */
  rod: { length: 10, diameter: 0.625, resistance: 31 },
  /** Resistance above which a single rod needs a second electrode, in ohms. */
  limit: 25,
  /** Positions of the potential probe, in percent of the distance to the current probe. */
  readings: [52, 62, 72],
  /** A good test to follow and a bad test to avoid. `distance` is from the rod to the current probe, in feet. */
  good: { label: 'GOOD TEST', distance: 100 },
  bad: { label: 'BAD TEST', distance: 20 },
};

/**
 * Calculates the reading of a fall-of-potential test in ohms from the distance between rod and potential probe in
 * feet. The soil is uniform, the rod is modeled as a line source and the current probe as a point source. The
 * current probe also changes the potential of the rod, hence the term in `distance`. With a distant current
 * probe and the potential probe halfway, the reading is the rod's resistance: ρ/(2πL) × (ln(4L/a) − 1) (Dwight,
 * IEEE 81).
 */
export function rodReading(
  rod: Record<'length' | 'diameter' | 'resistance', number>,
  distance: number,
): (probeDistance: number) => number {
  const { length } = rod;
  const radiusFeet = rod.diameter / 24;
  const rodTerm = Math.log((4 * length) / radiusFeet) - 1;
  const ohmsPerUnit = rod.resistance / rodTerm;
  return (probeDistance) =>
    ohmsPerUnit *
    (rodTerm -
      Math.asinh(length / probeDistance) -
      Math.asinh(length / distance) +
      length / (distance - probeDistance));
}

const { rod, readings, good, bad } = fallOfPotentialData;

/** Numbers that the figure's `caption` and `words` in an article can insert as placeholders. */
export const fallOfPotentialNumbers = {
  ...fallOfPotentialData,
  resistance: rod.resistance.toFixed(1),
  tests: [good, bad].map(({ distance }) => {
    const ohms = rodReading(rod, distance);
    return {
      distance,
      ...Object.fromEntries(
        [10, ...readings, 90].map((percent) => [
          percent,
          ohms((percent / 100) * distance).toFixed(1),
        ]),
      ),
    };
  }),
};
