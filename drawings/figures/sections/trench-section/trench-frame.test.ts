import { expect, test } from 'vitest';
import { trenchFrame } from './trench-frame.ts';

const trench = {
  cover: { drawn: 42, least: 36, most: 48 },
  tape: 12,
  fineCover: 6,
  trefoil: 4,
  bedding: 4,
  spacing: 24,
  names: { rock: '', backfill: '', tape: '', fineCover: '', bedding: '', ground: '', duct: '' },
};

test('layers lie under grade as deep as the data say', () => {
  expect(trenchFrame(trench, 'wide').depth).toEqual({
    tape: 30,
    fine: 36,
    cables: 42,
    bed: 46,
    floor: 50,
  });
});

test('three touching cables are as high as their bundle', () => {
  // Middles of the lower two to the upper one: √3 r; with a radius above and below, (2 + √3) r = 4.
  const { cable } = trenchFrame(trench, 'wide');
  expect((2 + Math.sqrt(3)) * cable).toBeCloseTo(4, 9);
});

test('both arrangements are to one scale along and down', () => {
  for (const size of ['wide', 'narrow'] as const) {
    const { x, y, inch } = trenchFrame(trench, size);
    expect(x(10) - x(0)).toBeCloseTo(10 * inch, 0);
    expect(y(10) - y(0)).toBeCloseTo(10 * inch, 0);
  }
});
