import { impedanceAt } from '#electrical/line/line-conductors.ts';
import { exampleLineCase } from '#electrical/line/line-voltage.ts';
import { approximateFlow, approximateMegawattMilesAt } from '#electrical/line/three-phase-line.ts';

const { load, conductor, allowedDropPercent } = exampleLineCase;
const { resistanceOhmsPerMile, reactanceOhmsPerMile } = impedanceAt(conductor, 34.5);

/** Load, conductor and voltages of the lines whose voltage drop is plotted against distance. */
export const voltageDropData = {
  /** Load at the far end of the line, in megawatts. */
  load: load.megawatts,
  /** Lagging power factor of the load. */
  powerFactor: load.powerFactor,
  /** Conductor of the line voltage tool's example, with resistance and reactance in ohms per mile. */
  conductor: {
    name: conductor.name,
    resistance: resistanceOhmsPerMile,
    reactance: reactanceOhmsPerMile,
  },
  /** Line-to-line voltages in kilovolts. The curve of the highest voltage is highlighted. */
  voltages: [12.47, 24.9, 34.5],
  /** Allowed drop, in percent. */
  screen: allowedDropPercent,
  /** Distance at which the drops are compared, in miles. */
  distance: exampleLineCase.miles,
};

/**
 * Calculates the drop at each voltage with the approximation of IEEE 141, from the lowest voltage to the highest.
 * `perMile` is the drop per mile and `there` the drop at `distance`, both in percent. `reach` is the distance in
 * miles at which the drop equals the allowed drop, `screen`.
 */
export function calculateDrops(data: typeof voltageDropData) {
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
export function formatPercent(value: number): string {
  return `${Number(value.toPrecision(2))}%`;
}

export function formatMiles(value: number): string {
  return value.toFixed(1);
}

export const voltageDropNumbers = {
  ...voltageDropData,
  drops: calculateDrops(voltageDropData).map(({ kilovolts, there, reach }) => ({
    kilovolts,
    there: formatPercent(there),
    reach: formatMiles(reach),
  })),
};
