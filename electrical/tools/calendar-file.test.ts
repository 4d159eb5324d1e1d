import { constantFrom, integer, property, record, string, assert as verify } from 'fast-check';
import ICAL from 'ical.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CalendarOrigin, writeCalendarFile } from './calendar-file.ts';
import { formatDay, weekdays } from './day.ts';
import { planMaintenance, type ScheduleChoice } from './maintenance-schedule.ts';
import { testingProgram } from './testing/testing-program.ts';

const choice: ScheduleChoice = {
  conditions: { gear: 3, cable: 2 },
  start: { year: 2027, month: 11 },
  years: 3,
  weekday: 'WE',
  outage: { month: 3, week: 2, days: 4, skipHolidays: false },
};
const origin: CalendarOrigin = {
  site: 'Ñandú 7; north, "B"',
  maker: 'Example Electric',
  address: new URL('https://www.example.com/tools/maintenance-calendar?start=2027-11&gear=3'),
};
const schedule = planMaintenance(testingProgram, choice);

test('an independent parser reads every event on its planned days, including in leap years', () => {
  const months = record({
    year: integer({ min: 2024, max: 2100 }),
    month: integer({ min: 1, max: 12 }),
  });
  const years = constantFrom(1 as const, 3 as const, 5 as const);
  verify(
    property(months, years, constantFrom(...weekdays), (start, years, weekday) => {
      const planned = planMaintenance(testingProgram, { ...choice, start, years, weekday });
      const read = readEvents(writeCalendarFile(planned, origin));
      expect(read.map(({ days, length }) => ({ days, length }))).toEqual([
        ...planned.rounds.map(({ days, length }) => ({ days: days.map(formatDay), length })),
        ...planned.outages.map(({ first, length }) => ({ days: [formatDay(first)], length })),
      ]);
    }),
    { numRuns: 25 },
  );
});

test('the descriptions of events contain every task with its state, limit and source', () => {
  const events = readEvents(writeCalendarFile(schedule, origin));
  const planned = [...schedule.rounds, ...schedule.outages];
  for (const [index, { tasks }] of planned.entries()) {
    for (const { equipment, condition, task, state, limit, source } of tasks) {
      const description = events[index]?.description;
      expect(description).toContain(`${equipment}, Condition ${condition}`);
      const call = limit ? ` Call when: ${limit}.` : '';
      expect(description).toContain(`- ${task} (${state}).${call} [${source}]`);
    }
    expect(events[index]?.description.match(/^- /gm)).toHaveLength(tasks.length);
    expect(events[index]?.description).toContain(`${origin.address}`);
    expect(events[index]?.summary).toContain(`${origin.site}: `);
  }
});

// Test the file as text, because parsers tolerate errors that calendar programs reject.
describe('the format of the calendar file', () => {
  const file = writeCalendarFile(schedule, origin);
  const lines = unfold(file);
  const eventCount = schedule.rounds.length + schedule.outages.length;
  const linesOf = (name: string) => lines.filter((line) => line.split(/[;:]/)[0] === name);

  test('lines are at most 75 octets long', () => {
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
  });

  test('each property of the calendar itself occurs once', () => {
    expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
    expect(linesOf('VERSION')).toEqual(['VERSION:2.0']);
    expect(linesOf('CALSCALE')).toEqual(['CALSCALE:GREGORIAN']);
    expect(linesOf('METHOD')).toEqual(['METHOD:PUBLISH']);
    expect(linesOf('PRODID')).toEqual([`PRODID:-//${origin.maker}//Maintenance calendar//EN`]);
    expect(linesOf('X-WR-CALNAME')).toHaveLength(1);
  });

  test('the calendar contains only events, without time zones or alarms', () => {
    expect(new Set(linesOf('BEGIN'))).toEqual(new Set(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']));
  });

  test.each([
    { name: 'DTSTART', form: /;VALUE=DATE:\d{8}$/ },
    { name: 'DTEND', form: /;VALUE=DATE:\d{8}$/ },
    { name: 'DTSTAMP', form: /:\d{8}T\d{6}Z$/ },
    { name: 'UID', form: /./ },
    { name: 'SUMMARY', form: /./ },
    { name: 'DESCRIPTION', form: /./ },
  ])('every event has one valid $name', ({ name, form }) => {
    expect(linesOf(name)).toHaveLength(eventCount);
    for (const line of linesOf(name)) expect(line).toMatch(form);
  });

  // Some programs misread UNTIL and BYHOUR in all-day events.
  test('recurrences end by COUNT and have no UNTIL or BYHOUR', () => {
    const repeated = schedule.rounds.filter(({ days }) => days.length > 1);
    expect(linesOf('RRULE')).toHaveLength(repeated.length);
    for (const line of linesOf('RRULE')) {
      expect(line).toMatch(
        /^RRULE:FREQ=(DAILY|WEEKLY|MONTHLY)(;(?!UNTIL|BYHOUR)[A-Z]+=[-+\w,]+)*;COUNT=\d+/,
      );
    }
  });

  test('every line has the form of a property and contains no control characters', () => {
    for (const line of lines) {
      expect(line).toMatch(/^[A-Z-]+(;[A-Z-]+=[^":;,]+)*:/);
      expect(line).not.toMatch(/[\p{Cc}\p{Co}\p{Cn}\ufeff]/u);
    }
  });
});

afterEach(() => vi.useRealTimers());

test('a file written later has a higher SEQUENCE, so that calendars accept the update', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const sequencesAt = (now: string) => {
    vi.setSystemTime(now);
    return unfold(writeCalendarFile(schedule, origin)).flatMap((line) =>
      /^SEQUENCE:/.test(line) ? [Number(line.slice('SEQUENCE:'.length))] : [],
    );
  };
  const before = sequencesAt('2027-01-31T23:59:00Z');
  const after = sequencesAt('2027-02-01T00:00:00Z');
  expect(before).toHaveLength(schedule.rounds.length + schedule.outages.length);
  expect(after.every((sequence, index) => sequence > (before[index] ?? Number.NaN))).toBe(true);
  // Integers in RFC 5545 have 32 bits.
  expect(Math.max(...after)).toBeLessThan(2 ** 31);
});

test('events keep their UIDs in later files, and have different UIDs for a different site', () => {
  const uids = (changed: Partial<CalendarOrigin>, planned = schedule) =>
    readEvents(writeCalendarFile(planned, { ...origin, ...changed })).map(({ uid }) => uid);
  const first = uids({});
  for (const uid of first) expect(uid).toMatch(/^[\w.-]+@[\w.-]+$/);
  expect(new Set(first).size).toBe(first.length);
  expect(uids({})).toEqual(first);
  // A different weekday must not change the UIDs.
  expect(uids({}, planMaintenance(testingProgram, { ...choice, weekday: 'TU' }))).toEqual(first);
  for (const uid of uids({ site: 'Another' })) expect(first).not.toContain(uid);
});

test('an independent parser reads any site name unchanged from the file', () => {
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

/** Unfolds the lines of a calendar file and asserts that all lines end with CRLF. */
function unfold(file: string): string[] {
  expect(
    file.split('\n').every((line, index, all) => index === all.length - 1 || line.endsWith('\r')),
  ).toBe(true);
  return file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
}

/** Reads the events of a calendar file with a third-party parser. */
function readEvents(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const { startDate, endDate } = event;
    const starts: string[] = [];
    const iterator = event.iterator();
    // Stop in case a recurrence rule never ends. The longest schedule has fewer than 2000 days.
    for (let day = iterator.next(); day && starts.length < 2000; day = iterator.next())
      starts.push(`${day}`);
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
