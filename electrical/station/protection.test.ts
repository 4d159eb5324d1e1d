import { expect, test } from 'vitest';
import {
  currentRatio,
  fullLoad,
  throughFault,
  timedTrip,
  undervoltagePickup,
} from './protection.ts';
import { station } from './station.ts';
import { yardRatings } from './yard-ratings.ts';

/** Current of a phase-to-phase fault, as a fraction of the current of a three-phase fault. */
const phaseToPhase = Math.sqrt(3) / 2;

test('full-load and fault currents of T1 are calculated from its rating', () => {
  // 1,500 kVA ÷ (√3 × 24.9 kV) and 1,500 kVA ÷ (√3 × 480 V). The fault currents are these values ÷ 5.75 %.
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
  const dcOffsetFactor = 1.6;
  expect(instantaneous).toBeGreaterThan(dcOffsetFactor * throughFault.primary);
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
  const pickup = yardRatings.pickupAmperes.timed;
  const turns = yardRatings.primaryVolts / yardRatings.secondaryVolts;
  const openingSeconds = 0.1;
  // Lowest fault current at 480 V that can reach the pickup of relay 51.
  const lowest = Math.floor(phaseToPhase * pickup * turns);
  for (let amperes = lowest; amperes < throughFault.secondary; amperes += 100) {
    // The long-time delay follows I²t and is set at six times the pickup.
    const longTimeDelay = longTime.seconds * ((6 * longTime.amperes) / amperes) ** 2;
    const delay = amperes < shortTime.amperes ? longTimeDelay : shortTime.seconds;
    const seenByRelay = [amperes / turns];
    // T1’s delta concentrates the current of a phase-to-phase fault at 480 V in one primary phase.
    const canBePhaseToPhase = amperes < phaseToPhase * throughFault.secondary;
    if (canBePhaseToPhase) seenByRelay.push(amperes / phaseToPhase / turns);
    for (const primaryAmperes of seenByRelay) {
      if (primaryAmperes <= pickup) continue;
      const message = `${amperes} A at 480 V, ${primaryAmperes} A at relay 51`;
      expect(delay + openingSeconds, message).toBeLessThan(timedTrip(primaryAmperes));
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
  const peakFactor = 2.6;
  expect(peakFactor * source.amperes).toBeLessThan(lineSwitch.momentaryKiloamperes * 1000);
  expect(phaseToPhase * source.amperes).toBeGreaterThan(
    1.5 * yardRatings.pickupAmperes.instantaneous,
  );
  // CTs of class T200 with a burden of 0.3 ohms. Per IEEE C37.110, the voltage is (1 + X/R) times the secondary
  // fault current times the burden.
  const burdenOhms = 0.3;
  const burdenVoltage =
    burdenOhms * (source.amperes / currentRatio) * (1 + source.reactanceToResistance);
  expect(burdenVoltage).toBeLessThan(200);
});
