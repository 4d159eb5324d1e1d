import { expect, test } from 'vitest';
import { hatching } from './hatching.ts';

test('strokes rise or fall all over an area, through its first corner, and leave its holes out', () => {
  const square = 'M0 0 20 0 20 20 0 20';
  expect(hatching(square, 10)).toBe('M0 10l10 -10M0 20l20 -20M10 20l10 -10');
  expect(hatching(square, -10)).toBe('M0 10l10 10M0 0l20 20M10 0l10 10');
  expect(hatching(`${square}M5 5 15 5 15 15 5 15`, 20)).toBe('M0 20l5 -5M15 5l5 -5');
  // A first corner by itself encloses nothing.
  expect(hatching(`M0 5${square}`, 20)).toBe('M0 5l5 -5M5 20l15 -15');
});
