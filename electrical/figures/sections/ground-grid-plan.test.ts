import { expect, test } from 'vitest';
import { widestGap } from './ground-grid-plan.ts';

test('a grid that closes up toward its edge is widest in the middle', () => {
  expect(widestGap([0, 8, 20, 42, 80, 118, 140, 152, 160])).toBe(38);
});
