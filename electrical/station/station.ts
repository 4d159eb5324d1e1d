import { yardRatings } from './yard-ratings.ts';

/** Data of the yard used only by the sample sheets. Data shared with the drawings is in `yardRatings`. */
export const station = {
  name: 'Sample station',
  /** Three-phase fault current on the utility's side of switch 89, and its X/R ratio, as stated by the utility. */
  source: { amperes: 2_400, reactanceToResistance: 4 },
  lineSwitch: { kilovolts: 27, amperes: 600, momentaryKiloamperes: 40 },
  breaker: { kilovolts: 27, amperes: 800, interruptingKiloamperes: 12.5 },
  /** Line-to-ground voltages on both sides of the voltage transformers, volts. */
  voltageTransformer: { primary: 14_400, secondary: 120 },
  /** Ratings of the 480 V bus: continuous current, and short-circuit current in kiloamperes. */
  bus: { amperes: 2_000, kiloamperes: 42 },
  /** Settings of the trip unit of 52-M, in amperes and seconds. The long-time delay applies at six times the pickup. */
  main: {
    longTime: { amperes: 1_800, seconds: 1 },
    shortTime: { amperes: 6_000, seconds: 0.3 },
    groundFault: { amperes: 600, seconds: 0.3 },
    /** Instantaneous pickup in maintenance mode, amperes. NEC 240.87. */
    maintenance: 4_000,
  },
  /**
   * Feeders of the 480 V bus. `breaker` is the breaker's rating in amperes. All cables are copper at 75 °C;
   * `cable.amperes` is the ampacity of one cable per NEC Table 310.16, and `parallel` is the number of cables per
   * phase.
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
  /** `amperes` is the full-load current of 250 hp at 460 V per NEC Table 430.250. */
  pump: {
    name: 'P-101',
    drive: 'VFD-1',
    horsepower: 250,
    amperes: 302,
    breaker: 400,
    cable: { size: '500 kcmil', parallel: 1, amperes: 380 },
  },
  /** Settings of undervoltage relay 27: pickup as a fraction of rated voltage, and delay in seconds. */
  undervoltage: { fractionOfRated: 0.8, seconds: 2 },
} as const;

/** Formats a number for sheets. Examples: 1,500; 34.8 */
export function formatNumber(value: number, digits = 0): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Formats the deviation from an expected value in percent, with its sign. Example: +0.3% */
export function formatDeviation(found: number, expected: number, digits = 1): string {
  const percent = ((found - expected) / expected) * 100;
  const size = formatNumber(Math.abs(percent), digits);
  if (Number(size) === 0) return `${size}%`;
  return percent < 0 ? `−${size}%` : `+${size}%`;
}

/** The station's primary voltage, formatted for sheets: 24.9 kV */
export const primaryVoltage = `${formatNumber(yardRatings.primaryVolts / 1000, 1)} kV`;
