import { yardRatings } from './yard-ratings.ts';

/** What only the sample sheets say of the yard; all else is in `yardRatings`. */
export const station = {
  name: 'Sample station',
  bus: { amperes: 2_000, kiloamperes: 42 },
  lighting: { name: 'T2', kilovoltAmperes: 75 },
  motorControl: { name: 'MCC-1', amperes: 800 },
  /** Full-load amperes of 250 hp at 460 V from NEC Table 430.250. */
  pump: { name: 'P-101', drive: 'VFD-1', horsepower: 250, amperes: 302, breaker: 400 },
  /** The undervoltage relay: part of rated voltage, and seconds. */
  undervoltage: { part: 0.8, seconds: 2 },
  /** The pump's amperes while the camera looked at 52-3. */
  pumpLoad: 236,
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
