import { impedanceAt } from '#electrical/line/line-conductors.ts';
import { exampleLineCase } from '#electrical/line/line-voltage.ts';
import { approximateFlow, approximateMegawattMilesAt } from '#electrical/line/three-phase-line.ts';

const { load, conductor, allowedDropPercent } = exampleLineCase;
const { resistanceOhmsPerMile, reactanceOhmsPerMile } = impedanceAt(conductor, 34.5);

/** Voltage drop over distance on one conductor, at several voltages. */
export const voltageDropData = {
  /** Megawatts at the far end, and their lagging power factor. */
  load: load.megawatts,
  powerFactor: load.powerFactor,
  /** As the tool has it at these voltages. Ohms per mile. */
  conductor: {
    name: conductor.name,
    resistance: resistanceOhmsPerMile,
    reactance: reactanceOhmsPerMile,
  },
  /** Line to line, kilovolts. The highest is drawn live. */
  voltages: [12.47, 24.9, 34.5],
  /** The drop that the lines are held against. Percent. */
  screen: allowedDropPercent,
  /** Where the drops are read off. Miles. */
  distance: exampleLineCase.miles,
};

/**
 * The drops of the drawing's voltages by the approximation of IEEE 141, lowest voltage first: percent
 * lost each mile and `there`, at the distance that is read off, and miles to the screen.
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

/** As the article rounds them: two significant figures. */
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
