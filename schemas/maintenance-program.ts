import { z } from 'zod';
import { parseMonth, weekdays } from '#electrical/tools/day.ts';
import { roundIntervals } from '#electrical/tools/maintenance-program.ts';
import { group, listBy, listOf, oneOf, positive, refuse, text, verbatim } from './fields.ts';
import { workStates } from './record-kinds.ts';

const task = {
  task: text('a task', 'Sample oil for dissolved gas and moisture'),
  state: oneOf(workStates, 'a state'),
  limit: text('a limit', 'any alarm').optional(),
  source: text('the source of the interval', 'NFPA 70B-2023: 12 months or less'),
};

const condition = z.literal([1, 2, 3], 'expected a condition of maintenance: 1, 2 or 3');

const minutes = group({
  low: positive('a number of minutes', '15'),
  high: positive('a number of minutes', '30'),
}).refine(({ low, high }) => low <= high, {
  error: 'expected `low` to be at most `high`, for example { low: 15, high: 30 }',
});

/** Months between tests in Conditions 1, 2 and 3, in multiples of 6. */
const intervals = group({
  condition1: months(1, 60),
  condition2: months(2, 36),
  condition3: months(3, 12),
})
  .transform(
    ({ condition1, condition2, condition3 }) => [condition1, condition2, condition3] as const,
  )
  .refine(([first, second, third]) => first >= second && second >= third, {
    error:
      'expected intervals that do not increase from Condition 1 to 3, for example 60, 36 and 12 months',
  })
  .meta({
    title: 'Months between tests',
    description: 'Multiples of 6. A worse condition has no more months than a better one.',
  });

/** The tasks that the maintenance calendar schedules, and the example site shown initially. */
export const maintenanceProgramSchema = group({
  /** Explains the three conditions of maintenance to visitors. */
  conditionHint: text('a sentence or two', 'Condition of maintenance: 1 as new; 2 ...'),
  equipment: listOf(
    group({
      /** Short id, used in URLs. Do not change a published id. */
      id: z
        .string()
        .regex(/^[a-z]+$/, 'expected a short name in lowercase letters, for example switchgear'),
      name: text('a kind of equipment', 'Oil-filled transformers'),
      rounds: listOf(
        group({ every: oneOf(roundIntervals, 'a round'), minutes, ...task }),
        'tasks',
      ).default([]),
      /** Tests performed during an outage or right before one. */
      tests: listOf(group({ months: intervals, ...task }), 'tests').default([]),
    }),
    'equipment',
  ).refine((equipment) => new Set(equipment.map(({ id }) => id)).size === equipment.length, {
    error: 'expected unique ids; rename one of the two with the same id',
  }),
  example: group({
    /** Name of the example site. May be empty. */
    site: z.string({ error: 'expected a name, such as "Example tank battery"' }).default(''),
    conditions: listBy(
      'equipment',
      group({ equipment: verbatim('the id of a kind of equipment', 'switchgear'), condition }),
      'equipment on site',
      (equipment) => equipment.condition,
    ),
    start: z
      .string()
      .refine((start) => parseMonth(start), { error: 'expected a month, for example 2027-01' }),
    years: z.literal([1, 3, 5], 'expected 1, 3 or 5'),
    weekday: oneOf(weekdays, 'a weekday'),
    outage: group({
      month: positive('a month from 1 to 12', '10').int().max(12),
      week: z.literal([1, 2, 3, 4], 'expected a week of the month, 1 to 4'),
      days: positive('a number of days', '3').int().max(14),
      /** Whether to plan no outages in the weeks of July 4, Thanksgiving and Christmas. */
      skipHolidays: z.boolean({ error: 'expected true or false' }),
    }),
  }),
}).superRefine(({ equipment, example }, issues) => {
  const ids = equipment.map(({ id }) => id);
  for (const [index, id] of Object.keys(example.conditions).entries()) {
    if (ids.includes(id)) continue;
    const message = `expected an id from the list \`equipment\`: ${ids.join(', ')}`;
    refuse(issues, ['example', 'conditions', index, 'equipment'], message);
  }
});

function months(condition: number, example: number) {
  return z
    .number({
      error: `expected a number of months for Condition ${condition}, for example ${example}`,
    })
    .refine((value) => value > 0 && value % 6 === 0, {
      error: 'expected a multiple of 6 months, because outages are half a year apart',
    })
    .meta({ title: `In Condition ${condition}` });
}
