/**
 * The yard's electrical data, which the one-lines and the sample sheets share. An invented station:
 * full-load current and fault current follow from it and are calculated, never typed.
 */
export const yardRatings = {
  /** Line to line, volts. */
  primary: 24_900,
  /** Line to line, volts; 480Y/277, solidly grounded. */
  secondary: 480,
  transformer: { name: 'T1', voltAmperes: 1_500_000, /** Per unit. */ impedance: 0.0575 },
  /** On the line side of the breaker. Amperes. */
  currentTransformer: { primary: 100, secondary: 5 },
  /** Of the relay on breaker 52. Amperes, primary. */
  pickup: { timed: 60, instantaneous: 1_000 },
  /** How long the supply has been good before the pump starts again. */
  restartSeconds: 60,
  /** Device numbers: line switch, breaker, its relay, main and feeders of the 480 V bus. */
  devices: {
    lineSwitch: '89',
    breaker: '52',
    timedRelay: '51',
    instantaneousRelay: '50',
    undervoltageRelay: '27',
    main: '52-M',
    lighting: '52-1',
    motorControl: '52-2',
    pump: '52-3',
  },
} as const;

/** High-side taps of T1, highest voltage first, two steps of 2.5 % either way. */
export const taps = [105, 102.5, 100, 97.5, 95].map((percent, index) => ({
  tap: index + 1,
  volts: (yardRatings.primary * percent) / 100,
}));

/** Turns of a delta high side to those of a wye low side. */
export function turnsRatio(volts: number): number {
  return (volts * Math.sqrt(3)) / yardRatings.secondary;
}
