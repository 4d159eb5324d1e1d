import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { copyContent } from '../checks/fixture/copy-content.ts';
import { formatPay, openingSchema } from './opening.ts';
import { describeOpenings, selectOpen } from './openings-in-time.ts';
import { lineman } from './testing/lineman.ts';

const linemanFile = lineman('Durango');

const opening = (id: string, changes: object = {}) => ({
  ...openingSchema({ reference: () => expect.fail() }).parse({ ...linemanFile, ...changes }),
  id,
});

/** 11:30 p.m. on November 28 in Texas, which is already November 29 in London. */
const lastMinutes = new Date('2026-11-29T05:30:00Z');
const texas = 'America/Chicago';

describe('openings over time', () => {
  const openings = [
    opening('lineman'),
    opening('past', { validThrough: '2026-11-27' }),
    opening('newer', { datePosted: '2026-11-20', validThrough: '2026-12-31' }),
  ];

  test('an opening stays open until the end of its last day in the company’s time zone', () => {
    const open = (now: Date) => selectOpen(openings, now, texas).map(({ id }) => id);
    expect(open(lastMinutes)).toEqual(['newer', 'lineman']);
    expect(open(new Date('2026-11-29T06:00:00Z'))).toEqual(['newer']);
    expect(selectOpen(openings, lastMinutes, 'Europe/London').map(({ id }) => id)).toEqual([
      'newer',
    ]);
  });

  test('an opening without a last day stays open', () => {
    const always = opening('always', { validThrough: undefined });
    expect(selectOpen([always], new Date('2040-01-01T12:00:00Z'), texas)).toEqual([always]);
    expect(describeOpenings([always], lastMinutes, texas)).toEqual([
      'openings: 1, 0 end this month, none has a last day',
    ]);
  });

  test('the owner’s notes list the next opening to end, the number that end this month, and wide pay ranges', () => {
    expect(describeOpenings(openings, lastMinutes, texas)).toEqual([
      'openings: 2, 1 end this month, next lineman on 2026-11-28',
    ]);
    const widePay = opening('wide-pay', { pay: { least: 30, most: 42.5, per: 'hour' } });
    expect(describeOpenings([widePay], lastMinutes, texas)[0]).toMatch(
      /^content\/openings\/wide-pay\.yaml pay: 42\.5 is 42% above 30; a range over 40% .* narrow it/,
    );
    expect(describeOpenings([], lastMinutes, texas)).toEqual([]);
  });
});

test.each([
  { pay: { least: 34, most: 42, per: 'hour' }, formatted: '$34 to $42 an hour' },
  { pay: { least: 34.5, most: 34.5, per: 'hour' }, formatted: '$34.50 an hour' },
  { pay: { least: 62_000, most: 71_000, per: 'year' }, formatted: '$62,000 to $71,000 a year' },
] as const)('formats pay as $formatted', ({ pay, formatted }) => {
  expect(formatPay(pay)).toBe(formatted);
});

const { pay } = linemanFile;
const mistakes: { fileName: string; changes: object; message: RegExp }[] = [
  { fileName: 'no-pay', changes: { pay: undefined }, message: /pay: missing/ },
  {
    fileName: 'pay-in-words',
    changes: { pay: { ...pay, least: 'DOE' } },
    message: /pay\.least: expected an amount in dollars, for example 34/,
  },
  {
    fileName: 'most-below-least',
    changes: { pay: { ...pay, most: 20 } },
    message: /pay\.most: expected 30 or more; write the higher/,
  },
  {
    fileName: 'unknown-period',
    changes: { pay: { ...pay, per: 'mile' } },
    message: /pay\.per: expected hour, day, week, month or/,
  },
  {
    fileName: 'unknown-base',
    changes: { base: 'Nowhere' },
    message: /base: "Nowhere" is not a base; expected \w+.*, the bases in content\/company\.yaml/,
  },
  {
    fileName: 'unknown-state',
    changes: { licenses: [{ class: 'Journeyman', state: 'OK' }] },
    message: /licenses\[0\]\.state: expected \w\w.*, the states in content\/region\.yaml/,
  },
  {
    fileName: 'end-before-start',
    changes: { validThrough: '2026-11-01' },
    message:
      /validThrough: expected a day no earlier than datePosted; correct one of the two dates/,
  },
];

test('each mistake in an opening is reported with its field and fix, and a valid opening is not reported', async () => {
  const { path, check } = await copyContent();
  const write = (fileName: string, changes: object) =>
    writeFile(path(`openings/${fileName}.yaml`), stringify({ ...linemanFile, ...changes }));
  await write('right', {});
  await Promise.all(mistakes.map(({ fileName, changes }) => write(fileName, changes)));
  const output = await check();
  for (const { fileName, message } of mistakes) {
    expect(output).toMatch(
      new RegExp(`content/openings/${fileName}\\.yaml:\\d+ ${message.source}`),
    );
  }
  expect(output).toMatch(new RegExp(`^${mistakes.length} problems`));
});

test('content without openings has no problems', async () => {
  const { path, find } = await copyContent();
  await rm(path('openings'), { recursive: true, force: true });
  expect(await find()).toEqual([]);
});
