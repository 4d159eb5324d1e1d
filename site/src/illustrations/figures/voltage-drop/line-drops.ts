import { approximateFlow, approximateMegawattMilesAt } from '#site/tools/three-phase-line.ts';
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

/** The drops of the drawing's voltages by the approximation of IEEE 141, lowest voltage first. */
export function dropsOf(data: VoltageDropData): Drop[] {
  const { load: megawatts, powerFactor, conductor, screen, distance } = data;
  const line = {
    resistanceOhmsPerMile: conductor.resistance,
    reactanceOhmsPerMile: conductor.reactance,
  };
  return data.voltages
    .toSorted((a, b) => a - b)
    .map((kilovolts) => {
      const load = { megawatts, powerFactor };
      const { dropPercent: perMile } = approximateFlow(load, line, 1, kilovolts);
      const megawattMiles = approximateMegawattMilesAt(screen, powerFactor, line, kilovolts);
      return { kilovolts, perMile, there: distance * perMile, reach: megawattMiles / megawatts };
    });
}

/** As the article rounds them: two significant figures. */
export function percent(value: number): string {
  return `${Number(value.toPrecision(2))}%`;
}

export function miles(value: number): string {
  return value.toFixed(1);
}
