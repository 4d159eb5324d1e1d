import { constantFrom, property, string, assert as verify } from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarOrigin, writeCalendarFile } from './calendar-file.ts';
import { addDays, formatDay } from './day.ts';
import { planMaintenance, type ScheduleChoice } from './maintenance-schedule.ts';
import { testingProgram } from './testing-program.ts';

const choice: ScheduleChoice = {
  conditions: { gear: 3, cable: 2 },
  start: { year: 2027, month: 11 },
  years: 3,
  weekday: 'WE',
  outage: { month: 3, week: 2, days: 4 },
};
const origin: CalendarOrigin = {
  site: 'Ñandú 7; north, "B"',
  maker: 'Example Electric',
  address: new URL('https://www.example.com/tools/maintenance-calendar?start=2027-11&gear=3'),
};
const schedule = planMaintenance(testingProgram, choice);

test('lays every event, read by another program, on the days of the table', () => {
  const read = readEvents(writeCalendarFile(schedule, origin)).map(({ days, length }) => ({
    days,
    length,
  }));
  expect(read).toEqual([
    ...schedule.rounds.map(({ days, length }) => ({ days: days.map(formatDay), length })),
    ...schedule.outages.map(({ first, length }) => ({ days: [formatDay(first)], length })),
  ]);
});

test('says every task with its state, limit and source', () => {
  const events = readEvents(writeCalendarFile(schedule, origin));
  const planned = [...schedule.rounds, ...schedule.outages];
  for (const [index, { tasks }] of planned.entries()) {
    for (const { equipment, condition, task, state, limit, source } of tasks) {
      const description = events[index]?.description;
      expect(description).toContain(`${equipment}, Condition ${condition}`);
      expect(description).toContain(`- ${task} (${state}).${limit ? ` Call when: ${limit}.` : ''}`);
      expect(description).toContain(`[${source}]`);
    }
    expect(events[index]?.description).toContain(`${origin.address}`);
    expect(events[index]?.summary).toContain(`${origin.site}: `);
  }
});

test('is whole days without a zone, stamped in UTC, in lines of at most 75 octets', () => {
  const file = writeCalendarFile(schedule, origin);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file).not.toMatch(/[^\r]\n|TZID/);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    if (/^DT(START|END)/.test(line)) expect(line).toMatch(/^DT(START|END);VALUE=DATE:\d{8}$/);
    if (line.startsWith('DTSTAMP')) expect(line).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
  }
});

test('knows an event again, and that of another site not', () => {
  const uids = (changed: Partial<CalendarOrigin>, of = schedule) =>
    readEvents(writeCalendarFile(of, { ...origin, ...changed })).map(({ uid }) => uid);
  const first = uids({});
  expect(new Set(first).size).toBe(first.length);
  expect(uids({})).toEqual(first);
  // A round in another week of the month is the same round.
  expect(uids({}, planMaintenance(testingProgram, { ...choice, weekday: 'TU' }))).toEqual(first);
  for (const uid of uids({ site: 'Another' })) expect(first).not.toContain(uid);
});

test('gives back any name of a site as it was typed', () => {
  const names = string({ unit: 'grapheme', maxLength: 60 }).filter((name) => !/\p{Cc}/u.test(name));
  verify(
    property(names, constantFrom(1 as const, 3 as const, 5 as const), (site, years) => {
      const small = planMaintenance(testingProgram, { ...choice, years, conditions: { cable: 1 } });
      const [event] = readEvents(writeCalendarFile(small, { ...origin, site }));
      expect(event?.summary.startsWith(site === '' ? 'Monthly' : `${site}: monthly`)).toBe(true);
    }),
    { numRuns: 25 },
  );
});

/** The events as a reader finds them that had no part in writing them. */
function readEvents(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const { startDate, endDate } = event;
    const starts: string[] = [];
    const iterator = event.iterator();
    for (let day = iterator.next(); day; day = iterator.next()) starts.push(`${day}`);
    const length = (Date.parse(`${endDate}`) - Date.parse(`${startDate}`)) / 86_400_000;
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      days: event.isRecurring() ? starts : [`${startDate}`],
      length,
    };
  });
}

test('ends on the day after the last', () => {
  const [outage] = schedule.outages;
  const last = outage && addDays(outage.first, outage.length);
  expect(writeCalendarFile(schedule, origin)).toContain(
    `DTEND;VALUE=DATE:${last && formatDay(last).replaceAll('-', '')}`,
  );
});
