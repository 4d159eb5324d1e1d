/** Fall of potential on one rod in uniform soil: a good test and a bad one, by IEEE 81. */
export const fallOfPotentialData = {
  /** Length in the ground in feet, diameter in inches, true resistance in ohms. */
  rod: { length: 10, diameter: 0.625, resistance: 31 },
  /** Ohms above which a single rod needs a second electrode. */
  limit: 25,
  /** Places of the potential probe, in percent of the way to the current probe. */
  readings: [52, 62, 72],
  /** The test to copy and the one to avoid. Distances are from the rod to the current probe, in feet. */
  good: { label: 'GOOD TEST', distance: 100 },
  bad: { label: 'BAD TEST', distance: 20 },
};

/**
 * The reading of a fall-of-potential test on one rod in uniform soil. The rod is a line source, the
 * current probe a point; the probe also lifts the rod by its own potential, hence the term in
 * `distance`. With the current probe far away and the potential probe halfway, the rod's own
 * resistance remains: ρ/(2πL) × (ln(4L/a) − 1), after Dwight and IEEE 81.
 */
export function rodReading(
  rod: Record<'length' | 'diameter' | 'resistance', number>,
  distance: number,
): (at: number) => number {
  const { length } = rod;
  const own = Math.log((4 * length) / (rod.diameter / 24)) - 1;
  const soil = rod.resistance / own;
  return (at) =>
    soil *
    (own - Math.asinh(length / at) - Math.asinh(length / distance) + length / (distance - at));
}

const { rod, readings, good, bad } = fallOfPotentialData;

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
