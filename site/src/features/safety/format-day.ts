/** Formats a date without a time of day; an empty string without a date. Example: Oct 1, 2027 */
export function formatDay(day: Date | undefined): string {
  return day?.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }) ?? '';
}
