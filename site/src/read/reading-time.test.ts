import { expect, test } from 'vitest';
import { countReadingMinutes } from './reading-time.ts';

const words = (count: number) => 'word '.repeat(count);

test.each([
  {
    description: 'rounds a short text up to one minute',
    source: words(40),
    records: {},
    minutes: 1,
  },
  { description: 'counts 220 words per minute', source: words(660), records: {}, minutes: 3 },
  {
    description: 'counts words inside headings and tags',
    source: `## ${words(220)}\n\n<Safety>\n\n${words(220)}\n\n</Safety>`,
    records: {},
    minutes: 2,
  },
  {
    description: 'counts words of records',
    source: words(220),
    records: { rows: { risks: [{ text: words(220) }] } },
    minutes: 2,
  },
])('$description', ({ source, records, minutes }) => {
  expect(countReadingMinutes(source, records)).toBe(minutes);
});
