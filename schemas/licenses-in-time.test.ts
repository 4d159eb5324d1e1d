import { expect, test } from 'vitest';
import { companySchema } from '#contract/company.ts';
import { describeLicense, describeLicenseNotes } from './licenses-in-time.ts';

const texas = 'America/Chicago';

/** 11:30 p.m. on March 1 in Texas, which is already March 2 in London. */
const lastMinutes = new Date('2027-03-02T05:30:00Z');

const licenses = companySchema.shape.licenses.parse([
  { state: 'Texas', number: 'A 1', class: 'Electrical contractor', expires: '2027-03-01' },
  { state: 'New Mexico', number: 'B 2', class: 'EE-98', qualifier: 'Jane Roe' },
  { state: 'New Mexico', number: 'C 3', class: 'EL-1', expires: '2027-04-01' },
]);
const describeAll = (timeZone: string) =>
  licenses.map((license) => describeLicense(license, lastMinutes, timeZone).join(', '));

test('a license keeps its class but loses its date after its last day in the company’s time zone', () => {
  expect(describeAll(texas)).toEqual([
    'Electrical contractor, Expires Mar 1, 2027',
    'EE-98, Qualifying person: Jane Roe',
    'EL-1, Expires Apr 1, 2027',
  ]);
  expect(describeAll('Europe/London')[0]).toBe('Electrical contractor');
});

test('the owner is warned 30 days before a license expires, and about expired licenses', () => {
  expect(describeLicenseNotes(licenses, lastMinutes, texas)).toEqual([
    expect.stringMatching(/company\.yaml licenses, A 1: expires on 2027-03-01, .*; enter the new/),
  ]);
  // April 1 is 31 days after March 1, and 30 after March 2.
  expect(describeLicenseNotes(licenses, lastMinutes, 'Europe/London')).toEqual([
    expect.stringMatching(/licenses, A 1: expired on 2027-03-01, .*; enter the new date/),
    expect.stringMatching(/licenses, C 3: expires on 2027-04-01, .*; enter the new date/),
  ]);
});

test('a license with only a state and a number has no further description', () => {
  const [license] = companySchema.shape.licenses.parse([{ state: 'Texas', number: 'A 1' }]);
  expect(license && describeLicense(license, lastMinutes, texas)).toEqual([]);
});

test.each([
  { field: 'expires', value: 'soon', message: 'expected a date, for example 2027-06-30' },
  {
    field: 'class',
    value: '',
    message: 'expected a class of license, for example Electrical contractor',
  },
  { field: 'qualifier', value: '', message: 'expected the name of a person, for example Jane Roe' },
])(
  'the message for an invalid $field of a license contains an example',
  ({ field, value, message }) => {
    const license = { state: 'Texas', number: 'A 1', [field]: value };
    const result = companySchema.shape.licenses.safeParse([license]);
    expect(result.error?.issues).toMatchObject([{ path: [0, field], message }]);
  },
);
