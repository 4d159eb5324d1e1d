import { expect, test } from 'vitest';
import { toPlainCharacters } from './plain-characters.ts';
import { typeset, typesetHeading } from './typeset.ts';

test.each([
  `The NEC's "25 ohms" rule of '24`,
  '36-48 in, 10-15% and $200,000-$2,000,000+',
  '72.1 - 4.5 = 67.6 kW at -5 °C',
  'H2S, CO2 and SF6',
  'IEC 61131-3, as-built one-lines, EE-98J, 480 V ac',
])('typeset text becomes what the owner typed: %s', (typed) => {
  expect(toPlainCharacters(typeset(typed))).toBe(typed);
  expect(toPlainCharacters(typesetHeading(typed))).toBe(typed);
});

test('a dash that the owner typed stays', () => {
  expect(toPlainCharacters('10–15 – as typed')).toBe('10–15 – as typed');
});
