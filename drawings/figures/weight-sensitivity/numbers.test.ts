import { expect, test } from 'vitest';
import { findLeaders, totalScore } from './numbers.ts';

const a = { name: 'A', technical: 91, commercial: 75 };
const b = { name: 'B', technical: 84, commercial: 90 };
const c = { name: 'C', technical: 72, commercial: 100 };

test('the total score is the weighted average of technical and commercial points', () => {
  expect(totalScore(b, 60)).toBeCloseTo(86.4, 9);
});

test('the lead changes at weights where two totals are equal', () => {
  // C and B: 100 − 28w = 90 − 6w at a weight of w = 10/22. B and A: 90 − 6w = 75 + 16w at w = 15/22.
  const found = findLeaders([a, b, c]);
  expect(found.map(({ bid }) => bid.name)).toEqual(['C', 'B', 'A']);
  expect(found[0]?.to).toBeCloseTo(1000 / 22, 9);
  expect(found[1]?.to).toBeCloseTo(1500 / 22, 9);
});

test('a bid with the best technical and commercial points leads at every weight', () => {
  const best = { name: 'D', technical: 95, commercial: 100 };
  expect(findLeaders([best, a, b])).toEqual([{ bid: best, from: 0, to: 100 }]);
});
