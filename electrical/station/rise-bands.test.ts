import { expect, test } from 'vitest';
import { judgeRise, riseAt, riseAtRatedLoad } from './rise-bands.ts';

test('the temperature rise of a joint grows with the square of its current', () => {
  expect(riseAt(31, 236, 302)).toBeCloseTo(50.76, 2);
});

test('a rise is extrapolated to the rated load from 40% of it, not from less', () => {
  expect(riseAtRatedLoad(5, 40, 100)).toBeCloseTo(31.25, 9);
  expect(riseAtRatedLoad(5, 1.2, 3)).toBeCloseTo(31.25, 9);
  expect(riseAtRatedLoad(5, 39, 100)).toBeUndefined();
});

test('judgeRise assigns temperature rises to the bands of ANSI/NETA MTS', () => {
  expect(judgeRise(24, 'similar')).toMatchObject({ band: 'Over 15 °C', action: 'Repair now' });
  expect(judgeRise(15, 'similar').action).toBe('As time permits');
  expect(judgeRise(3, 'similar').action).toBe('Investigate');
  expect(judgeRise(31, 'ambient').action).toBe('Monitor, repair');
  expect(judgeRise(41, 'ambient').action).toBe('Repair now');
});
