import { expect, test } from 'vitest';
import { toTextKey } from './repeated-text.ts';

const words = 'Cheap links for your website, ask us today';

test.each([
  ['case and spacing', ' cheap  LINKS for your\r\nwebsite, ask us today\t'],
  ['punctuation', 'Cheap links: for your website - ask us (today)!!!'],
  ['invisible characters', 'Cheap li\u200bnks for your web\u00adsite, ask us\u2060 today\ufeff'],
  ['letters of another width', 'Ｃｈｅａｐ links for your website, ask us today'],
  ['words of a link before them', `About: Construction quote\n${words}`],
])('texts that differ only in %s have the same key', (_, text) => {
  expect(toTextKey(text)).toBe(toTextKey(words));
});

test.each([
  ['another word', `${words} now`],
  ['another number', `${words} 2`],
])('%s changes the key', (_, text) => {
  expect(toTextKey(text)).not.toBe(toTextKey(words));
});

test.each([
  ['an empty message', ''],
  ['a few words', 'Please call me back'],
  ['a page of dots', '. '.repeat(2000)],
  ['text that a link of the site prefilled', 'About: High-voltage substation construction quote\n'],
  [
    'prefilled text with a few words after it',
    'About: High-voltage construction quote\nPlease call me',
  ],
])('%s has no key, because its repetition means nothing', (_, text) => {
  expect(toTextKey(text)).toBeUndefined();
});
