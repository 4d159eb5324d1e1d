import { expect, test } from 'vitest';
import { ranges, segmentAmps } from './string-current.ts';

const feeder = { turbines: 9, power: 2.8, voltage: 34.5, powerFactor: 0.95 };

test('each segment carries one turbine more than the one before', () => {
  // 2,800 kW / (1.7321 × 34.5 kV × 0.95) = 49.32 A.
  const amps = segmentAmps(feeder);
  expect(amps.map(Math.round)).toEqual([49, 99, 148, 197, 247, 296, 345, 395, 444]);
  expect(amps[0]).toBeCloseTo(49.32, 2);
});

test('at unity power factor ten 3.6 MW turbines on 34.5 kV draw 602 A', () => {
  const [...amps] = segmentAmps({ ...feeder, turbines: 10, power: 3.6, powerFactor: 1 });
  expect(amps.at(-1)).toBeCloseTo(602.46, 1);
});

test('a conductor serves the segments from the end of the last one', () => {
  expect(ranges([{ through: 3 }, { through: 7 }, { through: 9 }])).toEqual([
    { through: 3, from: 0, to: 3 },
    { through: 7, from: 3, to: 7 },
    { through: 9, from: 7, to: 9 },
  ]);
});
