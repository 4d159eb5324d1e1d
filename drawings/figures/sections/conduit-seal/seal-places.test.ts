import { expect, test } from 'vitest';
import { sealPlaces } from './seal-places.ts';

// Rigid metal conduit of trade size 2 has 3.408 sq in; 4/0 THHN takes 0.3237 (NEC chapter 9).
const seal = {
  conduit: { tradeSize: 2, outside: 2.375, area: 3.408 },
  conductors: [
    { area: 0.3237, live: true },
    { area: 0.3237, live: true },
    { area: 0.0824, live: false },
  ],
  within: 18,
  compound: 2,
};

test('circles have the areas that they stand for', () => {
  const { conduit, cables } = sealPlaces(seal);
  expect(2 * conduit.inside).toBeCloseTo(2.083, 3);
  expect(Math.PI * ((cables[0]?.width ?? 0) / 2) ** 2).toBeCloseTo(0.3237, 9);
});

test('the compound is as deep as it is said to be, between two dams', () => {
  const { compound, chamber } = sealPlaces(seal);
  expect(compound.to - compound.from).toBeCloseTo(2, 9);
  expect(compound.from).toBeGreaterThan(chamber.from);
  expect(compound.to).toBeLessThan(chamber.to);
});

test('conductors lie side by side with equal gaps, wider apart in the compound', () => {
  const places = sealPlaces(seal);
  for (const [middles, room] of [
    [places.inConduit, 2 * places.conduit.inside],
    [places.inCompound, 2 * places.chamber.half],
  ] as const) {
    const edges = middles.flatMap((middle, i) => {
      const half = (places.cables[i]?.width ?? 0) / 2;
      return [middle - half, middle + half];
    });
    const stops = [-room / 2, ...edges, room / 2];
    const gaps = stops.flatMap((at, i) => (i % 2 ? [at - (stops[i - 1] ?? 0)] : []));
    for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 9);
    expect(gaps[0]).toBeGreaterThan(0);
  }
});
