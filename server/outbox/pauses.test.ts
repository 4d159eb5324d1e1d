import { expect, test } from 'vitest';
import { readEnvironment } from '#contract/environment.ts';
import { choosePause } from './pauses.ts';

const { OUTBOX_RETRY_FIRST: first, OUTBOX_RETRY_MAX: longest } = readEnvironment('/', {});
const limits = { first, longest };

test('by default the pause doubles from half a minute up to six hours', () => {
  const pauses = [1, 2, 3, 9, 10, 11, 5000].map((failures) =>
    choosePause(failures, limits, () => 0),
  );
  expect(pauses).toEqual([30_000, 60_000, 120_000, 7_680_000, 15_360_000, 21_600_000, 21_600_000]);
});

test('pauses are randomly shortened by up to a fifth, but never lengthened', () => {
  expect(choosePause(1, limits, () => 0.999_999)).toBe(24_001);
  expect(choosePause(11, limits, () => 0)).toBe(limits.longest);
});

test('the pause never exceeds the maximum, even after very many failures', () => {
  for (const failures of [100, 1e6, Number.MAX_SAFE_INTEGER]) {
    expect(choosePause(failures, limits, () => 0)).toBe(limits.longest);
  }
});
