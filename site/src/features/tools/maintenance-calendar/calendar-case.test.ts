import { expect, test } from 'vitest';
import { testingProgram } from '#electrical/tools/testing/testing-program.ts';
import {
  type CalendarCase,
  type CalendarExample,
  checkCase,
  readCase,
  toTypedCase,
  writeCase,
} from './calendar-case.ts';

const given: CalendarExample = {
  site: 'A "site" & more',
  conditions: { cable: 2 },
  start: '2027-11',
  years: 3,
  weekday: 'TU',
  outage: { month: 4, week: 2, days: 5, skipHolidays: true },
};
const example = toTypedCase(given, testingProgram.equipment);

test('the fields of the example parse to the input of the example', () => {
  const { conditions, years, weekday, outage } = given;
  const start = { year: 2027, month: 11 };
  const complete = { conditions, start, years, weekday, outage };
  expect(checkCase(example)).toEqual({ complete, problems: {} });
});

test('a query string restores a case', () => {
  expect(readCase(new URLSearchParams(`${writeCase(example)}`), example)).toEqual(example);
});

test('fields that are missing from the query string have the text of the example', () => {
  const read = readCase(new URLSearchParams('gear=3&years=5'), example);
  expect(read).toEqual({ ...example, years: '5', equipment: { gear: '3', cable: '2' } });
});

test.each<{ description: string; changed: Partial<CalendarCase>; field: string; message: RegExp }>([
  {
    description: 'a length that is not a choice',
    changed: { years: '2' },
    field: 'years',
    message: /“2” is not one of the choices\. Choose 1 year, 3 years or 5 years\./,
  },
  {
    description: 'a month after December',
    changed: { month: '13' },
    field: 'month',
    message: /“13” is not one of the choices\. Choose January, .+ or December\./,
  },
  {
    description: 'rounds on Sunday',
    changed: { weekday: 'SU' },
    field: 'weekday',
    message: /Choose Monday, .+ or Friday\./,
  },
  {
    description: 'a year before the first year',
    changed: { year: '1999' },
    field: 'year',
    message: /^Year must be 2020 to 2100\. You entered 1999\.$/,
  },
  {
    description: 'a site name of 83 characters',
    changed: { site: 'x'.repeat(83) },
    field: 'site',
    message: /^Shorten this to 80 characters or fewer: 3 too many\.$/,
  },
  {
    description: 'half a day of outage',
    changed: { days: '2.5' },
    field: 'days',
    message: /as a whole number/,
  },
  {
    description: 'an unknown choice for holidays',
    changed: { holidays: 'no' },
    field: 'holidays',
    message: /Choose Keep clear or Use them\./,
  },
  {
    description: 'an empty outage length',
    changed: { days: '' },
    field: 'days',
    message: /^Enter an outage length from 1 to 14\sdays\.$/,
  },
  {
    description: 'an unknown condition of equipment',
    changed: { equipment: { gear: '4', cable: '1' } },
    field: 'gear',
    message: /Not on site, Condition 1/,
  },
])('reports the allowed values for $description', ({ changed, field, message }) => {
  const { problems } = checkCase({ ...example, ...changed });
  expect(Object.keys(problems)).toEqual([field]);
  expect(problems[field]).toMatch(message);
});
