import { constantFrom, property, string, assert as verify } from 'fast-check';
import { expect, test } from 'vitest';
import { checkCase, readCase, toTypedCase, writeCase } from './downtime-case.ts';
import { type DowntimeFieldName, downtimeFieldsByName } from './downtime-fields.ts';

const input = {
  outage: {
    wells: 7,
    barrelsPerWellPerDay: 33.5,
    hoursDown: 9,
    hoursOfRestart: 3,
    shareDeferred: 0.07,
    dollarsPerBarrel: 61.25,
    netRevenueInterest: 0.77,
    shareLost: 0.05,
    yearsUntilReturn: 2.5,
    discountRate: 0.08,
    repairDollars: { low: 1200, high: 3400 },
    restartDollars: 50,
    waitingPeople: 2,
    waitingDollarsPerHour: 80,
  },
  plan: { hoursPerYear: 12, dollarsPerHour: 88, otherDollarsPerYear: 400 },
};
const example = toTypedCase(input);
const names = Object.keys(downtimeFieldsByName) as DowntimeFieldName[];

test('reads the same numbers that it writes into the fields', () => {
  expect(checkCase(example)).toEqual({ complete: input, problems: {} });
});

test('restores a case from its query string, whatever was typed', () => {
  verify(
    property(constantFrom(...names), string({ maxLength: 40 }), (name, text) => {
      const typed = { ...example, [name]: text };
      const query = new URLSearchParams(`${writeCase(typed)}`);
      expect(readCase(query, example)).toEqual(typed);
    }),
  );
  expect(readCase(new URLSearchParams('wells=3'), example)).toEqual({ ...example, wells: '3' });
});

test.each(names)('reports the limit of %s when it is not a number or out of range', (name) => {
  const { label, most, key } = downtimeFieldsByName[name];
  expect(key).toMatch(/^[a-z]+$/);
  for (const invalid of ['', 'many', '-1', '1e9', `${most * 10}`]) {
    const { problems } = checkCase({ ...example, [name]: invalid });
    expect(problems?.[name]).toContain(most.toLocaleString('en-US'));
    expect(problems?.[name]).toContain(label);
  }
  expect(
    checkCase({ ...example, [name]: `${most}`, repairHigh: '10000000' }).problems?.[name],
  ).toBeUndefined();
});

test('rejects a low repair cost above the high repair cost', () => {
  const { problems } = checkCase({ ...example, repairLow: '5,000' });
  expect(problems).toEqual({ repairHigh: 'The low repair cost is $5,000. Enter that or more.' });
});
