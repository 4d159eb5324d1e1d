import { expect, test } from 'vitest';
import { countReadingMinutes } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  ['a short text takes a minute', words(40), {}, 1],
  ['220 words take a minute', words(660), {}, 3],
  [
    'words of lists, tags and headings count',
    `## ${words(220)}\n\n<Safety>\n\n${words(220)}\n\n</Safety>`,
    {},
    2,
  ],
  ['words of records count', words(220), { rows: { risks: [{ text: words(220) }] } }, 2],
])('%s', (_, source, records, minutes) => {
  expect(countReadingMinutes(source, records)).toBe(minutes);
});
