import { expect, test } from 'vitest';
import { leaders, total } from './numbers.ts';

const a = { name: 'A', technical: 91, commercial: 75 };
const b = { name: 'B', technical: 84, commercial: 90 };
const c = { name: 'C', technical: 72, commercial: 100 };

test('a total weighs technical and commercial points', () => {
  expect(total(b, 60)).toBeCloseTo(86.4, 9);
});

test('the lead changes where two totals are equal', () => {
  // C and B: 100 − 28w = 90 − 6w at w = 10/22; B and A: 90 − 6w = 75 + 16w at w = 15/22.
  const found = leaders([a, b, c]);
  expect(found.map(({ bid }) => bid.name)).toEqual(['C', 'B', 'A']);
  expect(found[0]?.to).toBeCloseTo(1000 / 22, 9);
  expect(found[1]?.to).toBeCloseTo(1500 / 22, 9);
});

test('a bid that is best in both leads at every weight', () => {
  const best = { name: 'D', technical: 95, commercial: 100 };
  expect(leaders([best, a, b])).toEqual([{ bid: best, from: 0, to: 100 }]);
});
