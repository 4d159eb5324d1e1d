import { expect, test } from 'vitest';
import { hatching } from './drafting.tsx';
import { curve, linear, logarithmic, steps } from './scale.ts';

test('a linear axis lies evenly, on tenths, upside down where it must', () => {
  const y = linear([0, 40], [366, 32]);
  expect([0, 20, 40].map(y)).toEqual([366, 199, 32]);
  expect(linear([0, 3], [0, 10])(1)).toBe(3.3);
  expect(linear([10, 20], [0, 100])(15)).toBe(50);
});

test('on a logarithmic axis each factor of ten takes the same length', () => {
  const x = logarithmic([1, 1000], [0, 300]);
  expect([1, 10, 100, 1000].map(x)).toEqual([0, 100, 200, 300]);
  expect(x(2)).toBe(30.1);
});

test('a curve begins and ends where it is told', () => {
  const same = (value: number) => value;
  expect(curve(same, same, [0, 2], (x) => x ** 2, 2)).toBe('M0 0L1 1L2 4');
});

test('steps begin and end where they are told, without the dust of decimals', () => {
  expect(steps(0, 0.7, 0.1)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
  expect(steps(-1, 2)).toEqual([-1, 0, 1, 2]);
  expect(steps(3, 2)).toEqual([]);
});

test('hatching stays in its box, at 45 degrees', () => {
  expect(hatching({ left: 0, right: 10, top: 0, bottom: 4 }, 4)).toBe(
    'M0 4l4-4M4 4l4-4M8 4l2-2'.replaceAll('-', ' -'),
  );
});
