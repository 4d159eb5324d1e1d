import type { VoltageDropData } from './voltage-drop-data.ts';

/** One voltage of the drawing. */
export interface Drop {
  kilovolts: number;
  /** Percent of it lost each mile. */
  perMile: number;
  /** Percent lost at the distance that is read off. */
  there: number;
  /** Miles to the screen. */
  reach: number;
}

/**
 * The approximation of IEEE 141 (Red Book): dV = sqrt(3) I L (R cos phi + X sin phi), line to line,
 * the current taken at nominal voltage.
 */
export function dropsOf(data: VoltageDropData): Drop[] {
  const { load, powerFactor, conductor, screen, distance } = data;
  const { resistance, reactance } = conductor;
  const ohms = resistance * powerFactor + reactance * Math.sqrt(1 - powerFactor ** 2);
  return data.voltages
    .toSorted((a, b) => a - b)
    .map((kilovolts) => {
      const amperes = (load * 1000) / (Math.sqrt(3) * kilovolts * powerFactor);
      const perMile = (Math.sqrt(3) * amperes * ohms) / (kilovolts * 10);
      return { kilovolts, perMile, there: distance * perMile, reach: screen / perMile };
    });
}

/** As the article rounds them: two significant figures. */
export function percent(value: number): string {
  return `${Number(value.toPrecision(2))}%`;
}

export function miles(value: number): string {
  return value.toFixed(1);
}
