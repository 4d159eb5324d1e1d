import { expect, test } from 'vitest';
import { fallOfPotentialReading, grid, gridResistance } from './ground-grid.ts';
import { distanceToLevel, lugHeat } from './lug-heat.ts';
import {
  currentRatio,
  fullLoad,
  throughFault,
  timedTrip,
  undervoltagePickup,
} from './protection.ts';
import { judgeRise, riseAt } from './rise-bands.ts';
import { station } from './station.ts';
import { turnsRatio, yardRatings } from './yard-ratings.ts';

test('full-load and fault currents of T1 are calculated from its rating', () => {
  // 1,500 kVA ÷ (√3 × 24.9 kV) and 1,500 kVA ÷ (√3 × 480 V). Fault currents: divided by 5.75 %.
  expect(fullLoad.primary).toBeCloseTo(34.78, 2);
  expect(fullLoad.secondary).toBeCloseTo(1804.2, 1);
  expect(throughFault.primary).toBeCloseTo(604.9, 1);
  expect(throughFault.secondary).toBeCloseTo(31_378, 0);
  expect(yardRatings.pickupAmperes.timed / currentRatio).toBe(3);
  expect(yardRatings.pickupAmperes.instantaneous / currentRatio).toBe(50);
});

test('the trip times of relay 51 follow the very inverse curve of C37.112', () => {
  // Expected times: 19.61 / 3 + 0.491, 19.61 / 8 + 0.491, 19.61 / 24 + 0.491.
  expect(timedTrip(120)).toBeCloseTo(7.0277, 4);
  expect(timedTrip(180)).toBeCloseTo(2.9423, 4);
  expect(timedTrip(300)).toBeCloseTo(1.3081, 4);
});

test('relay 51 trips for a fault at 480 V, but relay 50 does not, even with DC offset', () => {
  const { instantaneous, timed } = yardRatings.pickupAmperes;
  expect(instantaneous).toBeGreaterThan(1.6 * throughFault.primary);
  expect(timed).toBeGreaterThan(1.25 * fullLoad.primary);
  expect(timed).toBeLessThan(3 * fullLoad.primary);
});

test('relay 27 picks up at 80% of the secondary line-to-neutral voltage', () => {
  // Expected voltage: 0.8 × 24,900 / √3 × 120 / 14,400.
  expect(undervoltagePickup).toBeCloseTo(95.84, 2);
});

test('breaker 52-M trips before relay 51 for every fault at 480 V, and its settings protect T1 and the bus', () => {
  const { main, bus } = station;
  const { longTime, shortTime, groundFault } = main;
  const turns = yardRatings.primaryVolts / yardRatings.secondaryVolts;
  // The current of a phase-to-phase fault at 480 V is √3 / 2 of a three-phase fault, but T1’s delta concentrates
  // this current in one primary phase.
  const phaseToPhase = Math.sqrt(3) / 2;
  for (let amperes = 2_700; amperes < throughFault.secondary; amperes += 100) {
    // The delay follows I²t, with its setting at six times the pickup.
    const longTimeDelay = longTime.seconds * ((6 * longTime.amperes) / amperes) ** 2;
    const delay = amperes < shortTime.amperes ? longTimeDelay : shortTime.seconds;
    const openingTime = 0.1;
    const canBePhaseToPhase = amperes < phaseToPhase * throughFault.secondary;
    const seenByRelay = canBePhaseToPhase ? [amperes, amperes / phaseToPhase] : [amperes];
    for (const seen of seenByRelay) {
      if (seen / turns <= yardRatings.pickupAmperes.timed) continue;
      const message = `${amperes} A, seen as ${seen}`;
      expect(delay + openingTime, message).toBeLessThan(timedTrip(seen / turns));
    }
  }
  // NEC Table 450.3(A) allows 125 % at 1,000 V or less. NEC 230.95(A) allows at most 1,200 A.
  expect(longTime.amperes).toBeLessThan(1.25 * fullLoad.secondary);
  expect(groundFault.amperes).toBeLessThanOrEqual(1_200);
  expect(bus.kiloamperes * 1000).toBeGreaterThan(throughFault.secondary);
});

test('the utility’s fault current is within the devices’ ratings, trips relay 50 and does not saturate the CTs', () => {
  const { source, breaker, lineSwitch } = station;
  expect(source.amperes).toBeLessThan(breaker.interruptingKiloamperes * 1000);
  expect(2.6 * source.amperes).toBeLessThan(lineSwitch.momentaryKiloamperes * 1000);
  // The current of a phase-to-phase fault is √3 / 2 of a three-phase fault.
  expect((Math.sqrt(3) / 2) * source.amperes).toBeGreaterThan(
    1.5 * yardRatings.pickupAmperes.instantaneous,
  );
  // CTs of class T200 with a burden of 0.3 ohms. Per IEEE C37.110, the voltage is (1 + X/R) times the secondary
  // fault current times the burden.
  const burdenVoltage = 0.3 * (source.amperes / currentRatio) * (1 + source.reactanceToResistance);
  expect(burdenVoltage).toBeLessThan(200);
});

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
  for (const { cable, breaker, load } of loads) {
    expect(cable.amperes * cable.parallel).toBeGreaterThanOrEqual(load);
    expect(cable.amperes * cable.parallel).toBeGreaterThan(nextSmaller[breaker] ?? Number.NaN);
  }
});

test('the temperature rise of a joint grows with the square of its current', () => {
  expect(riseAt(31, 236, 302)).toBeCloseTo(50.76, 2);
});

test('the fall-of-potential reading at 61.8 % of the distance equals the grid’s resistance', () => {
  expect(gridResistance()).toBeCloseTo(2.4, 2);
  expect(fallOfPotentialReading(0.618)).toBeCloseTo(gridResistance(), 3);
  expect(fallOfPotentialReading(0.618)).toBeLessThan(grid.allowedOhms);
  expect(grid.currentProbeFeet).toBeGreaterThan(5 * Math.hypot(grid.lengthFeet, grid.widthFeet));
});

test('the temperature field equals each lug’s reading, and distanceToLevel finds points at the given temperature', () => {
  const ambient = 31;
  const lugs = [
    { at: -1, celsius: 38 },
    { at: 0, celsius: 62 },
    { at: 1, celsius: 39 },
  ];
  const heat = lugHeat(lugs, ambient, 128, 22);
  for (const { at, celsius } of lugs) expect(heat(at * 128, 0)).toBeCloseTo(celsius, 6);
  const far = distanceToLevel(heat, 0, 45, Math.PI / 2);
  expect(heat(0, far)).toBeCloseTo(45, 3);
  expect(heat(300, 300)).toBeLessThan(ambient + 1);
});

test('judgeRise assigns temperature rises to the bands of ANSI/NETA MTS', () => {
  expect(judgeRise(24, 'similar')).toMatchObject({ band: 'Over 15 °C', action: 'Repair now' });
  expect(judgeRise(15, 'similar').action).toBe('As time permits');
  expect(judgeRise(3, 'similar').action).toBe('Investigate');
  expect(judgeRise(31, 'ambient').action).toBe('Monitor, repair');
  expect(judgeRise(41, 'ambient').action).toBe('Repair now');
});

test('the turns ratio of T1 is calculated for delta to wye', () => {
  expect(turnsRatio(24_900)).toBeCloseTo(89.85, 2);
});
