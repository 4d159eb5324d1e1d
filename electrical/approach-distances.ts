/** How far people keep from exposed parts that carry alternating current, by the voltage between phases. */
export interface ApproachDistances {
  /** The range of voltages, in volts. */
  from: number;
  upTo: number;
  /** Limited approach to a fixed part and to a movable conductor, in inches. NFPA 70E, Table 130.4(E)(a). */
  limitedFixed: number;
  limitedMovable: number;
  /**
   * Restricted approach at up to 3,000 ft above sea level, in inches. NFPA 70E, Table 130.4(E)(a). Absent above
   * 15 kV, where editions of NFPA 70E differ.
   */
  restricted?: number;
}

/** The voltages of typical sites: 480 V, 4.16, 12.47, 24.9, 34.5 and 69 kV. */
export const approachDistances: readonly ApproachDistances[] = [
  { from: 151, upTo: 750, limitedFixed: 42, limitedMovable: 120, restricted: 12 },
  { from: 751, upTo: 15_000, limitedFixed: 60, limitedMovable: 120, restricted: 26 },
  { from: 15_001, upTo: 36_000, limitedFixed: 72, limitedMovable: 120 },
  { from: 46_001, upTo: 72_500, limitedFixed: 96, limitedMovable: 120 },
];

/** Air insulates less at altitude. 29 CFR 1910.269, Table R-5; higher rows of that table are not used. */
const altitudeFactors = [
  { upToFeet: 3_000, factor: 1 },
  { upToFeet: 4_000, factor: 1.02 },
];

/**
 * Corrects a distance for the altitude of a site, and rounds it up to whole inches because it is a minimum.
 *
 * @param inches The distance at sea level; undefined if it is unknown.
 * @param feet Feet above sea level.
 * @returns undefined for an unknown distance and above 4,000 ft.
 */
export function correctForAltitude(inches: number | undefined, feet: number): number | undefined {
  const row = altitudeFactors.find(({ upToFeet }) => feet <= upToFeet);
  if (inches === undefined || !row) return undefined;
  // Without the small number, rounding errors of floating-point numbers could add an inch.
  return Math.ceil(inches * row.factor - 1e-8);
}

/** Writes inches as feet and inches. Example: 27 is "2 ft 3 in". */
export function writeFeet(inches: number): string {
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}
