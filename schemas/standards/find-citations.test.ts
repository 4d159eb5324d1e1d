import { expect, test } from 'vitest';
import { findCitations } from './find-citations.ts';

const cite = (text: string, known: readonly string[] = []) =>
  findCitations(text, known).map(({ name, edition }) => `${name} of ${edition}`);

test.each([
  ['IEEE 81-2012, Guide for ...', 'IEEE 81 of 2012'],
  ['per ANSI/NETA ATS-2021.', 'ANSI/NETA ATS of 2021'],
  ['(NFPA 70E-2024)', 'NFPA 70E of 2024'],
  ['NEMA MG 1-2021 starts', 'NEMA MG 1 of 2021'],
  ['IEEE C57.12.00-2021', 'IEEE C57.12.00 of 2021'],
  ['ICEA S-94-649-2021 and', 'ICEA S-94-649 of 2021'],
  ['IEC 60287-1-1:2023', 'IEC 60287-1-1 of 2023'],
  ['ANSI/ASSP Z390.1-2017', 'ANSI/ASSP Z390.1 of 2017'],
])('a standard with the year of its edition is found in "%s"', (text, found) => {
  expect(cite(text)).toEqual([found]);
});

test.each([
  'BLS and OSHA records for 2011-2022',
  'OSHA 2011-2022',
  'docket OSHA-2021-0009',
  'IEEE 80 step and touch limits',
  'CPL 02-00-164, 2020',
  'NFPA 70E-2024A',
  '14.10.4 NMAC of 2023',
])('no citation of an edition is found in "%s"', (text) => {
  expect(cite(text)).toEqual([]);
});

test('a known code without digits is found with its year before or after the name', () => {
  const text = 'The 2023 NEC; NEC 2020, 500.5; a 2012 NESC. In 2026 a code';
  expect(cite(text, ['NEC', 'NESC', 'NFPA 70'])).toEqual([
    'NEC of 2023',
    'NEC of 2020',
    'NESC of 2012',
  ]);
  expect(cite('Since 2023 NFPA 70 has', ['NFPA 70'])).toEqual([]);
});

test('a reference with the edition after the title is found for a known standard', () => {
  const text = 'NFPA 70, National Electrical Code, 2023 edition: Article 110';
  expect(cite(text, ['NFPA 70'])).toEqual(['NFPA 70 of 2023']);
  expect(cite(text, ['NFPA 70E'])).toEqual([]);
});

test('citations are sorted by position, across line breaks, and without words before a known name', () => {
  const text = 'The 2023 NEC. US IEEE\n81-2012';
  expect(findCitations(text, ['IEEE 81', 'NEC'])).toEqual([
    { name: 'NEC', edition: 2023, index: 4 },
    { name: 'IEEE 81', edition: 2012, index: 14 },
  ]);
});
