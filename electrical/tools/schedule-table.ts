import { plainText } from '#contract/plain-text.ts';
import { addDays, formatDay } from './day.ts';
import type { MaintenanceSchedule, PlannedTask } from './maintenance-schedule.ts';

const columns = [
  'First day',
  'Last day',
  'Work',
  'Equipment',
  'Condition',
  'Task',
  'State',
  'Call when',
  'Source',
];

/**
 * Writes the schedule as CSV (RFC 4180) for spreadsheets and maintenance systems, with a row for each task on each
 * date. Tasks of the daily round have one row for the whole period.
 */
export function writeScheduleTable(schedule: MaintenanceSchedule): string {
  const rounds = schedule.rounds.flatMap(({ name, days, length, tasks }) => {
    const periods =
      name === 'daily'
        ? [{ first: schedule.first, last: addDays(schedule.end, -1) }]
        : days.map((day) => ({ first: day, last: addDays(day, length - 1) }));
    return periods.flatMap(({ first, last }) =>
      tasks.map((task) => [formatDay(first), formatDay(last), `${name} round`, ...cellsOf(task)]),
    );
  });
  const outages = schedule.outages.flatMap(({ first, length, tasks }) =>
    tasks.map((task) => [
      formatDay(first),
      formatDay(addDays(first, length - 1)),
      `outage, every ${task.months} months`,
      ...cellsOf(task),
    ]),
  );
  const sorted = [...rounds, ...outages].sort(([oneDay = ''], [otherDay = '']) =>
    oneDay.localeCompare(otherDay),
  );
  const lines = [columns, ...sorted].map((cells) => cells.map(toCell).join(','));
  // A byte order mark makes spreadsheets read the file as UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellsOf({ equipment, condition, task, state, limit = '', source }: PlannedTask): string[] {
  return [equipment, `${condition}`, task, state, limit, source];
}

/**
 * Adds quotation marks around a cell if necessary, and escapes text that a spreadsheet would interpret as a
 * formula.
 */
function toCell(value: string): string {
  const plain = plainText(value);
  const text = /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
