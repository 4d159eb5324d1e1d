import { expect, test } from 'vitest';
import { addSegmentRanges, segmentAmps } from './numbers.ts';

const feeder = { turbines: 9, power: 2.8, voltage: 34.5, powerFactor: 0.95 };

test('current adds up from segment to segment', () => {
  // 2,800 kW / (1.7321 × 34.5 kV × 0.95) = 49.32 A.
  expect(segmentAmps(feeder)[0]).toBeCloseTo(49.32, 2);
  const amps = segmentAmps(feeder).map(Math.round);
  expect(amps).toEqual([49, 99, 148, 197, 247, 296, 345, 395, 444]);
});

test('ten turbines of 3.6 MW at unity power factor produce 602 A', () => {
  const large = segmentAmps({ ...feeder, turbines: 10, power: 3.6, powerFactor: 1 });
  expect(large.at(-1)).toBeCloseTo(602.46, 1);
});

test('each range of segments starts where the previous range ends', () => {
  expect(addSegmentRanges([{ through: 3 }, { through: 7 }])).toEqual([
    { through: 3, from: 0, to: 3 },
    { through: 7, from: 3, to: 7 },
  ]);
});
