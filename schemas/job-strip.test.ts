import { expect, test } from 'vitest';
import { z } from 'zod';
import { jobStripSchema } from './job-strip.ts';

const schema = jobStripSchema({
  reference: (collection) => z.string().transform((id) => ({ collection, id })),
});

const windows = [{ from: '2026-05-14 06:00', to: '2026-05-14 18:00' }];
const item = { from: '2026-05-14 06:42', text: 'Isolated' };

const findProblems = (changes: object) =>
  schema
    .safeParse({ label: 'The repair on May 14.', windows, items: [item], ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a strip whose times are in its windows is valid', () => {
  expect(findProblems({})).toBeUndefined();
});

test.each([
  {
    description: 'a time in none of the windows',
    changes: { items: [{ ...item, from: '2026-05-13 06:42' }] },
    problem:
      'items.0.from: 2026-05-13 06:42 is in none of the windows; extend a window, or correct the time',
  },
  {
    description: 'an end before the start',
    changes: { items: [{ ...item, to: '2026-05-14 06:40' }] },
    problem: 'items.0.to: is not later than 2026-05-14 06:42; correct one of the two',
  },
  {
    description: 'a time without a day',
    changes: { items: [{ ...item, from: '06:42' }] },
    problem: 'items.0.from: expected a day and a time, for example 2026-05-14 06:42',
  },
])('$description is reported with its fix', ({ changes, problem }) => {
  expect(findProblems(changes)).toContain(problem);
});
