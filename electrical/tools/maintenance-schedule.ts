import {
  addMonths,
  anniversary,
  type Day,
  formatDay,
  formatMonth,
  isBefore,
  lastWeekday,
  type Month,
  nthWeekday,
  type Weekday,
} from './day.ts';
import { avoidHolidays } from './holidays.ts';
import {
  type Condition,
  laborOf,
  type MaintenanceProgram,
  type ProgramTask,
  type RoundName,
  type RoundTask,
  roundNames,
} from './maintenance-program.ts';
import { listDays, type Recurrence } from './recurrence.ts';

/** What a visitor chooses. */
export interface ScheduleChoice {
  conditions: Readonly<Record<string, Condition>>;
  start: Month;
  years: 1 | 3 | 5;
  /** On which rounds are walked and an outage begins. */
  weekday: Weekday;
  /** The outage of a year: which of that weekday in which month, and for how many days. */
  outage: { month: number; week: 1 | 2 | 3 | 4; days: number; skipHolidays: boolean };
}

export interface MaintenanceSchedule {
  first: Day;
  end: Day;
  rounds: PlannedRound[];
  outages: PlannedOutage[];
}

export type PlannedTask<Task extends ProgramTask = ProgramTask> = Task & {
  equipment: string;
  condition: Condition;
};

export interface PlannedRound {
  name: RoundName;
  recurrence: Recurrence;
  days: Day[];
  minutes: RoundTask['minutes'];
  /** How many days of eight hours to book for each. */
  length: number;
  tasks: PlannedTask<RoundTask>[];
}

export interface PlannedOutage {
  first: Day;
  /** Only where it does not fall on the day that was chosen. */
  moved?: MovedOutage | undefined;
  length: number;
  tasks: PlannedTask<ProgramTask & { months: number }>[];
}

export interface MovedOutage {
  /** The day that was chosen. */
  from: Day;
  /** A test comes due before that day. */
  isDueBefore: boolean;
  /** A holiday week lay in the way. */
  avoidsHoliday: boolean;
}

/**
 * Lays rounds and outage tests over the years that were chosen. The first outage takes every test,
 * because later readings need one to be held against; a test comes again before its interval is over, in
 * the yearly outage or, for intervals of six months, in one half a year from it. An outage that would
 * come later than a test in it allows moves to the last such weekday on or before that day, and one that
 * would touch a holiday week moves to the week before it, if the visitor chose so.
 */
export function planMaintenance(
  program: MaintenanceProgram,
  choice: ScheduleChoice,
): MaintenanceSchedule {
  const first = { ...choice.start, day: 1 };
  const end = { ...addMonths(choice.start, choice.years * 12), day: 1 };
  return {
    first,
    end,
    rounds: planRounds(program, choice, first, end),
    outages: planOutages(program, choice, end),
  };
}

/** How each round comes again, on the weekday that was chosen. */
function recurrenceOf(name: RoundName, weekday: Weekday): Recurrence {
  if (name === 'daily') return { unit: 'day' };
  if (name === 'weekly') return { unit: 'week', weekday };
  // Not on the day of the monthly round, because it takes one or two days by itself.
  if (name === 'quarterly') return { unit: 'month', months: 3, weekday, nth: 2 };
  return { unit: 'month', months: 1, weekday, nth: 1 };
}

function planRounds(
  program: MaintenanceProgram,
  choice: ScheduleChoice,
  first: Day,
  end: Day,
): PlannedRound[] {
  return roundNames.flatMap((name) => {
    const tasks = onSite(program, choice).flatMap(({ equipment, condition, rounds }) =>
      rounds
        .filter(({ every }) => every === name)
        .map((task) => ({ ...task, equipment, condition })),
    );
    if (tasks.length === 0) return [];
    const recurrence = recurrenceOf(name, choice.weekday);
    const days = listDays(recurrence, first, end);
    const minutes = laborOf(tasks);
    return [{ name, recurrence, days, minutes, length: Math.ceil(minutes.high / 480), tasks }];
  });
}

function planOutages(
  program: MaintenanceProgram,
  choice: ScheduleChoice,
  end: Day,
): PlannedOutage[] {
  const { month, week, days, skipHolidays } = choice.outage;
  const { start } = choice;
  const yearly = { year: start.year + (month < start.month ? 1 : 0), month };
  const tests = onSite(program, choice).flatMap(({ equipment, condition, tests }) =>
    tests.map(({ months, ...test }) => ({
      ...test,
      equipment,
      condition,
      months: months[condition - 1] ?? months[0],
    })),
  );
  const outages: PlannedOutage[] = [];
  // Also before the first yearly one: what is tested every six months does not wait for it.
  for (let ahead = -6; ahead <= choice.years * 12; ahead += 6) {
    const at = addMonths(yearly, ahead);
    const due = tests.filter(({ months }) => ahead % months === 0);
    if (formatMonth(at) < formatMonth(start) || due.length === 0) continue;
    const wished = nthWeekday(at, choice.weekday, week);
    const limit = lastDay(due, outages);
    const isDueBefore = limit !== undefined && isBefore(limit, wished);
    const inTime = isDueBefore ? lastWeekday(limit, choice.weekday) : wished;
    const first = skipHolidays ? avoidHolidays(inTime, days, { ...start, day: 1 }) : inTime;
    if (!isBefore(first, end)) break;
    const avoidsHoliday = formatDay(first) !== formatDay(inTime);
    const moved =
      isDueBefore || avoidsHoliday ? { from: wished, isDueBefore, avoidsHoliday } : undefined;
    outages.push({ first, moved, length: days, tasks: due });
  }
  return outages;
}

/** Until when these tests have to come again, by the outages before. */
function lastDay(due: PlannedOutage['tasks'], before: readonly PlannedOutage[]): Day | undefined {
  const limits = due.flatMap(({ equipment, task, months }) => {
    const last = before.findLast(({ tasks }) =>
      tasks.some((each) => each.equipment === equipment && each.task === task),
    );
    return last ? [anniversary(last.first, months)] : [];
  });
  return limits.toSorted((one, other) => (isBefore(one, other) ? -1 : 1))[0];
}

function onSite({ equipment }: MaintenanceProgram, { conditions }: ScheduleChoice) {
  return equipment.flatMap(({ id, name, rounds, tests }) => {
    const condition = conditions[id];
    return condition ? [{ equipment: name, condition, rounds, tests }] : [];
  });
}
