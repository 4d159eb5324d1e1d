/* Days without a time. Content files store them as midnight UTC. */

/** Formats a day. Example: 2026-11-28 */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The calendar day at `now` in a time zone. Example: 2026-11-28 */
export const dayAt = (now: Date, timeZone: string): string =>
  // The Canadian English date format is that of ISO 8601.
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
