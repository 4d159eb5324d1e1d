/* Functions for dates without a time of day, which content files store as midnight UTC. */

/** Number of days before an expiration date from which the owner is warned. */
const warningDays = 30;

const millisecondsPerDay = 86_400_000;

/** Formats the UTC date. Example: 2026-11-28 */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Formats the date in a time zone. Example: 2026-11-28 */
export const dayAt = (now: Date, timeZone: string): string =>
  // Dates in Canadian English have the format of ISO 8601.
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);

/** The latest expiration date for which the owner is warned today: 30 days from today in the time zone. */
export const lastDayOfWarning = (now: Date, timeZone: string): string =>
  dayOf(new Date(Date.parse(dayAt(now, timeZone)) + warningDays * millisecondsPerDay));

/**
 * Returns nine o'clock in the morning of the UTC date of `date`, in a time zone. Feeds and meta tags need a time, and
 * midnight UTC would be the evening before in America.
 */
export function morningOf(date: Date, timeZone: string): Date {
  const atOffset = (offset: string) => new Date(`${dayOf(date)}T09:00:00${offset}`);
  // The clock can change between the time in UTC and the time in the time zone, so the offset is looked up twice.
  const estimate = atOffset(offsetAt(atOffset('Z'), timeZone));
  return atOffset(offsetAt(estimate, timeZone));
}

/** Returns the offset of a time zone from UTC. Example: -06:00 */
function offsetAt(time: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || 'Z';
}
