import { expect, test } from 'vitest';
import { widestGap } from './numbers.ts';

test('finds the widest gap between neighboring conductors', () => {
  expect(widestGap([0, 8, 20, 42, 80, 118, 140, 152, 160])).toBe(38);
});
