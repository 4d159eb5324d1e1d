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

test('reads the same case that it writes into the fields', () => {
  const { start: _start, site: _site, ...choice } = given;
  const complete = { ...choice, start: { year: 2027, month: 11 } };
  expect(checkCase(example)).toEqual({ complete, problems: {} });
});

test('restores a case from its query string', () => {
  expect(readCase(new URLSearchParams(`${writeCase(example)}`), example)).toEqual(example);
  const read = readCase(new URLSearchParams('gear=3&years=5'), example);
  expect(read).toEqual({ ...example, years: '5', equipment: { gear: '3', cable: '2' } });
});

test.each([
  [{ years: '2' }, 'years', /“2” is not one of the choices\. Choose 1 year, 3 years or 5 years\./],
  [{ month: '13' }, 'month', /“13” is not one of the choices\. Choose January, .+ or December\./],
  [{ weekday: 'SU' }, 'weekday', /Choose Monday, .+ or Friday\./],
  [{ year: '1999' }, 'year', /^Year must be 2020 to 2100\. You entered 1999\.$/],
  [{ days: '2.5' }, 'days', /as a whole number/],
  [{ holidays: 'no' }, 'holidays', /Choose Keep clear or Use them\./],
  [{ days: '' }, 'days', /^Enter an outage length from 1 to 14\sdays\.$/],
  [{ equipment: { gear: '4', cable: '1' } }, 'gear', /Not on site, Condition 1/],
] satisfies [Partial<CalendarCase>, string, RegExp][])(
  'reports the allowed values for %o',
  (changed, field, message) => {
    const { problems } = checkCase({ ...example, ...changed });
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(message);
  },
);
