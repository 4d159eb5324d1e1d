import { expect, test } from 'vitest';
import { formatDay } from './day.ts';
import { planMaintenance } from './maintenance-schedule.ts';
import { writeScheduleTable } from './schedule-table.ts';
import { testingProgram } from './testing/testing-program.ts';

const schedule = planMaintenance(testingProgram, {
  conditions: { gear: 2, cable: 1 },
  start: { year: 2027, month: 1 },
  years: 1,
  weekday: 'MO',
  outage: { month: 10, week: 3, days: 3, skipHolidays: false },
});

test('the table has one line per task and date, and one line for each daily task', () => {
  const [head, ...rows] = parse(writeScheduleTable(schedule));
  expect(head).toContain('Task');
  for (const { name, days, tasks } of schedule.rounds) {
    const own = rows.filter(([, , work]) => work === `${name} round`);
    const expected = name === 'daily' ? [schedule.first] : days;
    expect(own.map(([first]) => first)).toEqual(
      expected.flatMap((day) => tasks.map(() => formatDay(day))),
    );
  }
  const outage = rows.filter(([, , work]) => work?.startsWith('outage'));
  expect(outage.map(([first, last]) => [first, last])).toEqual(
    outage.map(() => ['2027-10-18', '2027-10-20']),
  );
});

test('commas and quotes are preserved in the table, and formulas are escaped', () => {
  const rows = parse(writeScheduleTable(schedule));
  expect(rows.some(([, , , equipment]) => equipment === 'Gear, "main"; 480 V')).toBe(true);
  expect(rows.some(([, , , , , task]) => task === "'=1+1 latched\\closed")).toBe(true);
});

/** Parses CSV (RFC 4180) and asserts that it starts with a byte order mark. */
function parse(csv: string): string[][] {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const lines = csv.slice(1).trimEnd().split('\r\n');
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
      (quoted ?? plain ?? '').replaceAll('""', '"'),
    ),
  );
}
