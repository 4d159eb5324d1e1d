import { expect, test } from 'vitest';
import { avoidedWords, findAvoidedWords } from './avoided-words.ts';

test('an avoided word is found as a whole word, in upper or lower case, with its position', () => {
  expect(findAvoidedWords('The breaker is Dead.')).toEqual([
    { word: 'Dead', better: 'de-energized, or verified de-energized', index: 15 },
  ]);
  expect(findAvoidedWords('A deadline, a remaker, recommended sumsets.')).toEqual([]);
});

test('an avoided phrase is found across a line break', () => {
  expect(findAvoidedWords('NEC\nasks').map(({ word }) => word)).toEqual(['NEC\nasks']);
});

test.each([
  'Dead-front panels, dead-break elbows and dead-tank breakers.',
  'A live-dead-live test closes on a dead bus.',
  'IEEE 81, Guide for Measuring Earth Resistivity, Ground Impedance, and Earth Surface Potentials.',
  'Nobody stands under a load. The owner wants it.',
  'The decision maker signs. Section 86.4. Ask once.',
])('no avoided word is found in: %s', (text) => {
  expect(findAvoidedWords(text)).toEqual([]);
});

test('no suggested replacement is itself an avoided word', () => {
  for (const { better } of avoidedWords) expect(findAvoidedWords(better), better).toEqual([]);
});
