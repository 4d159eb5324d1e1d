import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

test('the fields of the example parse to the input of the example', () => {
  expect(checkCase(example)).toEqual({ complete: input, problems: {} });
});

test('a query string restores a case, whatever the visitor has typed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string({ maxLength: 40 }), (name, text) => {
      const typed = { ...example, [name]: text };
      const query = new URLSearchParams(`${writeCase(typed)}`);
      expect(readCase(query, example)).toEqual(typed);
    }),
  );
});

test('fields that are missing from the query string have the text of the example', () => {
  expect(readCase(new URLSearchParams('wells=3'), example)).toEqual({ ...example, wells: '3' });
});

describe.each(names)('the field %s', (name) => {
  const { label, most, key } = downtimeFieldsByName[name];

  test('has a query string name of lowercase letters', () => {
    expect(key).toMatch(/^[a-z]+$/);
  });

  test.each(['', 'many', '-1', '1e9', `${most * 10}`])(
    'reports its limit when the visitor enters "%s"',
    (invalid) => {
      const problem = checkCase({ ...example, [name]: invalid }).problems[name];
      expect(problem).toContain(most.toLocaleString('en-US'));
      expect(problem).toContain(label);
    },
  );

  test('accepts its highest value', () => {
    // The high repair cost must not be below the low repair cost.
    const repairHigh = `${downtimeFieldsByName.repairHigh.most}`;
    const { problems } = checkCase({ ...example, repairHigh, [name]: `${most}` });
    expect(problems[name]).toBeUndefined();
  });
});

test('a low repair cost above the high repair cost is rejected', () => {
  const { problems } = checkCase({ ...example, repairLow: '5,000' });
  expect(problems).toEqual({ repairHigh: 'The low repair cost is $5,000. Enter that or more.' });
});
