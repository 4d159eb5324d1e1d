import { plainText } from '#contract/plain-text.ts';
import { addDays, formatDay } from './day.ts';
import type { MaintenanceSchedule, PlannedTask } from './maintenance-schedule.ts';

const columns = 'First day,Last day,Work,Equipment,Condition,Task,State,Call when,Source';

/**
 * Every task on every day as CSV after RFC 4180, for spreadsheets and maintenance systems; the daily
 * round, which is one day like another, has a line for each task from the first day to the last.
 */
export function writeScheduleTable(schedule: MaintenanceSchedule): string {
  const rounds = schedule.rounds.flatMap(({ name, days, length, tasks }) => {
    const stretches =
      name === 'daily'
        ? [[schedule.first, addDays(schedule.end, -1)] as const]
        : days.map((day) => [day, addDays(day, length - 1)] as const);
    return stretches.flatMap(([first, last]) =>
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
  const lines = [...rounds, ...outages].sort(([one = ''], [other = '']) =>
    one.localeCompare(other),
  );
  // The mark at the start tells spreadsheets that it is UTF-8.
  const written = lines.map((line) => line.map(toCell).join(','));
  return `\uFEFF${[columns, ...written].join('\r\n')}\r\n`;
}

function cellsOf({ equipment, condition, task, state, limit = '', source }: PlannedTask): string[] {
  return [equipment, `${condition}`, task, state, limit, source];
}

/** Quoted where it must be; what a spreadsheet would take for a formula is text. */
function toCell(value: string): string {
  const plain = plainText(value);
  const text = /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
