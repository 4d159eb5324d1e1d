import { expect, onTestFinished, test } from 'vitest';
import { createFileDatabase } from '../../node/database/file-database.ts';
import { type ClockState, checkClock } from './check-clock.ts';

const today = 1_800_000_000_000;

/** A run: its time in days from today, and the expected state of the clock. */
type Run = [day: number, state: ClockState];

// biome-ignore format: all runs of a case fit on one line.
const cases: [description: string, runs: Run[]][] = [
  ['one or more runs each day', [[0, 'early'], [1, 'steady'], [1.1, 'early'], [2, 'steady']]],
  ['the clock is set back by an hour', [[0, 'early'], [-0.04, 'jumped'], [1, 'steady']]],
  ['the clock is a year ahead until somebody corrects it', [[0, 'early'], [365, 'jumped'], [365.1, 'early'], [0.3, 'jumped'], [1.3, 'steady']]],
  ['the clock jumps ahead twice', [[0, 'early'], [365, 'jumped'], [800, 'jumped'], [800.5, 'early'], [1, 'jumped'], [2, 'steady']]],
  ['the machine is switched off for weeks', [[0, 'early'], [20, 'jumped'], [20.5, 'early'], [21, 'steady'], [22, 'steady']]],
  ['the clock is a year behind at the first start', [[-365, 'early'], [0, 'jumped'], [1, 'steady'], [2, 'steady']]],
  ['the service is restarted every five hours', [[0, 'early'], [0.21, 'early'], [0.42, 'early'], [0.63, 'early'], [0.84, 'steady'], [1.05, 'early']]],
  ['a daily run was missed', [[0, 'early'], [2, 'steady']]],
];

test.each(cases)(
  'inquiries are only erased while the clock can be trusted: %s',
  async (_, runs) => {
    const database = createFileDatabase(':memory:');
    onTestFinished(() => database.close());
    for (const [day, state] of runs) {
      expect(await checkClock(database, today + day * 86_400_000), `day ${day}`).toBe(state);
    }
  },
);
