import { expect, test } from 'vitest';
import { typeset } from '../prose/typeset.ts';
import { describeEditions } from './editions-in-articles.ts';
import { standardsSchema } from './standards.ts';
import { describeStandardNotes } from './standards-in-time.ts';

const grounding = {
  name: 'IEEE 81',
  title: 'Measuring ground impedance',
  cited: [2012, 2025],
  current: 2025,
  lookedUp: { on: '2026-11-28', where: 'a catalog' },
  change: 'IEEE 81-2025 has replaced the 2012 edition.',
};
const code = {
  name: 'NFPA 70',
  alsoCited: ['NEC'],
  title: 'National Electrical Code',
  cited: [2023],
  current: 2023,
  unconfirmed: 'No catalog was read.',
};

const read = (...standards: object[]) => standardsSchema().parse({ standards }).standards;
const refused = (...standards: object[]) =>
  (standardsSchema().safeParse({ standards }).error?.issues ?? []).map(
    ({ path, message }) => `${path.slice(1).join('.')}: ${message}`,
  );

test('a standard needs a look-up or a note on what is not confirmed, and the change since an earlier edition', () => {
  expect(refused(grounding, code)).toEqual([]);
  expect(refused({ ...code, unconfirmed: undefined })).toEqual([
    expect.stringMatching(/^0\.lookedUp: missing; add where and when/),
  ]);
  expect(refused({ ...grounding, change: undefined })).toEqual([
    expect.stringMatching(/^0\.change: missing; say what the 2025 edition changed/),
  ]);
  expect(refused({ ...grounding, current: 2012 })).toEqual([
    expect.stringMatching(/^0\.current: expected 2025 or later/),
  ]);
});

test('a standard is in the table once, by any of its names', () => {
  expect(refused(code, { ...code, name: 'NEC', alsoCited: undefined })).toEqual([
    '1.name: "NEC" is already in the table; merge the two entries, or correct the name',
  ]);
});

test('an article states the change since the earlier edition that it cites', () => {
  const standards = read(grounding, code);
  expect(describeEditions(['To IEEE 81-2012.', 'NEC 2023'], standards)).toEqual([
    {
      text: typeset(grounding.change),
      lookedUp: { on: new Date('2026-11-28'), where: 'a catalog' },
    },
  ]);
  expect(describeEditions(['To IEEE 81-2025.', 'IEEE 81'], standards)).toEqual([]);
});

test('an article states the note on a standard that it cites by edition, and what is not confirmed', () => {
  const note = 'A new edition is expected.';
  const standards = read({ ...code, note });
  expect(describeEditions(['The 2023 NEC'], standards)).toEqual([
    { text: `${note} ${code.unconfirmed}`, lookedUp: undefined },
  ]);
  expect(describeEditions(['The NEC'], standards)).toEqual([]);
});

test('look-ups more than a year old and missing look-ups are notes for the owner', () => {
  const standards = read(grounding, code);
  const notesOn = (day: string) =>
    describeStandardNotes(standards, new Date(`${day}T18:00:00Z`), 'America/Chicago');
  const missing =
    'content/standards.yaml: 1 of 2 standards have no look-up; find their current editions and set lookedUp: NFPA 70';
  expect(notesOn('2027-11-28')).toEqual([missing]);
  expect(notesOn('2027-11-29')).toEqual([
    'content/standards.yaml IEEE 81: looked up on 2026-11-28, more than a year ago; look up the current edition and set lookedUp',
    missing,
  ]);
  expect(describeStandardNotes(read(grounding), new Date('2027-01-01'), 'UTC')).toEqual([]);
});
