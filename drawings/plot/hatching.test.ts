import { expect, test } from 'vitest';
import { hatchBox } from './hatching.ts';

test('draws strokes that rise to the right, and omits strokes so short that they look like dots', () => {
  const box = { left: 0, right: 20, top: 0, bottom: 20 };
  expect(hatchBox(box, 10)).toBe('M0 10l10 -10M0 20l20 -20M10 20l10 -10');
});

test('strokes end at the edges of a box that is not square', () => {
  const box = { left: 5, right: 17, top: 10, bottom: 20 };
  expect(hatchBox(box, 8)).toBe('M5 18l8 -8M11 20l6 -6');
});
