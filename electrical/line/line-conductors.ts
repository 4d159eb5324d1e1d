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
  '1-0': acsr('1/0', '6/1', 0.398, 1.12, 0.00446, 230),
  '4-0': acsr('4/0', '6/1', 0.563, 0.592, 0.00814, 340),
  '336': acsr('336.4 kcmil', '26/7', 0.721, 0.306, 0.0244, 530),
  '556': acsr('556.5 kcmil', '26/7', 0.927, 0.1859, 0.0313, 730),
  '795': acsr('795 kcmil', '26/7', 1.108, 0.1288, 0.0373, 900),
};

type Numbers = [diameter: number, resistance: number, radius: number, amperes: number];

function acsr(size: string, strands: string, ...numbers: Numbers): LineConductor {
  const [diameterInches, resistanceOhmsPerMile, radiusFeet, tableAmperes] = numbers;
  const name = `${size} ACSR`;
  return { name, strands, diameterInches, resistanceOhmsPerMile, radiusFeet, tableAmperes };
}

export type ConductorKey = keyof typeof lineConductors;

/**
 * Smallest common conductors that limit corona and radio noise: 4/0 from 69 kV, 336.4 kcmil from 115 kV. This is
 * only a rough check; lines are designed by the voltage gradient at the conductor surface.
 */
const coronaSizes = [
  { fromKilovolts: 115, smallest: lineConductors['336'] },
  { fromKilovolts: 69, smallest: lineConductors['4-0'] },
];

export function isBelowCoronaSize({ diameterInches }: LineConductor, kilovolts: number): boolean {
  const size = coronaSizes.find(({ fromKilovolts }) => kilovolts >= fromKilovolts);
  return size !== undefined && diameterInches < size.smallest.diameterInches;
}

/** Assumed geometric mean spacing between phases, by maximum line voltage. */
const lineSpacings = [
  { upToKilovolts: 34.5, feet: 4.7 },
  { upToKilovolts: 69, feet: 10 },
  { upToKilovolts: 138, feet: 17 },
] as const;

/**
 * Returns the impedance of a conductor on a line of this voltage. Values are rounded to hundredths, because the
 * conductor's temperature is only an estimate.
 */
export function impedanceAt(conductor: LineConductor, kilovolts: number): LineImpedance {
  const spacing = lineSpacings.find(({ upToKilovolts }) => kilovolts <= upToKilovolts);
  const { feet } = spacing ?? lineSpacings[2];
  return {
    resistanceOhmsPerMile: roundToHundredth(conductor.resistanceOhmsPerMile),
    reactanceOhmsPerMile: roundToHundredth(reactanceOhmsPerMile(conductor.radiusFeet, feet)),
  };
}

const roundToHundredth = (value: number) => Math.round(100 * value) / 100;

/** Positive-sequence reactance at 60 Hz, from geometric mean radius and geometric mean spacing. */
export function reactanceOhmsPerMile(radiusFeet: number, spacingFeet: number): number {
  return 0.12134 * Math.log(spacingFeet / radiusFeet);
}
