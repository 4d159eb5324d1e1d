/* Days as content files have them: midnight in UTC, with no time of their own. */

/** Example: 2026-11-28 */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The day that it is at `now` in a time zone. Example: 2026-11-28 */
export const dayAt = (now: Date, timeZone: string): string =>
  // Canadian English writes days as ISO 8601 does.
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
