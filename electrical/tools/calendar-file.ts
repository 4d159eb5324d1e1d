import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { plainText } from '#contract/plain-text.ts';
import { addDays, type Day, formatIsoMonth } from './day.ts';
import type {
  MaintenanceSchedule,
  PlannedOutage,
  PlannedRound,
  PlannedTask,
} from './maintenance-schedule.ts';
import { recurrenceRule } from './recurrence.ts';

/** Maximum length of a line (RFC 5545), without its line break. */
const maxLineOctets = 75;

/** Names and URL written into the events of a calendar. */
export interface CalendarOrigin {
  /** The visitor's name for the site with the equipment. May be empty. */
  site: string;
  /** Producer of the calendar file. Example: Caliche Ridge Electric */
  maker: string;
  /** URL of the schedule's page, with a query that restores the visitor's inputs. */
  address: URL;
}

/**
 * Writes the schedule as an iCalendar file (RFC 5545), with a recurring event for each round and an event for
 * each outage. All events are all-day events without a time zone. The UID of an event depends only on site,
 * month and kind, so that importing a later file updates the events.
 *
 * @throws Error if a value cannot be written as an event.
 */
export function writeCalendarFile(schedule: MaintenanceSchedule, origin: CalendarOrigin): string {
  const events = [
    ...schedule.rounds.map((round) => describeRound(round, origin)),
    ...schedule.outages.map((outage) => describeOutage(outage, origin)),
  ];
  const { value, error } = createEvents(events, {
    productId: `-//${origin.maker}//Maintenance calendar//EN`,
    calName: prefixWithSite('Electrical maintenance', origin.site),
  });
  if (error || value === null) throw error ?? new Error('The calendar is empty.');
  return foldByOctets(plainText(value));
}

function describeRound(round: PlannedRound, origin: CalendarOrigin): EventAttributes {
  const { name, days, length, recurrence, tasks } = round;
  const [first] = days;
  if (!first) throw new Error(`The ${name} round has no dates.`);
  return {
    ...wholeDays(first, length),
    uid: uidOf(`${name}-${formatIsoMonth(first)}`, origin),
    title: prefixWithSite(`${capitalize(name)} electrical round`, origin.site),
    description: describeTasks(tasks, origin),
    recurrenceRule: recurrenceRule(recurrence, days.length),
    sequence: currentSequence(),
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
    uid: uidOf(`outage-${formatIsoMonth(moved?.from ?? first)}`, origin),
    title: prefixWithSite('Electrical outage tests', origin.site),
    description: describeTasks(tasks, origin),
    sequence: currentSequence(),
    busyStatus: 'BUSY',
    transp: 'OPAQUE',
  };
}

/**
 * Returns the SEQUENCE number of all events: minutes since 1970, because no counter is stored. Calendars ignore an
 * update unless its SEQUENCE is higher.
 */
function currentSequence(): number {
  return Math.floor(Date.now() / 60_000);
}

/** Returns the start and end of an all-day event. In iCalendar, the end is the day after the last day. */
function wholeDays(first: Day, length: number): { start: DateArray; end: DateArray } {
  const toArray = ({ year, month, day }: Day): DateArray => [year, month, day];
  return { start: toArray(first), end: toArray(addDays(first, length)) };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns the title of an event, after the site's name if there is one. Example: North pad: monthly electrical round */
function prefixWithSite(title: string, site: string): string {
  return site === '' ? title : `${site}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
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

function uidOf(event: string, { site, address }: CalendarOrigin): string {
  return `${event}-${fingerprint(site)}@${address.hostname}`;
}

/** FNV-1a hash of the site's name, which prevents files for two sites from updating each other's events. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const octet of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ octet, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** Folds lines by octets, as RFC 5545 requires. The `ics` library folds by characters, which may have up to four octets. */
function foldByOctets(calendar: string): string {
  const lines = calendar.replaceAll(/\r\n[\t ]/g, '').split('\r\n');
  return lines.map(fold).join('\r\n');
}

function fold(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const more = new TextEncoder().encode(character).length;
    if (octets + more > maxLineOctets) {
      parts.push('');
      // A folded line starts with a space, which counts as an octet.
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += more;
  }
  return parts.join('\r\n ');
}
