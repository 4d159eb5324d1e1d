import { expect, test } from 'vitest';
import { linear, logarithmic } from './scale.ts';

test('a linear scale is proportional, rounds to tenths, and can run downward', () => {
  const y = linear([0, 40], [366, 32]);
  expect([0, 20, 40].map(y)).toEqual([366, 199, 32]);
  expect(linear([0, 3], [0, 10])(1)).toBe(3.3);
  expect(linear([10, 20], [0, 100])(15)).toBe(50);
});

test('on a logarithmic scale, each factor of ten has the same length', () => {
  const x = logarithmic([1, 1000], [0, 300]);
  expect([1, 10, 100, 1000].map(x)).toEqual([0, 100, 200, 300]);
  expect(x(2)).toBe(30.1);
});
