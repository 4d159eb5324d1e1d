import { fallOfPotentialReading, grid, gridDiagonal, gridResistance } from './ground-grid.ts';
import {
  currentRatio,
  fullLoad,
  instantaneousLimit,
  throughFault,
  timeDial,
  timedTrip,
  undervoltagePickup,
  veryInverse,
} from './protection.ts';
import { kilovolts, station, written } from './station.ts';
import { taps, turnsRatio, yardRatings } from './yard-ratings.ts';

const { transformer, currentTransformer, pickupAmperes, restartSeconds } = yardRatings;
const { bus, main, source, undervoltage, voltageTransformer } = station;

/**
 * Numbers derived from the station's ratings, formatted as text. Sheets in `content/sheets` use them as
 * placeholders such as `{fault.high} A`, so that the one-line, the relay curve and the settings agree.
 */
export const stationNumbers = {
  voltage: kilovolts,
  restartSeconds: `${restartSeconds}`,
  transformer: {
    rating: `${written(transformer.voltAmperes / 1000)} kVA`,
    impedance: `${written(transformer.impedancePerUnit * 100, 2)}%`,
  },
  /** Fault current and X/R ratio stated by the utility. */
  source: { amperes: written(source.amperes), ratio: `${source.reactanceToResistance}` },
  bus: { amperes: written(bus.amperes), kiloamperes: `${bus.kiloamperes}` },
  /** Settings of the trip unit of 52-M. */
  main: {
    longTime: `${written(main.longTime.amperes)} A, ${main.longTime.seconds} s`,
    shortTime: `${written(main.shortTime.amperes)} A, ${main.shortTime.seconds} s`,
    groundFault: `${written(main.groundFault.amperes)} A, ${main.groundFault.seconds} s`,
    maintenance: `${written(main.maintenance)} A`,
  },
  /** Full-load amperes on each side of T1. */
  fullLoad: { high: written(fullLoad.primary, 1), low: written(fullLoad.secondary) },
  /** Fault current in amperes on the high side, in kiloamperes at 480 V. */
  fault: { high: written(throughFault.primary), low: written(throughFault.secondary / 1000, 1) },
  currentTransformer: {
    primary: `${currentTransformer.primaryAmperes}`,
    rating: `${currentTransformer.primaryAmperes}:${currentTransformer.secondaryAmperes}`,
    ratio: `${currentRatio}`,
  },
  /** Relay 51: settings in amperes and percent, and trip times in seconds at multiples of the pickup. */
  timed: {
    pickup: `${pickupAmperes.timed}`,
    secondary: written(pickupAmperes.timed / currentRatio, 3),
    dial: written(timeDial, 2),
    ofFullLoad: written((pickupAmperes.timed / fullLoad.primary) * 100),
    a: `${veryInverse.a}`,
    b: `${veryInverse.b}`,
    at: byKey([2, 3, 5], (multiple) => written(timedTrip(multiple * pickupAmperes.timed), 3)),
  },
  /** Relay 50: settings in amperes and percent, and the time limit in seconds. */
  instantaneous: {
    pickup: written(pickupAmperes.instantaneous),
    secondary: written(pickupAmperes.instantaneous / currentRatio, 2),
    ofFault: written((pickupAmperes.instantaneous / throughFault.primary) * 100),
    limit: written(instantaneousLimit, 3),
  },
  voltageTransformer: {
    rating: `${written(voltageTransformer.primary)}:${voltageTransformer.secondary}`,
  },
  /**
   * Relay 27: pickup in percent of rated voltage, in kilovolts on the primary side and in volts line to neutral
   * at the relay; delay in seconds.
   */
  undervoltage: {
    percent: `${undervoltage.part * 100}`,
    primary: written((undervoltage.part * yardRatings.primaryVolts) / 1000, 1),
    secondary: written(undervoltagePickup, 1),
    seconds: written(undervoltage.seconds, 1),
    /** The delay with the decimals of a measured time. */
    time: written(undervoltage.seconds, 3),
  },
  /**
   * Ground grid, in feet and ohms. `model` has the calculated readings of a fall-of-potential test, by position of
   * the potential probe in thousandths of the distance to the current probe.
   */
  grid: {
    length: `${grid.lengthFeet}`,
    width: `${grid.widthFeet}`,
    diagonal: written(gridDiagonal),
    probe: written(grid.currentProbeFeet),
    soil: `${grid.soilOhmMeters}`,
    allowed: written(grid.allowedOhms, 1),
    designed: written(gridResistance(), 1),
    model: byKey([100, 200, 300, 400, 520, 618, 720, 800, 900], (thousandths) =>
      written(fallOfPotentialReading(thousandths / 1000), 2),
    ),
  },
  /** Voltages and turns ratios of T1 by tap. */
  tapVolts: byKey([1, 2, 3, 4, 5], (tap) => written(voltsOf(tap))),
  turnsRatio: byKey([1, 2, 3, 4, 5], (tap) => written(turnsRatio(voltsOf(tap)), 2)),
};

function byKey(keys: readonly number[], write: (key: number) => string): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, write(key)]));
}

function voltsOf(tap: number): number {
  return taps[tap - 1]?.volts ?? Number.NaN;
}
