/** Minimum approach distances of qualified line workers to exposed energized AC parts, by voltage between phases. */
export interface MinimumApproach {
  /** Range of voltages between phases. It starts just above `aboveVolts`. */
  aboveVolts: number;
  upToVolts: number;
  /** Nominal voltages of typical lines and equipment in the range, in kilovolts. */
  nominalKilovolts: readonly number[];
  /** Distance while the worker is at ground potential, up to 3,000 ft above sea level. */
  phaseToGroundMeters: number;
  /** Distance while the worker is at the potential of another phase, up to 3,000 ft above sea level. */
  phaseToPhaseMeters: number;
}

/** Below this voltage between phases, the rule for qualified workers is to avoid contact. 29 CFR 1910.269, Table R-6. */
export const avoidContactUpToVolts = 300;

/**
 * Minimum approach distances: 29 CFR 1910.269, Table R-6 up to 72.5 kV, and Table R-7 above. Each range starts where the
 * previous range ends. approach-distances.test.ts derives the distances from the equations of Table R-3. Table R-7
 * assumes a transient overvoltage of 3.5 times the voltage to ground (Table R-9). Its distances between phases
 * require that neither an insulated tool nor a large conductive object is in the gap.
 */
export const minimumApproach: readonly MinimumApproach[] = [
  {
    aboveVolts: 300,
    upToVolts: 750,
    nominalKilovolts: [0.48],
    phaseToGroundMeters: 0.33,
    phaseToPhaseMeters: 0.33,
  },
  {
    aboveVolts: 750,
    upToVolts: 5_000,
    nominalKilovolts: [4.16],
    phaseToGroundMeters: 0.63,
    phaseToPhaseMeters: 0.63,
  },
  {
    aboveVolts: 5_000,
    upToVolts: 15_000,
    nominalKilovolts: [12.47],
    phaseToGroundMeters: 0.65,
    phaseToPhaseMeters: 0.68,
  },
  {
    aboveVolts: 15_000,
    upToVolts: 36_000,
    nominalKilovolts: [24.9, 34.5],
    phaseToGroundMeters: 0.77,
    phaseToPhaseMeters: 0.89,
  },
  {
    aboveVolts: 36_000,
    upToVolts: 46_000,
    nominalKilovolts: [],
    phaseToGroundMeters: 0.84,
    phaseToPhaseMeters: 0.98,
  },
  {
    aboveVolts: 46_000,
    upToVolts: 72_500,
    nominalKilovolts: [69],
    phaseToGroundMeters: 1,
    phaseToPhaseMeters: 1.2,
  },
  {
    aboveVolts: 72_500,
    upToVolts: 121_000,
    nominalKilovolts: [115],
    phaseToGroundMeters: 1.13,
    phaseToPhaseMeters: 1.42,
  },
  {
    aboveVolts: 121_000,
    upToVolts: 145_000,
    nominalKilovolts: [138],
    phaseToGroundMeters: 1.3,
    phaseToPhaseMeters: 1.64,
  },
];

/**
 * Limited approach boundary to fixed energized parts, which unqualified people do not cross, by voltage between phases.
 * NFPA 70E-2024, Table 130.4(E)(a).
 */
export const limitedApproach = [
  { upToVolts: 750, inches: 42 },
  { upToVolts: 15_000, inches: 60 },
  { upToVolts: 36_000, inches: 72 },
] as const;

/**
 * Altitude correction factors, needed because thin air insulates less. 29 CFR 1910.269, Table R-5, without the
 * rows above 4,000 ft.
 */
const altitudeFactors = [
  { upToFeet: 3_000, factor: 1 },
  { upToFeet: 4_000, factor: 1.02 },
];

const metersPerInch = 0.0254;

/**
 * Corrects a minimum approach distance for the altitude of a site, and rounds up to whole inches.
 *
 * @param meters Distance at sea level.
 * @param feet Altitude of the site, feet above sea level.
 * @returns The corrected distance in inches, or undefined above 4,000 ft.
 */
export function correctForAltitude(meters: number, feet: number): number | undefined {
  const row = altitudeFactors.find(({ upToFeet }) => feet <= upToFeet);
  if (!row) return undefined;
  // Floating-point errors must not add an inch.
  const tolerance = 1e-8;
  return Math.ceil((meters * row.factor) / metersPerInch - tolerance);
}

/**
 * Clearance of unqualified people from overhead lines, in inches: 10 ft, and 4 in more for every 10 kV over 50 kV
 * between phases, rounded up. 29 CFR 1910.333(c)(3)(i).
 */
export function unqualifiedClearanceInches(kilovolts: number): number {
  return 120 + Math.max(0, Math.ceil((kilovolts - 50) * 0.4));
}

/** Short names of the units of length in a language. */
export interface LengthUnits {
  foot: string;
  feet: string;
  inches: string;
}

/**
 * Formats inches as feet and inches, with no-break spaces between numbers and units. Example: 27 becomes "2 ft 3 in".
 */
export function formatFeetAndInches(inches: number, units: LengthUnits): string {
  const feet = Math.floor(inches / 12);
  return `${feet}\u00a0${feet === 1 ? units.foot : units.feet} ${inches % 12}\u00a0${units.inches}`;
}
