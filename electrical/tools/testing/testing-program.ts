import type { MaintenanceProgram, RoundInterval, RoundTask } from '../maintenance-program.ts';

/** A maintenance program for tests, with every kind of round and with characters that must be escaped. */
export const testingProgram: MaintenanceProgram = {
  equipment: [
    {
      id: 'gear',
      name: 'Gear, "main"; 480 V',
      rounds: [
        task('daily', 'Log volts; beyond ±5%, call', 30, 60),
        task('weekly', '=1+1 latched\\closed', 120, 240),
        task('quarterly', 'Scan by infrared, over 40 °C above ambient', 480, 960),
      ],
      tests: [test('Exercise breakers', [12, 12, 6]), test('Inject trip units', [36, 12, 12])],
    },
    {
      id: 'cable',
      name: 'Cable',
      rounds: [task('monthly', 'Look at terminations', 240, 480)],
      tests: [test('Withstand at very low frequency', [60, 36, 12])],
    },
  ],
};

/** Creates a task of a round, with its labor in minutes. */
function task(every: RoundInterval, name: string, low: number, high: number): RoundTask {
  return {
    every,
    minutes: { low, high },
    task: name,
    state: 'doors closed',
    limit: 'any; at once',
    source: `${name}, 2021`,
  };
}

/** Creates a maintenance test. `months` are the intervals between tests in Conditions 1, 2 and 3. */
function test(name: string, months: [number, number, number]) {
  return { months, task: name, state: 'de-energized', source: `${name}, 2023` };
}
