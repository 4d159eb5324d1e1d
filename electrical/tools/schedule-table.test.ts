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

test('the table has one row per task and date, but only one row for each daily task', () => {
  const rows = parse(writeScheduleTable(schedule));
  for (const { name, days, tasks } of schedule.rounds) {
    const own = rows.filter((row) => row.Work === `${name} round`);
    const expected = name === 'daily' ? [schedule.first] : days;
    expect(own.map((row) => row['First day'])).toEqual(
      expected.flatMap((day) => tasks.map(() => formatDay(day))),
    );
  }
  const outageRows = rows.filter((row) => row.Work?.startsWith('outage'));
  expect(outageRows).toHaveLength(schedule.outages.flatMap(({ tasks }) => tasks).length);
  for (const row of outageRows) {
    expect(row).toMatchObject({ 'First day': '2027-10-18', 'Last day': '2027-10-20' });
  }
});

test('commas and quotation marks are preserved in the table, and formulas are escaped', () => {
  const rows = parse(writeScheduleTable(schedule));
  expect(rows.map((row) => row.Equipment)).toContain('Gear, "main"; 480 V');
  expect(rows.map((row) => row.Task)).toContain("'=1+1 latched\\closed");
});

/** Parses CSV (RFC 4180) into rows by column name, and asserts that it starts with a byte order mark. */
function parse(csv: string): Record<string, string | undefined>[] {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const lines = csv.slice(1).trimEnd().split('\r\n');
  const [columns = [], ...rows] = lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
      (quoted ?? plain ?? '').replaceAll('""', '"'),
    ),
  );
  return rows.map((cells) =>
    Object.fromEntries(columns.map((column, index) => [column, cells[index]])),
  );
}
