import {
  addMonths,
  anniversary,
  type Day,
  formatDay,
  formatIsoMonth,
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
  type RoundInterval,
  type RoundTask,
  roundIntervals,
} from './maintenance-program.ts';
import { listDays, type Recurrence } from './recurrence.ts';

const minutesPerWorkingDay = 8 * 60;

/** The visitor's inputs for the maintenance calendar. */
export interface ScheduleChoice {
  conditions: Readonly<Record<string, Condition>>;
  start: Month;
  years: 1 | 3 | 5;
  /** Weekday of rounds and of the first day of outages. */
  weekday: Weekday;
  /** The yearly outage. `days` is the outage's length. */
  outage: { month: number; week: 1 | 2 | 3 | 4; days: number; skipHolidays: boolean };
}

export interface MaintenanceSchedule {
  first: Day;
  /** The day after the last day of the schedule. */
  end: Day;
  rounds: PlannedRound[];
  outages: PlannedOutage[];
}

export type PlannedTask<Task extends ProgramTask = ProgramTask> = Task & {
  equipment: string;
  condition: Condition;
};

export interface PlannedRound {
  name: RoundInterval;
  recurrence: Recurrence;
  days: Day[];
  minutes: RoundTask['minutes'];
  /** Length of the round, in working days of eight hours. */
  length: number;
  tasks: PlannedTask<RoundTask>[];
}

export interface PlannedOutage {
  first: Day;
  /** Reason for moving the outage; undefined if the outage is on the chosen day. */
  moved?: MovedOutage | undefined;
  /** Length of the outage in days. */
  length: number;
  tasks: PlannedTask<ProgramTask & { months: number }>[];
}

export interface MovedOutage {
  /** The day chosen by the visitor. */
  from: Day;
  /** Whether a test is due before the chosen day. */
  isDueBefore: boolean;
  /** Whether the outage was moved to avoid a holiday week. */
  avoidsHoliday: boolean;
}

/**
 * Plans rounds and outages for the chosen years.
 *
 * - The first yearly outage includes every test, because later readings are compared with the first readings.
 * - Each test is repeated before its interval ends. Tests with an interval of six months are also done in an
 *   outage half a year from the yearly outage.
 * - If a test would be due before the outage, the outage is moved to the last chosen weekday on or before the
 *   due day.
 * - If the visitor wants to avoid holiday weeks, an outage in a holiday week is moved to an earlier week.
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

/** Returns the recurrence of a round on the chosen weekday. */
function recurrenceOf(name: RoundInterval, weekday: Weekday): Recurrence {
  if (name === 'daily') return { unit: 'day' };
  if (name === 'weekly') return { unit: 'week', weekday };
  // The quarterly round takes one or two days, so it is in a different week than the monthly round.
  if (name === 'quarterly') return { unit: 'month', months: 3, weekday, nth: 2 };
  return { unit: 'month', months: 1, weekday, nth: 1 };
}

function planRounds(
  program: MaintenanceProgram,
  choice: ScheduleChoice,
  first: Day,
  end: Day,
): PlannedRound[] {
  return roundIntervals.flatMap((name) => {
    const tasks = onSite(program, choice).flatMap(({ equipment, condition, rounds }) =>
      rounds
        .filter(({ every }) => every === name)
        .map((task) => ({ ...task, equipment, condition })),
    );
    if (tasks.length === 0) return [];
    const recurrence = recurrenceOf(name, choice.weekday);
    const days = listDays(recurrence, first, end);
    const minutes = laborOf(tasks);
    const length = Math.ceil(minutes.high / minutesPerWorkingDay);
    return [{ name, recurrence, days, minutes, length, tasks }];
  });
}

function planOutages(
  program: MaintenanceProgram,
  choice: ScheduleChoice,
  end: Day,
): PlannedOutage[] {
  const { start, years, outage } = choice;
  const tests = listTests(program, choice);
  const startsNextYear = outage.month < start.month;
  const firstYearly = { year: start.year + (startsNextYear ? 1 : 0), month: outage.month };
  const outages: PlannedOutage[] = [];
  // Start half a year before the first yearly outage, because tests with an interval of six months begin then.
  for (let ahead = -6; ahead <= years * 12; ahead += 6) {
    const month = addMonths(firstYearly, ahead);
    const tasks = tests.filter(({ months }) => ahead % months === 0);
    if (formatIsoMonth(month) < formatIsoMonth(start) || tasks.length === 0) continue;
    const placed = placeOutage(month, choice, findDueDay(tasks, outages));
    if (!isBefore(placed.first, end)) break;
    outages.push({ ...placed, length: outage.days, tasks });
  }
  return outages;
}

/** Lists the tests of the equipment on site, each with the interval for the equipment's condition. */
function listTests(program: MaintenanceProgram, choice: ScheduleChoice): PlannedOutage['tasks'] {
  return onSite(program, choice).flatMap(({ equipment, condition, tests }) =>
    tests.map(({ months, ...test }) => ({
      ...test,
      equipment,
      condition,
      months: months[condition - 1] ?? months[0],
    })),
  );
}

/**
 * Returns the first day of an outage, which is on or before `dueDay`. If the outage is not on the day that the
 * visitor chose in `month`, `moved` states the reason.
 */
function placeOutage(
  month: Month,
  { start, weekday, outage }: ScheduleChoice,
  dueDay: Day | undefined,
): Pick<PlannedOutage, 'first' | 'moved'> {
  const chosen = nthWeekday(month, weekday, outage.week);
  const isDueBefore = dueDay !== undefined && isBefore(dueDay, chosen);
  const inTime = isDueBefore ? lastWeekday(dueDay, weekday) : chosen;
  const first = outage.skipHolidays
    ? avoidHolidays(inTime, outage.days, { ...start, day: 1 })
    : inTime;
  const avoidsHoliday = formatDay(first) !== formatDay(inTime);
  const isMoved = isDueBefore || avoidsHoliday;
  return { first, moved: isMoved ? { from: chosen, isDueBefore, avoidsHoliday } : undefined };
}

/**
 * Returns the day by which the first of these tests must be repeated, or undefined if none of the tests has been
 * done before.
 */
function findDueDay(
  tests: PlannedOutage['tasks'],
  earlierOutages: readonly PlannedOutage[],
): Day | undefined {
  const dueDays = tests.flatMap(({ equipment, task, months }) => {
    const last = earlierOutages.findLast(({ tasks }) =>
      tasks.some((each) => each.equipment === equipment && each.task === task),
    );
    return last ? [anniversary(last.first, months)] : [];
  });
  return dueDays.toSorted((one, other) => (isBefore(one, other) ? -1 : 1))[0];
}

/** Returns the programs of the equipment for which the visitor entered a condition. */
function onSite({ equipment }: MaintenanceProgram, { conditions }: ScheduleChoice) {
  return equipment.flatMap(({ id, name, rounds, tests }) => {
    const condition = conditions[id];
    return condition ? [{ equipment: name, condition, rounds, tests }] : [];
  });
}
