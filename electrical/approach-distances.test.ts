import { describe, expect, test } from 'vitest';
import {
  avoidContactUpToVolts,
  correctForAltitude,
  formatFeetAndInches,
  limitedApproach,
  minimumApproach,
  unqualifiedClearanceInches,
} from './approach-distances.ts';

/** Allowance for inadvertent movement in meters. 29 CFR 1910.269, Table R-3. */
const movement = { upTo750Volts: 0.31, upTo72500Volts: 0.61, above72500Volts: 0.31 };

/** Transient overvoltage between phases, per unit of the voltage to ground. 29 CFR 1910.269, Appendix B. */
const betweenPhases = (perUnitToGround: number) => 1.35 * perUnitToGround + 0.45;

/** Rounds up to whole centimeters, as the tables of the regulation do. The result is in meters. */
const upToCentimeters = (meters: number) => Math.ceil(meters * 100 - 1e-6) / 100;

/**
 * Critical sparkover voltages of rod gaps at 60 Hz (crest kilovolts) and the length of the gap (centimeters): IEEE Std
 * 4-1995, as in 29 CFR 1910.269, Appendix B, Table 1.
 */
const rodGaps = [
  [25, 2],
  [36, 3],
  [46, 4],
  [53, 5],
  [60, 6],
  [70, 8],
  [79, 10],
  [86, 12],
  [95, 14],
  [104, 16],
  [112, 18],
  [120, 20],
  [143, 25],
  [167, 30],
  [192, 35],
  [218, 40],
  [243, 45],
  [270, 50],
  [322, 60],
] as const;

/** Length of the gap in meters that sparks over at the voltage, interpolated. */
function gapMeters(crestKilovolts: number): number {
  const after = rodGaps.findIndex(([kilovolts]) => kilovolts >= crestKilovolts);
  const [lowKilovolts, lowGap] = rodGaps[after - 1] ?? rodGaps[0];
  const [highKilovolts, highGap] = rodGaps[after] ?? rodGaps[0];
  const fraction = (crestKilovolts - lowKilovolts) / (highKilovolts - lowKilovolts);
  return (lowGap + fraction * (highGap - lowGap)) / 100;
}

/** Distance in meters for 5.1 to 72.5 kV: the gap that withstands the overvoltage, and the allowance for movement. */
function distanceByRodGap(kilovolts: number, perUnit: number): number {
  const crestToGround = (kilovolts * Math.SQRT2) / Math.sqrt(3);
  // A gap withstands 0.85 of its critical sparkover voltage: three standard deviations of 5%.
  const gap = gapMeters((crestToGround * perUnit) / 0.85);
  return upToCentimeters(gap) + movement.upTo72500Volts;
}

/** Distance in meters above 72.5 kV, with the saturation factor of 0 that applies up to 635 kV crest. */
function distanceByEquation(kilovolts: number, perUnit: number, c: number): number {
  const toGround = kilovolts / Math.sqrt(3);
  return upToCentimeters(0.3048 * c * toGround * perUnit + movement.above72500Volts);
}

describe('the minimum approach distances', () => {
  test('follow each other without a gap between the ranges of voltages', () => {
    let previous = avoidContactUpToVolts;
    for (const { aboveVolts, upToVolts, nominalKilovolts } of minimumApproach) {
      expect(aboveVolts).toBe(previous);
      for (const kilovolts of nominalKilovolts) {
        expect(kilovolts * 1000).toBeGreaterThan(aboveVolts);
        expect(kilovolts * 1000).toBeLessThanOrEqual(upToVolts);
      }
      previous = upToVolts;
    }
  });

  test('up to 5 kV are the allowance for movement and a gap of 2 cm', () => {
    const [first, second] = minimumApproach;
    expect(first?.phaseToGroundMeters).toBeCloseTo(movement.upTo750Volts + 0.02, 9);
    expect(second?.phaseToGroundMeters).toBeCloseTo(movement.upTo72500Volts + 0.02, 9);
  });

  test.each(
    minimumApproach.filter(
      ({ aboveVolts, upToVolts }) => aboveVolts >= 5_000 && upToVolts <= 72_500,
    ),
  )('up to $upToVolts V follow from the sparkover of rod gaps at 3.0 per unit', (row) => {
    const kilovolts = row.upToVolts / 1000;
    expect(row.phaseToGroundMeters).toBeCloseTo(distanceByRodGap(kilovolts, 3), 9);
    expect(row.phaseToPhaseMeters).toBeCloseTo(distanceByRodGap(kilovolts, betweenPhases(3)), 9);
  });

  test.each(minimumApproach.filter(({ aboveVolts }) => aboveVolts >= 72_500))(
    'up to $upToVolts V follow from the equation of Table R-3 at 3.5 per unit',
    (row) => {
      const kilovolts = row.upToVolts / 1000;
      // To ground, a tool may be in the gap (C = 0.011). Between phases, only air is in the gap (C = 0.01).
      expect(row.phaseToGroundMeters).toBeCloseTo(distanceByEquation(kilovolts, 3.5, 0.011), 9);
      expect(row.phaseToPhaseMeters).toBeCloseTo(
        distanceByEquation(kilovolts, betweenPhases(3.5), 0.01),
        9,
      );
    },
  );

  test('at 4,000 ft are those of the tables in feet, times 1.02', () => {
    // Feet of 29 CFR 1910.269, Tables, to ground and between phases.
    const feet = [
      [1.09, 1.09],
      [2.07, 2.07],
      [2.14, 2.24],
      [2.53, 2.92],
      [2.76, 3.22],
      [3.29, 3.94],
      [3.71, 4.66],
      [4.27, 5.38],
    ];
    const corrected = minimumApproach.map(({ phaseToGroundMeters, phaseToPhaseMeters }) => [
      correctForAltitude(phaseToGroundMeters, 4_000),
      correctForAltitude(phaseToPhaseMeters, 4_000),
    ]);
    expect(corrected).toEqual(feet.map((row) => row.map((each) => Math.ceil(each * 12 * 1.02))));
  });
});

test('correctForAltitude increases a distance above 3,000 ft and rounds up to whole inches', () => {
  expect(correctForAltitude(0.65, 3_000)).toBe(26);
  expect(correctForAltitude(0.65, 3_170)).toBe(27);
  expect(correctForAltitude(30 * 0.0254, 3_000)).toBe(30);
});

test('correctForAltitude returns undefined above 4,000 ft', () => {
  expect(correctForAltitude(0.65, 4_001)).toBeUndefined();
});

test('unqualified people keep 10 ft up to 50 kV and 4 in more for every 10 kV above', () => {
  expect(unqualifiedClearanceInches(34.5)).toBe(120);
  expect(unqualifiedClearanceInches(50)).toBe(120);
  expect(unqualifiedClearanceInches(60)).toBe(124);
  expect(unqualifiedClearanceInches(138)).toBe(156);
});

test('unqualified people always stay farther away than qualified line workers', () => {
  for (const { upToVolts, phaseToPhaseMeters } of minimumApproach) {
    const qualified = correctForAltitude(phaseToPhaseMeters, 4_000) ?? Number.NaN;
    expect(unqualifiedClearanceInches(upToVolts / 1000)).toBeGreaterThan(qualified);
    const limited = limitedApproach.find((row) => upToVolts <= row.upToVolts);
    if (limited) expect(limited.inches).toBeGreaterThan(qualified);
  }
});

test('formatFeetAndInches formats inches as feet and inches, in the units of a language', () => {
  const english = { foot: 'ft', feet: 'ft', inches: 'in' };
  const spanish = { foot: 'pie', feet: 'pies', inches: 'pulg' };
  expect(formatFeetAndInches(27, english)).toBe('2\u00a0ft 3\u00a0in');
  expect(formatFeetAndInches(120, english)).toBe('10\u00a0ft 0\u00a0in');
  expect(formatFeetAndInches(14, spanish)).toBe('1\u00a0pie 2\u00a0pulg');
  expect(formatFeetAndInches(27, spanish)).toBe('2\u00a0pies 3\u00a0pulg');
});
