import { yardRatings } from './yard-ratings.ts';

/** What only the sample sheets say of the yard; all else is in `yardRatings`. */
export const station = {
  name: 'Sample station',
  /** Three-phase fault at the utility's side of 89, from its letter. Amperes, and X over R. */
  source: { amperes: 2_400, reactanceToResistance: 4 },
  lineSwitch: { kilovolts: 27, amperes: 600, momentaryKiloamperes: 40 },
  breaker: { kilovolts: 27, amperes: 800, interruptingKiloamperes: 12.5 },
  /** Line to ground on either side. */
  voltageTransformer: { primary: 14_400, secondary: 120 },
  bus: { amperes: 2_000, kiloamperes: 42 },
  /** Trip unit of 52-M. Amperes and seconds; long time is at six times its pickup. */
  main: {
    longTime: { amperes: 1_800, seconds: 1 },
    shortTime: { amperes: 6_000, seconds: 0.3 },
    groundFault: { amperes: 600, seconds: 0.3 },
    /** Instantaneous, in maintenance mode: NEC 240.87. */
    maintenance: 4_000,
  },
  /** Copper, 75 °C, of a phase: amperes of NEC Table 310.16 times the cables in parallel. */
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
  /** The undervoltage relay: part of rated voltage, and seconds. */
  undervoltage: { part: 0.8, seconds: 2 },
} as const;

/** A number as sheets write it: 1,500 or 34.8. */
export function written(value: number, digits = 0): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A deviation in percent with its sign: +0.3%. */
export function deviation(found: number, expected: number, digits = 1): string {
  const percent = ((found - expected) / expected) * 100;
  const size = written(Math.abs(percent), digits);
  return Number(size) === 0 ? `${size}%` : `${percent < 0 ? '−' : '+'}${size}%`;
}

/** The voltage of the station as its sheets write it. */
export const kilovolts = `${written(yardRatings.primary / 1000, 1)} kV`;
