import { expect, test } from 'vitest';
import { widestGap } from './numbers.ts';

test('the widest gap of a grid is found', () => {
  expect(widestGap([0, 8, 20, 42, 80, 118, 140, 152, 160])).toBe(38);
});
