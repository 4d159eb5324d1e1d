import { expect, test } from 'vitest';
import { leaders, total } from './weight-sensitivity.ts';

const a = { name: 'A', technical: 91, commercial: 75 };
const b = { name: 'B', technical: 84, commercial: 90 };
const c = { name: 'C', technical: 72, commercial: 100 };

test('a total weighs both scores', () => {
  expect(total(b, 60)).toBeCloseTo(86.4, 9);
  expect([total(a, 0), total(a, 100)]).toEqual([75, 91]);
});

test('the lead changes where two totals are equal', () => {
  const found = leaders([a, b, c]);
  expect(found.map(({ bid }) => bid.name)).toEqual(['C', 'B', 'A']);
  // C and B: 100 − 28w = 90 − 6w at w = 10/22; B and A: 90 − 6w = 75 + 16w at w = 15/22.
  expect(found.map(({ to }) => to)).toEqual([
    expect.closeTo(1000 / 22, 9),
    expect.closeTo(1500 / 22, 9),
    100,
  ]);
  expect(found.map(({ from }) => from)).toEqual([0, found[0]?.to, found[1]?.to]);
});

test('who is better in both leads at every weight', () => {
  const best = { name: 'D', technical: 95, commercial: 100 };
  expect(leaders([best, a, b])).toEqual([{ bid: best, from: 0, to: 100 }]);
});
