import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { copyContent } from '../checks/fixture/copy-content.ts';
import { safetySchema } from './safety.ts';
import { describeSafetyNotes, selectCurrent } from './safety-in-time.ts';
import { describeCases } from './safety-years.ts';

const texas = 'America/Chicago';

/** 11:30 p.m. on March 1 in Texas, which is already March 2 in London. */
const lastMinutes = new Date('2027-03-02T05:30:00Z');

const year = (of: number) => ({ year: of, emr: 0.9, hours: 100_000, source: 'OSHA Form 300A' });
const liability = { kind: 'general-liability', limit: '$2,000,000', expires: '2027-03-01' };
const schema = safetySchema({ reference: () => expect.fail(), stateCodes: ['TX', 'NM'] });

const figures = schema.parse({
  years: [year(2024), year(2026), year(2025)],
  insurance: [liability, { ...liability, kind: 'automobile', expires: '2027-04-01' }],
  currentEmr: { rate: 0.9, starts: '2026-02-01', expires: '2027-02-01' },
  programs: [
    { name: 'Avetta', number: '1' },
    { name: 'Veriforce', number: '2', expires: '2027-02-28' },
  ],
  bonding: { surety: 'A surety', expires: '2027-02-01' },
  facts: [
    { label: 'Drug and alcohol program', value: '49 CFR 199' },
    { label: 'Waiver of subrogation', value: 'Blanket', expires: '2027-02-20' },
  ],
});

describe('safety data over time', () => {
  test('an entry is shown until the end of its last day in the company’s time zone', () => {
    const kinds = (now: Date, zone: string) =>
      selectCurrent(figures, now, zone)?.insurance?.map(({ kind }) => kind);
    expect(kinds(lastMinutes, texas)).toEqual(['general-liability', 'automobile']);
    expect(kinds(lastMinutes, 'Europe/London')).toEqual(['automobile']);
    const current = selectCurrent(figures, lastMinutes, texas);
    expect(current?.programs?.map(({ name }) => name)).toEqual(['Avetta']);
    expect(current?.bonding).toBeUndefined();
    expect(current?.currentEmr).toBeUndefined();
    expect(current?.facts?.map(({ label }) => label)).toEqual(['Drug and alcohol program']);
    expect(current?.years?.map((figure) => figure.year)).toEqual([2026, 2025, 2024]);
  });

  test('nothing is shown if all entries have expired', () => {
    const onlyInsurance = schema.parse({ insurance: [liability] });
    expect(selectCurrent(onlyInsurance, lastMinutes, texas)).toBeDefined();
    expect(selectCurrent(onlyInsurance, lastMinutes, 'Europe/London')).toBeUndefined();
  });

  test('the owner is warned 30 days before an entry expires, and about expired entries', () => {
    const notes = describeSafetyNotes(figures, lastMinutes, texas);
    expect(notes).toEqual([
      expect.stringMatching(/currentEmr: expired on 2027-02-01 and is no longer/),
      expect.stringMatching(
        /safety\.yaml insurance, General liability: expires on 2027-03-01 and is then no longer on \/safety/,
      ),
      expect.stringMatching(/programs, Veriforce: expired on 2027-02-28 and is no longer/),
      expect.stringMatching(/bonding: expired on 2027-02-01 and is no longer/),
      expect.stringMatching(/facts, Waiver of subrogation: expired on 2027-02-20 and is no longer/),
      expect.stringMatching(/insurance: no policy is for workers' compensation/),
    ]);
    // April 1 is 31 days after March 1, and 30 after March 2.
    expect(describeSafetyNotes(figures, lastMinutes, 'Europe/London')).toContainEqual(
      expect.stringMatching(/Automobile: expires on 2027-04-01/),
    );
  });
});

test('an expired policy is reported as missing on the safety page', () => {
  const expired = schema.parse({
    insurance: [{ ...liability, kind: 'workers-compensation', expires: '2027-02-01' }],
  });
  expect(describeSafetyNotes(expired, lastMinutes, texas)).toEqual([
    expect.stringMatching(
      /compensation: expired on 2027-02-01 and is no longer on \/safety; enter/,
    ),
  ]);
});

test('the owner is told if the insurance does not include workers’ compensation', () => {
  const note = expect.stringMatching(/no policy is for workers' compensation; .* add/);
  const notesOf = (safety: object) =>
    describeSafetyNotes(schema.parse(safety), lastMinutes, 'Europe/London');
  const later = { ...liability, expires: '2028-01-01' };
  expect(notesOf({ insurance: [later] })).toEqual([note]);
  expect(notesOf({ insurance: [later, { ...later, kind: 'workers-compensation' }] })).toEqual([]);
  expect(notesOf({ years: [year(2025)] })).toEqual([]);
});

describe('rates and cases', () => {
  const show = (changes: object) => {
    const [figure] = schema.parse({ years: [{ ...year(2025), ...changes }] }).years ?? [];
    return figure && [describeCases(figure, 'trir'), describeCases(figure, 'dart')];
  };
  test('the rate is calculated from the entered cases', () => {
    expect(show({ hours: 158_800, recordables: 1, dartCases: 0 })).toEqual([
      { rate: 1000 / 794, cases: 1 },
      { rate: 0, cases: 0 },
    ]);
  });
  test('the number of cases is calculated from an entered rate; without a rate, there is no number', () => {
    expect(show({ hours: 142_000, trir: 1.41 })).toEqual([{ rate: 1.41, cases: 1 }, undefined]);
    expect(show({ hours: 142_000, trir: 1.4, dart: 0 })).toEqual([
      { rate: 1.4, cases: 1 },
      { rate: 0, cases: 0 },
    ]);
  });
});

test.each([
  {
    description: 'a file without entries',
    written: {},
    message:
      /expected years, insurance, programs, bonding, facts, documents or another fact; without any of these, delete/,
  },
  {
    description: 'a duplicate year',
    written: { years: [year(2025), year(2025)] },
    message: /years\[1\]\.year: 2025 is already listed/,
  },
  {
    description: 'four years',
    written: { years: [1, 2, 3, 4].map(year) },
    message: /years: expected at most 3 years; remove/,
  },
  {
    description: 'a year without hours',
    written: { years: [{ ...year(2025), hours: undefined }] },
    message: /hours: missing; expected a number of hours/,
  },
  {
    description: 'a year without a source',
    written: { years: [{ ...year(2025), source: '' }] },
    message: /source: expected the source of the/,
  },
  {
    description: 'a negative rate',
    written: { years: [{ ...year(2025), emr: -1 }] },
    message: /emr: expected the experience/,
  },
  {
    description: 'insurance without an expiration date',
    written: { insurance: [{ ...liability, expires: undefined }] },
    message: /expires: missing;/,
  },
  {
    description: 'a program without a name',
    written: { programs: [{ number: '1' }] },
    message: /name: missing; expected/,
  },
  {
    description: 'a program with a date but no status',
    written: { programs: [{ name: 'PEC', number: '1', date: '2026-05-01' }] },
    message: /programs\[0\]\.date: there is no status; enter the status .* or remove the date/,
  },
  {
    description: 'a rate that is not the rate of any whole number of cases',
    written: { years: [{ ...year(2025), hours: 142_000, dart: 0.7 }] },
    message:
      /dart: 0\.7 at 142,000 hours would mean 0\.50 cases; the nearest possible rates are 0\.00 for 0 cases and 1\.41 for 1 case; correct/,
  },
  {
    description: 'a rate that differs from the rate of the entered cases',
    written: { years: [{ ...year(2025), recordables: 1, trir: 1.5 }] },
    message: /trir: 1 case in 100,000 hours is a rate of 2\.00; enter that rate or remove trir/,
  },
  {
    description: 'more DART cases than recordable cases',
    written: { years: [{ ...year(2025), recordables: 1, dartCases: 2 }] },
    message: /dartCases: its 2 cases exceed the 1 recordable case; correct one of these numbers/,
  },
  {
    description: 'a DART rate above the TRIR',
    written: { years: [{ ...year(2025), trir: 2, dart: 4 }] },
    message: /dart: its 2 cases exceed the 1 recordable case; correct one of these numbers/,
  },
  {
    description: 'more fatalities than recordable cases',
    written: { years: [{ ...year(2025), recordables: 0, fatalities: 1 }] },
    message: /fatalities: its 1 case exceeds the 0 recordable cases; correct one of these numbers/,
  },
  {
    description: 'days away without a case',
    written: { years: [{ ...year(2025), lostTimeCases: 0, daysAway: 9 }] },
    message: /daysAway: there is no case with days away; correct daysAway or lostTimeCases/,
  },
  {
    description: 'more cases with days away than DART cases',
    written: { years: [{ ...year(2025), dartCases: 1, recordables: 2, lostTimeCases: 2 }] },
    message: /lostTimeCases: exceeds the number of DART cases, 1, which include these; correct/,
  },
  {
    description: 'more restricted cases than DART cases',
    written: { years: [{ ...year(2025), recordables: 1, dartCases: 0, restrictedCases: 1 }] },
    message: /restrictedCases: exceeds the number of DART cases, 0, which include these; correct/,
  },
  {
    description: 'shares that do not add up to the DART cases',
    written: {
      years: [
        { ...year(2025), recordables: 2, dartCases: 2, lostTimeCases: 0, restrictedCases: 1 },
      ],
    },
    message:
      /restrictedCases: with lostTimeCases, the sum is 1, but the number of DART cases is 2; correct/,
  },
  {
    description: 'a policy period that ends before it starts',
    written: { currentEmr: { rate: 0.9, starts: '2027-01-01', expires: '2026-01-01' } },
    message: /currentEmr\.expires: is not after starts; correct one of the two dates/,
  },
  {
    description: 'an unknown kind of insurance',
    written: { insurance: [{ ...liability, kind: 'Liability' }] },
    message: /kind: expected a kind of insurance: general-liability, automobile, .*, other/,
  },
  {
    description: 'another kind of insurance without a name',
    written: { insurance: [{ ...liability, kind: 'other' }] },
    message: /name: missing; expected the name of the insurance, because its kind is other/,
  },
  {
    description: 'a second name for a kind of insurance',
    written: { insurance: [{ ...liability, name: 'CGL' }] },
    message: /name: the kind already names this policy General liability; remove name/,
  },
  {
    description: 'an aggregate of a kind that has none',
    written: { insurance: [{ ...liability, kind: 'automobile', aggregate: '$1' }] },
    message: /aggregate: Automobile has no aggregate limit; write this limit under limit/,
  },
  {
    description: 'a subscriber outside Texas',
    written: { compensation: [{ state: 'NM', status: 'subscriber' }] },
    message: /status: there are subscribers .* only in Texas; for NM, write covered or remove/,
  },
  {
    description: 'a state with two entries for workers’ compensation',
    written: { compensation: ['covered', 'subscriber'].map((status) => ({ state: 'TX', status })) },
    message: /compensation\[1\]\.state: TX is already listed; remove one/,
  },
  {
    description: 'a date without the person who confirms the figures',
    written: { checked: { on: '2026-05-01' } },
    message: /by: missing; expected the title or crew number/,
  },
  {
    description: 'a NAICS code with five digits',
    written: { business: { naics: ['23821'] } },
    message: /business\.naics\[0\]: expected the six digits of a NAICS code in quotes/,
  },
  {
    description: 'a UEI of the wrong length',
    written: { business: { uei: '12345' } },
    message: /business\.uei: expected the 12 capital letters and digits/,
  },
  {
    description: 'half a citation',
    written: { years: [{ ...year(2025), citations: 0.5 }] },
    message: /citations: expected the number of OSHA citations, for example 0/,
  },
  {
    description: 'a fact without a value',
    written: { facts: [{ label: 'USDOT number' }] },
    message: /facts\[0\]\.value: missing; expected/,
  },
])('$description is reported with its field and fix', async ({ written, message }) => {
  const { path, check } = await copyContent();
  await writeFile(path('safety.yaml'), stringify(written));
  expect(await check()).toMatch(new RegExp(`content/safety\\.yaml:\\d+ .*${message.source}`));
});
