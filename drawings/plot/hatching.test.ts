import { expect, test } from 'vitest';
import { hatchBox } from './hatching.ts';

test('strokes across a box rise to the right, and strokes that would look like dots are left out', () => {
  const box = { left: 0, right: 20, top: 0, bottom: 20 };
  expect(hatchBox(box, 10)).toBe('M0 10l10 -10M0 20l20 -20M10 20l10 -10');
});

test('strokes of a box that is not square end at its edges', () => {
  const box = { left: 5, right: 45, top: 10, bottom: 20 };
  expect(hatchBox(box, 20)).toBe('M15 20l10 -10M35 20l10 -10');
});
