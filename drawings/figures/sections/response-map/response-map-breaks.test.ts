import { expect, test } from 'vitest';
import { brokenAround } from './response-map-breaks.ts';

test('a line breaks around a ring that it passes, not at its ends', () => {
  const line = [
    [0, 0],
    [100, 0],
  ] as const;
  // Straight through the middle of a ring of 9.5.
  expect(brokenAround(line, [line[0], [50, 0], line[1]])).toEqual([
    [
      [0, 0],
      [40.5, 0],
    ],
    [
      [59.5, 0],
      [100, 0],
    ],
  ]);
  // 7.6 off it the chord is half as long again as 3.8 of a 3-4-5 triangle: 5.7 either way.
  expect(brokenAround(line, [[50, 7.6]])[0]?.[1]).toEqual([44.3, 0]);
  expect(brokenAround(line, [[50, 10]])).toEqual([line]);
});
