import { impedanceAt } from '#electrical/line/line-conductors.ts';
import { exampleLineCase } from '#electrical/line/line-voltage.ts';
import { approximateFlow, approximateMegawattMilesAt } from '#electrical/line/three-phase-line.ts';

const { load, conductor, allowedDropPercent } = exampleLineCase;
const { resistanceOhmsPerMile, reactanceOhmsPerMile } = impedanceAt(conductor, 34.5);

/** Load, conductor and voltages of the lines whose voltage drop is plotted against distance. */
export const voltageDropData = {
  /** Load at the far end of the line. */
  megawatts: load.megawatts,
  /** Lagging power factor of the load. */
  powerFactor: load.powerFactor,
  /** Conductor from the example of the line voltage tool, with resistance and reactance in ohms per mile. */
  conductor: {
    name: conductor.name,
    resistance: resistanceOhmsPerMile,
    reactance: reactanceOhmsPerMile,
  },
  /** Line-to-line voltages. The curve of the highest voltage is highlighted. */
  kilovolts: [12.47, 24.9, 34.5],
  allowedDropPercent,
  /** Distance at which the voltage drops are compared. */
  miles: exampleLineCase.miles,
};

export interface VoltageDrop {
  kilovolts: number;
  percentPerMile: number;
  /** Voltage drop at the distance `voltageDropData.miles`, in percent. */
  percent: number;
  /** Distance at which the voltage drop equals the allowed drop. */
  reachMiles: number;
}

/**
 * Calculates the voltage drop at each line voltage with the approximation of IEEE 141, from the lowest voltage to
 * the highest.
 */
export function calculateDrops(data: typeof voltageDropData): VoltageDrop[] {
  const { megawatts, powerFactor, conductor, allowedDropPercent, miles } = data;
  const line = {
    resistanceOhmsPerMile: conductor.resistance,
    reactanceOhmsPerMile: conductor.reactance,
  };
  return data.kilovolts
    .toSorted((a, b) => a - b)
    .map((kilovolts) => {
      const oneMile = approximateFlow({ megawatts, powerFactor }, line, 1, kilovolts);
      const megawattMiles = approximateMegawattMilesAt(
        allowedDropPercent,
        powerFactor,
        line,
        kilovolts,
      );
      return {
        kilovolts,
        percentPerMile: oneMile.dropPercent,
        percent: miles * oneMile.dropPercent,
        reachMiles: megawattMiles / megawatts,
      };
    });
}

/** Formats a percentage with two significant figures, as in the article. */
export function formatPercent(value: number): string {
  return `${Number(value.toPrecision(2))}%`;
}

export function formatMiles(value: number): string {
  return value.toFixed(1);
}

/** Numbers that the figure's `caption` and `words` in an article can insert as placeholders. */
export const voltageDropNumbers = {
  ...voltageDropData,
  drops: calculateDrops(voltageDropData).map(({ kilovolts, percent, reachMiles }) => ({
    kilovolts,
    percent: formatPercent(percent),
    reachMiles: formatMiles(reachMiles),
  })),
};
