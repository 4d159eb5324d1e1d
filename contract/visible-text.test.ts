import { expect, test } from 'vitest';
import { cleanEmail, trimInvisible } from './visible-text.ts';

const invisible = [
  ...[0x20, 0x9, 0xa, 0xa0, 0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x1d159, 0x2003, 0x200b, 0x200d],
  ...[0x200e, 0x2028, 0x202a, 0x202c, 0x202e, 0x2060, 0x2066, 0x2069, 0x2800, 0x3000, 0x3164],
  ...[0xfeff, 0xffa0, 0xfff9, 0xe0001, 0x0, 0x7f, 0x85],
].map((code) => String.fromCodePoint(code));

test.each(invisible)(
  '%j is trimmed from both ends of a value, and a value that contains only this character becomes empty',
  (character) => {
    expect(trimInvisible(`${character}Ann${character}Lee${character}${character}`)).toBe(
      `Ann${character}Lee`,
    );
    expect(trimInvisible(character.repeat(3))).toBe('');
    expect(cleanEmail(`${character}ann@example.com${character}`)).toBe('ann@example.com');
  },
);

test.each(['Zoë', 'Łukasz', '李', 'שלום', 'Ann ❤️', '👩‍🔧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'e\u0301', '؀1'])(
  'trimming does not change %s',
  (name) => {
    expect(trimInvisible(name)).toBe(name);
  },
);

test('variation selectors are trimmed if no visible character precedes them', () => {
  expect(trimInvisible('\ufe0f\ufe0f')).toBe('');
});

test('trimming takes linear time for a long value', () => {
  const startedAt = performance.now();
  trimInvisible(`x${' '.repeat(60_000)}x`);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test('cleanEmail removes zero-width characters and keeps white space inside an address', () => {
  expect(cleanEmail('ann\u200b@exam\u00adple.com')).toBe('ann@example.com');
  expect(cleanEmail('ann lee@example.com')).toBe('ann lee@example.com');
  expect(cleanEmail('ann\u2800lee@example.com')).toBe('ann\u2800lee@example.com');
});
