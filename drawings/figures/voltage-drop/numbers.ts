import { impedanceAt } from '#electrical/line/line-conductors.ts';
import { exampleLineCase } from '#electrical/line/line-voltage.ts';
import { approximateFlow, approximateMegawattMilesAt } from '#electrical/line/three-phase-line.ts';

const { load, conductor, allowedDropPercent } = exampleLineCase;
const { resistanceOhmsPerMile, reactanceOhmsPerMile } = impedanceAt(conductor, 34.5);

/** Voltage drop over distance on one conductor, at several voltages. */
export const voltageDropData = {
  /** Megawatts at the far end, and the lagging power factor of the load. */
  load: load.megawatts,
  powerFactor: load.powerFactor,
  /** The conductor of the tool's example at these voltages. Ohms per mile. */
  conductor: {
    name: conductor.name,
    resistance: resistanceOhmsPerMile,
    reactance: reactanceOhmsPerMile,
  },
  /** Line to line, kilovolts. The highest is drawn live. */
  voltages: [12.47, 24.9, 34.5],
  /** Allowed drop, percent. */
  screen: allowedDropPercent,
  /** Distance at which the drops are read off, miles. */
  distance: exampleLineCase.miles,
};

/**
 * The drop at each voltage by the approximation of IEEE 141, from the lowest voltage to the highest:
 * `perMile` and `there` (at `distance`) in percent; `reach` is the distance in miles at which the drop equals the
 * allowed drop, `screen`.
 */
export function dropsOf(data: typeof voltageDropData) {
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

/** Formats a percentage with two significant figures, as in the article. */
export function percent(value: number): string {
  return `${Number(value.toPrecision(2))}%`;
}

export function miles(value: number): string {
  return value.toFixed(1);
}

export const voltageDropNumbers = {
  ...voltageDropData,
  drops: dropsOf(voltageDropData).map(({ kilovolts, there, reach }) => ({
    kilovolts,
    there: percent(there),
    reach: miles(reach),
  })),
};
