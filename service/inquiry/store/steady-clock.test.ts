import { expect, onTestFinished, test } from 'vitest';
import { createFileDatabase } from '../../node/database/file-database.ts';
import { isClockSteady } from './steady-clock.ts';

const today = 1_800_000_000_000;

/** A run: its time in days from today, and whether the run may erase inquiries. */
type Run = [day: number, mayErase: boolean];

const cases: [description: string, runs: Run[]][] = [
  // biome-ignore format: all runs of a case fit on one line.
  ['a run each day, and several on one', [[0, true], [1, true], [1.1, true], [2, true]]],
  [
    'a clock put back by an hour',
    [
      [0, true],
      [-0.04, true],
      [1, true],
    ],
  ],
  // biome-ignore format: all runs of a case fit on one line.
  ['a year ahead until somebody corrects it', [[0, true], [365, false], [365.1, false], [0.3, true]]],
  // biome-ignore format: all runs of a case fit on one line.
  ['ahead twice, the second time by something else', [[0, true], [365, false], [800, false], [800.5, false], [1, true]]],
  // biome-ignore format: all runs of a case fit on one line.
  ['switched off for weeks', [[0, true], [20, false], [20.5, false], [21, true], [22, true]]],
  [
    'a year behind at the first start',
    [
      [-365, true],
      [0, false],
      [1, true],
      [2, true],
    ],
  ],
];

test.each(cases)('the clock decides what has expired: %s', async (_, runs) => {
  const database = createFileDatabase(':memory:');
  onTestFinished(() => database.close());
  for (const [day, mayErase] of runs) {
    expect(await isClockSteady(database, today + day * 86_400_000), `day ${day}`).toBe(mayErase);
  }
});
