import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { plainText } from '#contract/plain-text.ts';
import { addDays, type Day, formatMonth } from './day.ts';
import type {
  MaintenanceSchedule,
  PlannedOutage,
  PlannedRound,
  PlannedTask,
} from './maintenance-schedule.ts';
import { recurrenceRule } from './recurrence.ts';

/** Where the events of a calendar are from. */
export interface CalendarOrigin {
  /** What the visitor calls the site; empty where it has no name. */
  site: string;
  /** Who made the calendar. Example: Caliche Ridge Electric */
  maker: string;
  /** Where its case is, with the query that leads to it. */
  address: URL;
}

/**
 * The schedule as a calendar after RFC 5545: an event for each round, which comes again, and one for
 * each outage. All of them are whole days without a zone. An event keeps its UID as long as site, month
 * and kind stay, so that a calendar which reads the file again changes what it has.
 *
 * @throws Error when a value cannot be written as an event.
 */
export function writeCalendarFile(schedule: MaintenanceSchedule, origin: CalendarOrigin): string {
  const events = [
    ...schedule.rounds.map((round) => describeRound(round, origin)),
    ...schedule.outages.map((outage) => describeOutage(outage, origin)),
  ];
  const { value, error } = createEvents(events, {
    productId: `-//${origin.maker}//Maintenance calendar//EN`,
    calName: named('Electrical maintenance', origin.site),
  });
  if (error || value === null) throw error ?? new Error('The calendar came out empty.');
  return foldByOctets(plainText(value));
}

function describeRound(round: PlannedRound, origin: CalendarOrigin): EventAttributes {
  const { name, days, length, recurrence, tasks } = round;
  const [first] = days;
  if (!first) throw new Error(`The ${name} round falls on no day.`);
  return {
    ...wholeDays(first, length),
    uid: identify(`${name}-${formatMonth(first)}`, origin),
    title: named(`${name[0]?.toUpperCase()}${name.slice(1)} electrical round`, origin.site),
    description: describeTasks(tasks, origin),
    recurrenceRule: recurrenceRule(recurrence, days.length),
    sequence: countMinutes(),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  };
}

function describeOutage(
  { first, moved, length, tasks }: PlannedOutage,
  origin: CalendarOrigin,
): EventAttributes {
  return {
    ...wholeDays(first, length),
    uid: identify(`outage-${formatMonth(moved?.from ?? first)}`, origin),
    title: named('Electrical outage tests', origin.site),
    description: describeTasks(tasks, origin),
    sequence: countMinutes(),
    busyStatus: 'BUSY',
    transp: 'OPAQUE',
  };
}

/**
 * What is published later has to count higher, or a calendar keeps what it read before. No count is
 * stored, so it is the minutes since 1970.
 */
const countMinutes = () => Math.floor(Date.now() / 60_000);

/** A calendar's end is the day after the last. */
function wholeDays(first: Day, length: number): { start: DateArray; end: DateArray } {
  const toArray = ({ year, month, day }: Day): DateArray => [year, month, day];
  return { start: toArray(first), end: toArray(addDays(first, length)) };
}

function named(what: string, site: string): string {
  return site === '' ? what : `${site}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
}

function describeTasks(tasks: readonly PlannedTask[], { address }: CalendarOrigin): string {
  const equipment = [...new Set(tasks.map((task) => task.equipment))];
  const lists = equipment.map((name) => {
    const own = tasks.filter((task) => task.equipment === name);
    const lines = own.map(({ task, state, limit, source }) => {
      const call = limit ? ` Call when: ${limit}.` : '';
      return `- ${task} (${state}).${call} [${source}]`;
    });
    return `${name}, Condition ${own[0]?.condition}\n${lines.join('\n')}`;
  });
  return `${lists.join('\n\n')}\n\n${address}`;
}

function identify(event: string, { site, address }: CalendarOrigin): string {
  return `${event}-${fingerprint(site)}@${address.hostname}`;
}

/** FNV-1a: two sites of one company are not to change each other's events. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const octet of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ octet, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** RFC 5545 counts octets, of which one character may have four. */
function foldByOctets(calendar: string): string {
  const lines = calendar.replaceAll(/\r\n[\t ]/g, '').split('\r\n');
  return lines.map(fold).join('\r\n');
}

function fold(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const more = new TextEncoder().encode(character).length;
    if (octets + more > 75) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += more;
  }
  return parts.join('\r\n ');
}
