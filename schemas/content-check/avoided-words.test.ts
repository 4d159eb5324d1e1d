import { expect, test } from 'vitest';
import { avoidedWords, findAvoidedWords } from './avoided-words.ts';

test('a word is found by itself, in any case, with its place and its better word', () => {
  expect(findAvoidedWords('The breaker is Dead.')).toEqual([
    { word: 'Dead', better: 'de-energized, or verified de-energized', index: 15 },
  ]);
  expect(findAvoidedWords('A deadline, a remaker, recommended sumsets.')).toEqual([]);
});

test('two words are found across a line', () => {
  expect(findAvoidedWords('NEC\nasks').map(({ word }) => word)).toEqual(['NEC\nasks']);
});

test.each([
  'Dead-front panels, dead-break elbows and dead-tank breakers.',
  'A live-dead-live test closes on a dead bus.',
  'IEEE 81, Guide for Measuring Earth Resistivity, Ground Impedance, and Earth Surface Potentials.',
  'Nobody stands under a load. The owner wants it.',
  'The decision maker signs. Section 86.4. Ask once.',
])('a term of the trade is let through: %s', (text) => {
  expect(findAvoidedWords(text)).toEqual([]);
});

test('no better word is itself avoided', () => {
  for (const { better } of avoidedWords) expect(findAvoidedWords(better), better).toEqual([]);
});
