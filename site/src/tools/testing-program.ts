import type { MaintenanceProgram } from './maintenance-program.ts';

/** A program for tests: every round, every interval, and what calendars and spreadsheets must escape. */
export const testingProgram: MaintenanceProgram = {
  rounds: {
    daily: { low: 0.5, high: 1, days: 1 },
    weekly: { low: 2, high: 4, days: 1 },
    monthly: { low: 4, high: 8, days: 1 },
    quarterly: { low: 8, high: 16, days: 2 },
  },
  equipment: [
    {
      id: 'gear',
      name: 'Gear, "main"; 480 V',
      rounds: [
        task('daily', 'Log volts; beyond ±5%, call'),
        task('weekly', '=1+1 latched\\closed'),
        task('quarterly', 'Scan by infrared, over 40 °C above ambient'),
      ],
      tests: [test('Exercise breakers', [12, 12, 6]), test('Inject trip units', [36, 12, 12])],
    },
    {
      id: 'cable',
      name: 'Cable',
      rounds: [task('monthly', 'Look at terminations')],
      tests: [test('Withstand at very low frequency', [60, 36, 12])],
    },
  ],
};

function task<Every extends string>(every: Every, words: string) {
  return { every, task: words, state: 'doors closed', limit: 'any; at once', source: 'A standard' };
}

function test(words: string, months: [number, number, number]) {
  return { months, task: words, state: 'de-energized', source: 'Another standard, 2023' };
}
