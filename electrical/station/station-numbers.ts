import { fallOfPotentialReading, grid, gridDiagonalFeet, gridResistance } from './ground-grid.ts';
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
import { formatNumber, primaryVoltage, station } from './station.ts';
import { taps, turnsRatio, yardRatings } from './yard-ratings.ts';

const { transformer, currentTransformer, pickupAmperes, restartSeconds } = yardRatings;
const { bus, main, source, undervoltage, voltageTransformer } = station;

/**
 * Numbers derived from the station's ratings, formatted as text. Sheets in `content/sheets` use them as
 * placeholders such as `{fault.high} A`, so that the one-line, the relay curve and the settings agree.
 */
export const stationNumbers = {
  voltage: primaryVoltage,
  /** Seconds for which the supply must be good before the pump restarts. */
  restartSeconds: `${restartSeconds}`,
  transformer: {
    rating: `${formatNumber(transformer.voltAmperes / 1000)} kVA`,
    impedance: `${formatNumber(transformer.impedancePerUnit * 100, 2)}%`,
  },
  /** Fault current and X/R ratio stated by the utility. */
  source: { amperes: formatNumber(source.amperes), ratio: `${source.reactanceToResistance}` },
  /** Ratings of the 480 V bus: continuous current and short-circuit current. */
  bus: { amperes: formatNumber(bus.amperes), kiloamperes: `${bus.kiloamperes}` },
  /** Settings of the trip unit of 52-M. */
  main: {
    longTime: `${formatNumber(main.longTime.amperes)} A, ${main.longTime.seconds} s`,
    shortTime: `${formatNumber(main.shortTime.amperes)} A, ${main.shortTime.seconds} s`,
    groundFault: `${formatNumber(main.groundFault.amperes)} A, ${main.groundFault.seconds} s`,
    maintenance: `${formatNumber(main.maintenance)} A`,
  },
  /** Full-load amperes on each side of T1. */
  fullLoad: { high: formatNumber(fullLoad.primary, 1), low: formatNumber(fullLoad.secondary) },
  /** Fault current: in amperes on the high side, and in kiloamperes at 480 V. */
  fault: {
    high: formatNumber(throughFault.primary),
    low: formatNumber(throughFault.secondary / 1000, 1),
  },
  currentTransformer: {
    primary: `${currentTransformer.primaryAmperes}`,
    rating: `${currentTransformer.primaryAmperes}:${currentTransformer.secondaryAmperes}`,
    ratio: `${currentRatio}`,
  },
  /** Relay 51: settings in amperes and percent, and trip times in seconds at multiples of the pickup. */
  timed: {
    pickup: `${pickupAmperes.timed}`,
    secondary: formatNumber(pickupAmperes.timed / currentRatio, 3),
    dial: formatNumber(timeDial, 2),
    ofFullLoad: formatNumber((pickupAmperes.timed / fullLoad.primary) * 100),
    a: `${veryInverse.a}`,
    b: `${veryInverse.b}`,
    at: byKey([2, 3, 5], (multiple) => formatNumber(timedTrip(multiple * pickupAmperes.timed), 3)),
  },
  /** Relay 50: settings in amperes and percent, and the time limit in seconds. */
  instantaneous: {
    pickup: formatNumber(pickupAmperes.instantaneous),
    secondary: formatNumber(pickupAmperes.instantaneous / currentRatio, 2),
    ofFault: formatNumber((pickupAmperes.instantaneous / throughFault.primary) * 100),
    limit: formatNumber(instantaneousLimit, 3),
  },
  voltageTransformer: {
    rating: `${formatNumber(voltageTransformer.primary)}:${voltageTransformer.secondary}`,
  },
  /**
   * Relay 27: pickup in percent of rated voltage, in kilovolts on the primary side and in volts line to neutral
   * at the relay; delay in seconds.
   */
  undervoltage: {
    percent: `${undervoltage.fractionOfRated * 100}`,
    primary: formatNumber((undervoltage.fractionOfRated * yardRatings.primaryVolts) / 1000, 1),
    secondary: formatNumber(undervoltagePickup, 1),
    seconds: formatNumber(undervoltage.seconds, 1),
    /** The delay, formatted with as many decimals as measured times. */
    time: formatNumber(undervoltage.seconds, 3),
  },
  /**
   * Ground grid, in feet and ohms. `model` has the calculated readings of a fall-of-potential test, by position of
   * the potential probe in thousandths of the distance to the current probe.
   */
  grid: {
    length: `${grid.lengthFeet}`,
    width: `${grid.widthFeet}`,
    diagonal: formatNumber(gridDiagonalFeet),
    probe: formatNumber(grid.currentProbeFeet),
    soil: `${grid.soilOhmMeters}`,
    allowed: formatNumber(grid.allowedOhms, 1),
    designed: formatNumber(gridResistance(), 1),
    model: byKey([100, 200, 300, 400, 520, 618, 720, 800, 900], (thousandths) =>
      formatNumber(fallOfPotentialReading(thousandths / 1000), 2),
    ),
  },
  /** Voltages and turns ratios of T1 by tap. */
  tapVolts: Object.fromEntries(
    taps.map(({ tap, volts }) => [tap, formatNumber(volts, Number.isInteger(volts) ? 0 : 1)]),
  ),
  turnsRatio: Object.fromEntries(
    taps.map(({ tap, volts }) => [tap, formatNumber(turnsRatio(volts), 2)]),
  ),
};

/** Creates an object with a formatted string for each key. */
function byKey(keys: readonly number[], write: (key: number) => string): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, write(key)]));
}
