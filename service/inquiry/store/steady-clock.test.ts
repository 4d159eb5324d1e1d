import { expect, onTestFinished, test } from 'vitest';
import { createFileDatabase } from '../../node/database/file-database.ts';
import { isClockSteady } from './steady-clock.ts';

const today = 1_800_000_000_000;

/** A daily run: its time in days from today, and whether the run may erase inquiries. */
type Run = [day: number, mayErase: boolean];

const cases: [description: string, runs: Run[]][] = [
  // biome-ignore format: all runs of a case fit on one line.
  ['one or more runs each day', [[0, true], [1, true], [1.1, true], [2, true]]],
  [
    'the clock is set back by an hour',
    [
      [0, true],
      [-0.04, true],
      [1, true],
    ],
  ],
  // biome-ignore format: all runs of a case fit on one line.
  ['the clock is a year ahead until somebody corrects it', [[0, true], [365, false], [365.1, false], [0.3, true]]],
  // biome-ignore format: all runs of a case fit on one line.
  ['the clock jumps ahead twice', [[0, true], [365, false], [800, false], [800.5, false], [1, true]]],
  // biome-ignore format: all runs of a case fit on one line.
  ['the machine is switched off for weeks', [[0, true], [20, false], [20.5, false], [21, true], [22, true]]],
  [
    'the clock is a year behind at the first start',
    [
      [-365, true],
      [0, false],
      [1, true],
      [2, true],
    ],
  ],
];

test.each(cases)(
  'inquiries are only erased while the clock can be trusted: %s',
  async (_, runs) => {
    const database = createFileDatabase(':memory:');
    onTestFinished(() => database.close());
    for (const [day, mayErase] of runs) {
      expect(await isClockSteady(database, today + day * 86_400_000), `day ${day}`).toBe(mayErase);
    }
  },
);
