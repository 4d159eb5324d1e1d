import { expect, test } from 'vitest';
import { station } from './station.ts';

test('the ampacity of each cable is sufficient for its load and its breaker', () => {
  const { lighting, motorControl, pump } = station;
  const loads = [
    { ...lighting, load: lighting.kilovoltAmperes / (Math.sqrt(3) * 0.48) },
    { ...motorControl, breaker: motorControl.amperes, load: motorControl.amperes },
    // NEC 430.122(A) requires 125 % of the motor's current.
    { ...pump, load: 1.25 * pump.amperes },
  ];
  // Next smaller standard rating of each breaker, which the ampacity must exceed. NEC 240.4(B) and 240.6(A).
  const nextSmaller: Record<number, number> = { 125: 110, 800: 700, 400: 350 };
  // NEC Table 310.16, copper at 75 °C, in amperes.
  const ampacities: Record<string, number> = { '1 AWG': 130, '500 kcmil': 380, '600 kcmil': 420 };
  for (const { cable, breaker, load } of loads) {
    expect(cable.amperes, cable.size).toBe(ampacities[cable.size]);
    expect(breaker).toBeGreaterThanOrEqual(load);
    expect(cable.amperes * cable.parallel).toBeGreaterThanOrEqual(load);
    expect(cable.amperes * cable.parallel).toBeGreaterThan(nextSmaller[breaker] ?? Number.NaN);
  }
});
