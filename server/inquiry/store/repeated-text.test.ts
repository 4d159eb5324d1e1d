import { expect, test } from 'vitest';
import { toTextKey } from './repeated-text.ts';

const words = 'Cheap links for your website, ask us today';

test.each([
  ['case and spacing', ' cheap  LINKS for your\r\nwebsite, ask us today\t'],
  ['punctuation', 'Cheap links: for your website - ask us (today)!!!'],
  ['invisible characters', 'Cheap li\u200bnks for your web\u00adsite, ask us\u2060 today\ufeff'],
  ['full-width letters', 'Ｃｈｅａｐ links for your website, ask us today'],
  ['a prefilled first line', `About: Construction quote\n${words}`],
])('messages that differ only in %s have the same key', (_, text) => {
  expect(toTextKey(text)).toBe(toTextKey(words));
});

test.each([
  ['another word', `${words} now`],
  ['another number', `${words} 2`],
])('a message with %s has a different key', (_, text) => {
  expect(toTextKey(text)).not.toBe(toTextKey(words));
});

test.each([
  ['an empty message', ''],
  ['a few words', 'Please call me back'],
  ['a page of dots', '. '.repeat(2000)],
  ['text that was prefilled by a link', 'About: High-voltage substation construction quote\n'],
  [
    'prefilled text followed by a few words',
    'About: High-voltage construction quote\nPlease call me',
  ],
])('%s has no key, because different visitors may send it', (_, text) => {
  expect(toTextKey(text)).toBeUndefined();
});
