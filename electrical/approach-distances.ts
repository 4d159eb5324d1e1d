/** Approach boundaries to exposed energized AC parts, by voltage between phases. */
export interface ApproachDistances {
  /** Range of voltages between phases. */
  fromVolts: number;
  upToVolts: number;
  /** Limited approach boundary to fixed parts and to movable conductors. NFPA 70E, Table 130.4(E)(a). */
  limitedFixedInches: number;
  limitedMovableInches: number;
  /**
   * Restricted approach boundary up to 3,000 ft above sea level. NFPA 70E, Table 130.4(E)(a). Absent above 15 kV,
   * where editions of NFPA 70E differ.
   */
  restrictedInches?: number;
}

/** Approach boundaries for the voltages of typical sites: 480 V, 4.16, 12.47, 24.9, 34.5 and 69 kV. */
export const approachDistances: readonly ApproachDistances[] = [
  {
    fromVolts: 151,
    upToVolts: 750,
    limitedFixedInches: 42,
    limitedMovableInches: 120,
    restrictedInches: 12,
  },
  {
    fromVolts: 751,
    upToVolts: 15_000,
    limitedFixedInches: 60,
    limitedMovableInches: 120,
    restrictedInches: 26,
  },
  { fromVolts: 15_001, upToVolts: 36_000, limitedFixedInches: 72, limitedMovableInches: 120 },
  { fromVolts: 46_001, upToVolts: 72_500, limitedFixedInches: 96, limitedMovableInches: 120 },
];

/**
 * Altitude correction factors, needed because thin air insulates less. 29 CFR 1910.269, Table R-5, without the
 * rows above 4,000 ft.
 */
const altitudeFactors = [
  { upToFeet: 3_000, factor: 1 },
  { upToFeet: 4_000, factor: 1.02 },
];

/**
 * Corrects a minimum approach distance for the altitude of a site, and rounds up to whole inches.
 *
 * @param inches Distance at sea level, or undefined if unknown.
 * @param feet Altitude of the site, feet above sea level.
 * @returns The corrected distance in inches, or undefined for an unknown distance and above 4,000 ft.
 */
export function correctForAltitude(inches: number | undefined, feet: number): number | undefined {
  const row = altitudeFactors.find(({ upToFeet }) => feet <= upToFeet);
  if (inches === undefined || !row) return undefined;
  // Floating-point errors must not add an inch.
  const tolerance = 1e-8;
  return Math.ceil(inches * row.factor - tolerance);
}

/** Formats inches as feet and inches. Example: 27 becomes "2 ft 3 in". */
export function formatFeetAndInches(inches: number): string {
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}
