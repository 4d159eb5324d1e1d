import { yardRatings } from './yard-ratings.ts';

/** Data of the yard that only the sample sheets show. The other data is in `yardRatings`. */
export const station = {
  name: 'Sample station',
  /** Three-phase fault on the utility's side of 89, from the utility's letter. Amperes, and X over R. */
  source: { amperes: 2_400, reactanceToResistance: 4 },
  lineSwitch: { kilovolts: 27, amperes: 600, momentaryKiloamperes: 40 },
  breaker: { kilovolts: 27, amperes: 800, interruptingKiloamperes: 12.5 },
  /** Line to ground on both sides, volts. */
  voltageTransformer: { primary: 14_400, secondary: 120 },
  bus: { amperes: 2_000, kiloamperes: 42 },
  /** Trip unit of 52-M. Amperes and seconds; the long-time delay is at six times the pickup. */
  main: {
    longTime: { amperes: 1_800, seconds: 1 },
    shortTime: { amperes: 6_000, seconds: 0.3 },
    groundFault: { amperes: 600, seconds: 0.3 },
    /** Instantaneous pickup in maintenance mode, NEC 240.87. */
    maintenance: 4_000,
  },
  /**
   * Cables are copper at 75 °C. `amperes` is the ampacity of one cable from NEC Table 310.16, `parallel` the
   * number of cables per phase.
   */
  lighting: {
    name: 'T2',
    kilovoltAmperes: 75,
    breaker: 125,
    cable: { size: '1 AWG', parallel: 1, amperes: 130 },
  },
  motorControl: {
    name: 'MCC-1',
    amperes: 800,
    cable: { size: '600 kcmil', parallel: 2, amperes: 420 },
  },
  /** Full-load amperes of 250 hp at 460 V from NEC Table 430.250. */
  pump: {
    name: 'P-101',
    drive: 'VFD-1',
    horsepower: 250,
    amperes: 302,
    breaker: 400,
    cable: { size: '500 kcmil', parallel: 1, amperes: 380 },
  },
  /** The undervoltage relay: fraction of rated voltage, and seconds. */
  undervoltage: { part: 0.8, seconds: 2 },
} as const;

/** A number as sheets write it. Examples: 1,500; 34.8 */
export function written(value: number, digits = 0): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A deviation in percent with its sign. Example: +0.3% */
export function deviation(found: number, expected: number, digits = 1): string {
  const percent = ((found - expected) / expected) * 100;
  const size = written(Math.abs(percent), digits);
  if (Number(size) === 0) return `${size}%`;
  return percent < 0 ? `−${size}%` : `+${size}%`;
}

/** The station's primary voltage as sheets write it. */
export const kilovolts = `${written(yardRatings.primary / 1000, 1)} kV`;
