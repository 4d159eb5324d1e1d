import { expect, test } from 'vitest';
import { countReadingMinutes } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  ['rounds a short text up to one minute', words(40), {}, 1],
  ['counts 220 words per minute', words(660), {}, 3],
  [
    'counts words inside headings and tags',
    `## ${words(220)}\n\n<Safety>\n\n${words(220)}\n\n</Safety>`,
    {},
    2,
  ],
  ['counts words of records', words(220), { rows: { risks: [{ text: words(220) }] } }, 2],
])('%s', (_, source, records, minutes) => {
  expect(countReadingMinutes(source, records)).toBe(minutes);
});
