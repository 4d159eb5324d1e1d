import { expect, test } from 'vitest';
import { typeset, typesetHeading } from './typeset.ts';

/** Replaces no-break spaces with ~ and word joiners with |, because both are invisible. */
const show = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '|');

test.each([
  { plain: `The NEC's "25 ohms" rule`, expected: 'The NEC’s “25~ohms” rule' },
  { plain: `("yes") 'no' of '24`, expected: '(“yes”) ‘no’ of ’24' },
  { plain: '36-48 in, 10-15% and 0.95-0.97', expected: '36|–|48~in, 10|–|15% and 0.95|–|0.97' },
  { plain: 'in 1-2 hours, not in 3 hours', expected: 'in 1|–|2~hours, not in 3 hours' },
  { plain: '$200,000-$2,000,000+', expected: '$200,000|–|$2,000,000+' },
  { plain: '2011-2022, 2023-24', expected: '2011|–|2022, 2023|–|24' },
  { plain: '72.1 - 4.5 = 67.6 kW at -5 °C', expected: '72.1 − 4.5 = 67.6~kW at −5~°C' },
  { plain: '10 x 20 ft...', expected: '10 × 20~ft…' },
  { plain: 'H2S, CO2 and SF6, not CO25', expected: 'H₂S, CO₂ and SF₆, not CO25' },
  {
    plain: 'at 2 a.m. under Article 500, Class I',
    expected: 'at 2~a.m. under Article~500, Class~I',
  },
  { plain: '480 V ac, 5 in. of it, 5 in Texas', expected: '480~V~ac, 5~in. of it, 5 in Texas' },
  { plain: 'IEC 61131-3 and ISA/IEC 62443', expected: 'IEC~61131-|3 and ISA/IEC~62443' },
  { plain: 'NFPA 70B-2023 or C57.91-2011', expected: 'NFPA~70B-|2023 or C57.91-2011' },
  { plain: 'as-built one-lines, one-third', expected: 'as-|built one-|lines, one-third' },
  { plain: 'EE-98J for wiring, an EL-1, 52-M', expected: 'EE-|98J for wiring, an EL-|1, 52-|M' },
])('typesets $plain', ({ plain, expected }) => {
  expect(show(typeset(plain))).toBe(expected);
  expect(typeset(typeset(plain)), 'typeset again').toBe(typeset(plain));
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
