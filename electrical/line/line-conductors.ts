import type { LineImpedance } from './three-phase-line.ts';

/** A bare conductor of an overhead line. */
export interface LineConductor {
  /** Example: 336.4 kcmil ACSR */
  name: string;
  /** Numbers of aluminum and steel strands. Example: 26/7 */
  strands: string;
  diameterInches: number;
  /** Resistance at 50 °C and 60 Hz. */
  resistanceOhmsPerMile: number;
  /** Geometric mean radius. */
  radiusFeet: number;
  /** Published ampacity with the conductor at 75 °C, air at 25 °C and wind of 1.4 mph (2 ft/s). */
  tableAmperes: number;
}

/**
 * Conductors by their keys in URLs. Source: W. H. Kersting, Distribution System Modeling and Analysis (2002),
 * appendix A, except 795 kcmil, which is from Stevenson (1982), table A.1.
 */
export const lineConductors = {
  '1-0': {
    name: '1/0 ACSR',
    strands: '6/1',
    diameterInches: 0.398,
    resistanceOhmsPerMile: 1.12,
    radiusFeet: 0.00446,
    tableAmperes: 230,
  },
  '4-0': {
    name: '4/0 ACSR',
    strands: '6/1',
    diameterInches: 0.563,
    resistanceOhmsPerMile: 0.592,
    radiusFeet: 0.00814,
    tableAmperes: 340,
  },
  '336': {
    name: '336.4 kcmil ACSR',
    strands: '26/7',
    diameterInches: 0.721,
    resistanceOhmsPerMile: 0.306,
    radiusFeet: 0.0244,
    tableAmperes: 530,
  },
  '556': {
    name: '556.5 kcmil ACSR',
    strands: '26/7',
    diameterInches: 0.927,
    resistanceOhmsPerMile: 0.1859,
    radiusFeet: 0.0313,
    tableAmperes: 730,
  },
  '795': {
    name: '795 kcmil ACSR',
    strands: '26/7',
    diameterInches: 1.108,
    resistanceOhmsPerMile: 0.1288,
    radiusFeet: 0.0373,
    tableAmperes: 900,
  },
} satisfies Record<string, LineConductor>;

export type ConductorKey = keyof typeof lineConductors;

/** Factor of the reactance formula: 2π × 60 Hz × 2 × 10⁻⁷ H/m × 1,609.344 m/mi. */
const ohmsPerMileFactor = 0.12134;

/**
 * Smallest common conductors that limit corona and radio noise: 4/0 from 69 kV, 336.4 kcmil from 115 kV. This is
 * only a rough check; lines are designed by the voltage gradient at the conductor surface.
 */
const coronaSizes = [
  { fromKilovolts: 115, smallest: lineConductors['336'] },
  { fromKilovolts: 69, smallest: lineConductors['4-0'] },
];

/** Whether a conductor is smaller than the smallest common conductor for this voltage. */
export function isBelowCoronaSize({ diameterInches }: LineConductor, kilovolts: number): boolean {
  const size = coronaSizes.find(({ fromKilovolts }) => kilovolts >= fromKilovolts);
  return size !== undefined && diameterInches < size.smallest.diameterInches;
}

/** Returns an assumed geometric mean spacing between phases, typical of the line voltage. */
function assumedSpacingFeet(kilovolts: number): number {
  if (kilovolts <= 34.5) return 4.7;
  if (kilovolts <= 69) return 10;
  return 17;
}

/**
 * Returns the impedance of a conductor on a line of this voltage. Values are rounded to hundredths, because the
 * conductor's temperature is only an estimate.
 */
export function impedanceAt(conductor: LineConductor, kilovolts: number): LineImpedance {
  const reactance = reactanceOhmsPerMile(conductor.radiusFeet, assumedSpacingFeet(kilovolts));
  return {
    resistanceOhmsPerMile: roundToHundredth(conductor.resistanceOhmsPerMile),
    reactanceOhmsPerMile: roundToHundredth(reactance),
  };
}

function roundToHundredth(value: number): number {
  return Math.round(100 * value) / 100;
}

/** Positive-sequence reactance at 60 Hz, from geometric mean radius and geometric mean spacing. */
export function reactanceOhmsPerMile(radiusFeet: number, spacingFeet: number): number {
  return ohmsPerMileFactor * Math.log(spacingFeet / radiusFeet);
}
