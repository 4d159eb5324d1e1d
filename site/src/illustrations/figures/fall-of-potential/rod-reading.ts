/**
 * What a fall-of-potential test reads on one rod in uniform soil. The rod is a line source, the
 * current probe a point; the probe also lifts the rod by its own potential, hence the term in
 * `distance`. With the current probe far away and the potential probe halfway, the rod's own
 * resistance remains: ρ/(2πL) × (ln(4L/a) − 1), after Dwight and IEEE 81.
 */
export function rodReading(
  rod: { length: number; diameter: number; resistance: number },
  /** Feet from the rod to the current probe. */
  distance: number,
): (at: number) => number {
  const { length } = rod;
  const own = Math.log((4 * length) / (rod.diameter / 24)) - 1;
  const soil = rod.resistance / own;
  return (at) =>
    soil *
    (own - Math.asinh(length / at) - Math.asinh(length / distance) + length / (distance - at));
}
