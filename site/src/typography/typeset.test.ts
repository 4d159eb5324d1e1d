import { expect, test } from 'vitest';
import { typeset, typesetHeading } from './typeset.ts';

/** Replaces no-break spaces with ~ and word joiners with |, because both are invisible. */
const show = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '|');

test.each([
  [`The NEC's "25 ohms" rule`, 'The NEC’s “25~ohms” rule'],
  [`("yes") 'no' of '24`, '(“yes”) ‘no’ of ’24'],
  ['36-48 in, 10-15% and 0.95-0.97', '36|–|48~in, 10|–|15% and 0.95|–|0.97'],
  ['in 1-2 hours, not in 3 hours', 'in 1|–|2~hours, not in 3 hours'],
  ['$200,000-$2,000,000+', '$200,000|–|$2,000,000+'],
  ['2011-2022, 2023-24', '2011|–|2022, 2023|–|24'],
  ['72.1 - 4.5 = 67.6 kW at -5 °C', '72.1 − 4.5 = 67.6~kW at −5~°C'],
  ['10 x 20 ft...', '10 × 20~ft…'],
  ['H2S, CO2 and SF6, not CO25', 'H₂S, CO₂ and SF₆, not CO25'],
  ['at 2 a.m. under Article 500, Class I', 'at 2~a.m. under Article~500, Class~I'],
  ['480 V ac, 5 in. of it, 5 in Texas', '480~V~ac, 5~in. of it, 5 in Texas'],
  ['IEC 61131-3 and ISA/IEC 62443', 'IEC~61131-|3 and ISA/IEC~62443'],
  ['NFPA 70B-2023 or C57.91-2011', 'NFPA~70B-|2023 or C57.91-2011'],
  ['as-built one-lines, one-third', 'as-|built one-|lines, one-third'],
  ['EE-98J for wiring, an EL-1, 52-M', 'EE-|98J for wiring, an EL-|1, 52-|M'],
])('typesets %s', (plain, set) => {
  expect(show(typeset(plain))).toBe(set);
  expect(typeset(typeset(plain)), 'set again').toBe(typeset(plain));
});

test.each([
  'IEEE 1584-2018',
  'NFPA 70-2023',
  'C57.104-2019',
  'ICEA S-94-649-2021',
  'NMSA 52-1-6',
  'IEC 61400-1',
  '29 CFR 1926.1407-1408',
  '1910.331-.335',
  'breaker 52-1',
  'trade size 1-1/2',
  '(432) 555-0142',
  '79714-1234',
  'AB 4-2023, a guideline',
  'P2-14',
  '24/7',
])('%s keeps its hyphens', (name) => {
  expect(typeset(name)).not.toMatch(/[–−]/);
});

test('in headings, counts and short compounds do not break, but long compounds may', () => {
  expect(show(typesetHeading('A one-line in 24 hours'))).toBe('A one-|line in 24~hours');
  expect(show(typesetHeading('high-voltage-versus-medium'))).toBe('high-voltage-versus-medium');
});
