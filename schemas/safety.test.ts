import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { copyContent } from './content-check/content-copy.ts';
import { safetySchema } from './safety.ts';
import { describeExpiries, selectCurrent } from './safety-in-time.ts';

const texas = 'America/Chicago';

/** 11:30 p.m. on March 1 in Texas, which is already March 2 in London. */
const lastMinutes = new Date('2027-03-02T05:30:00Z');

const year = (of: number) => ({ year: of, emr: 0.9, hours: 100_000, source: 'OSHA Form 300A' });
const liability = { kind: 'Liability', limit: '$2,000,000', expires: '2027-03-01' };
const figures = safetySchema().parse({
  years: [year(2024), year(2026), year(2025)],
  insurance: [liability, { ...liability, kind: 'Automobile', expires: '2027-04-01' }],
  programs: [
    { name: 'Avetta', number: '1' },
    { name: 'Veriforce', number: '2', expires: '2027-02-28' },
  ],
  bonding: { surety: 'A surety', expires: '2027-02-01' },
});

describe('safety data over time', () => {
  test('an entry is shown until the end of its last day in the company’s time zone', () => {
    const kinds = (now: Date, zone: string) =>
      selectCurrent(figures, now, zone)?.insurance?.map(({ kind }) => kind);
    expect(kinds(lastMinutes, texas)).toEqual(['Liability', 'Automobile']);
    expect(kinds(lastMinutes, 'Europe/London')).toEqual(['Automobile']);
    const current = selectCurrent(figures, lastMinutes, texas);
    expect(current?.programs?.map(({ name }) => name)).toEqual(['Avetta']);
    expect(current?.bonding).toBeUndefined();
    expect(current?.years?.map((figure) => figure.year)).toEqual([2026, 2025, 2024]);
  });

  test('if all entries have expired, nothing is shown', () => {
    const onlyInsurance = safetySchema().parse({ insurance: [liability] });
    expect(selectCurrent(onlyInsurance, lastMinutes, texas)).toBeDefined();
    expect(selectCurrent(onlyInsurance, lastMinutes, 'Europe/London')).toBeUndefined();
  });

  test('the owner is warned 30 days before an entry expires, and about expired entries', () => {
    const notes = describeExpiries(figures, lastMinutes, texas);
    expect(notes).toEqual([
      expect.stringMatching(
        /safety\.yaml insurance, Liability: expires on 2027-03-01 and is then no/,
      ),
      expect.stringMatching(/programs, Veriforce: expired on 2027-02-28 and is no longer/),
      expect.stringMatching(/bonding: expired on 2027-02-01 and is no longer/),
    ]);
    // April 1 is 31 days after March 1, and 30 after March 2.
    expect(describeExpiries(figures, lastMinutes, 'Europe/London')).toContainEqual(
      expect.stringMatching(/Automobile: expires on 2027-04-01/),
    );
  });
});

test.each([
  [
    'a file without entries',
    {},
    /expected years, insurance, programs, bonding or documents; without any of these, delete/,
  ],
  [
    'a duplicate year',
    { years: [year(2025), year(2025)] },
    /years\[1\]\.year: 2025 is already listed/,
  ],
  ['four years', { years: [1, 2, 3, 4].map(year) }, /years: expected at most 3 years; remove/],
  [
    'a year without hours',
    { years: [{ ...year(2025), hours: undefined }] },
    /hours: missing; expected hours/,
  ],
  [
    'a year without a source',
    { years: [{ ...year(2025), source: '' }] },
    /source: expected the source of the/,
  ],
  ['a negative rate', { years: [{ ...year(2025), emr: -1 }] }, /emr: expected the experience/],
  [
    'insurance without an expiration date',
    { insurance: [{ ...liability, expires: undefined }] },
    /expires: missing;/,
  ],
  [
    'a program with an unknown name',
    { programs: [{ name: 'Other', number: '1' }] },
    /name: expected a/,
  ],
])('%s is reported with its field and fix', async (_, written, message) => {
  const { path, check } = await copyContent();
  await writeFile(path('safety.yaml'), stringify(written));
  expect(await check()).toMatch(new RegExp(`content/safety\\.yaml:\\d+ .*${message.source}`));
});
