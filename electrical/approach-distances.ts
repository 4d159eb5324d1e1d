/** Approach distances to exposed energized parts (alternating current), by phase-to-phase voltage. */
export interface ApproachDistances {
  /** The voltage range from `from` to `upTo`, both included, volts. */
  from: number;
  upTo: number;
  /**
   * Inches, up to 3,000 ft above sea level (NFPA 70E, Table 130.4(E)(a)). The restricted distances of the editions
   * differ by up to 3 inches; each value is the largest of all editions.
   */
  limitedFixed: number;
  limitedMovable: number;
  restricted: number;
  /** Feet, phase to phase, up to 3,000 ft above sea level (29 CFR 1910.269, Table R-6). */
  leastForLineWorkers: number;
}

/** Covers the voltages of customers' sites: 480 V, 4.16, 12.47, 24.9, 34.5 and 69 kV. */
export const approachDistances: readonly ApproachDistances[] = [
  row([301, 750], [42, 120, 12], 1.09),
  row([751, 5_000], [60, 120, 26], 2.07),
  row([5_001, 15_000], [60, 120, 26], 2.24),
  row([15_001, 36_000], [72, 120, 33], 2.92),
  row([46_001, 72_500], [96, 120, 42], 3.94),
];

function row(
  [from, upTo]: [number, number],
  [limitedFixed, limitedMovable, restricted]: [number, number, number],
  leastForLineWorkers: number,
): ApproachDistances {
  return { from, upTo, limitedFixed, limitedMovable, restricted, leastForLineWorkers };
}

/** Altitude correction (29 CFR 1910.269, Table R-5): thinner air insulates less. */
const altitudeFactors = [
  { upToFeet: 3_000, factor: 1 },
  { upToFeet: 4_000, factor: 1.02 },
  { upToFeet: 5_000, factor: 1.05 },
  { upToFeet: 6_000, factor: 1.08 },
  { upToFeet: 7_000, factor: 1.11 },
  { upToFeet: 8_000, factor: 1.14 },
  { upToFeet: 9_000, factor: 1.17 },
  { upToFeet: 10_000, factor: 1.2 },
];

/** Highest altitude in the table, feet. */
export const highestSite = 10_000;

/** Corrects a distance for the altitude. Rounds up to whole inches, because the distance is a minimum. */
export function correctForAltitude(inches: number, feet: number): number {
  const found = altitudeFactors.find(({ upToFeet }) => feet <= upToFeet);
  if (!found) throw new Error(`Table R-5 ends at ${highestSite} ft; ${feet} ft is higher`);
  // Rounding errors of floating-point numbers must not add an inch: 2.5 ft are exactly 30 inches.
  return Math.ceil(inches * found.factor - 1e-8);
}

/** Formats inches as feet and inches. Example: 2 ft 3 in */
export function writeFeet(inches: number): string {
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}
