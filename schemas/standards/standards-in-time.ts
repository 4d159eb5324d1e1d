import { dayAt, dayOf } from '../days.ts';
import type { Standard } from './standards.ts';

/**
 * Returns notes for the owner: one line for each standard whose edition was looked up more than a year ago, and one
 * line that counts and names the standards without a look-up. These are notes and not problems, because otherwise a
 * check of unchanged content would fail one day, and with it the build that publishes an urgent correction.
 */
export function describeStandardNotes(
  standards: readonly Standard[],
  now: Date,
  timeZone: string,
): string[] {
  const oldest = aYearBefore(dayAt(now, timeZone));
  const old = standards.flatMap(({ name, lookedUp }) => {
    if (!lookedUp || dayOf(lookedUp.on) >= oldest) return [];
    return [
      `content/standards.yaml ${name}: looked up on ${dayOf(lookedUp.on)}, more than a year ago; look up the current edition and set lookedUp`,
    ];
  });
  const missing = standards.filter(({ lookedUp }) => !lookedUp).map(({ name }) => name);
  if (missing.length === 0) return old;
  return [
    ...old,
    `content/standards.yaml: ${missing.length} of ${standards.length} standards have no look-up; find their current editions and set lookedUp: ${missing.join(', ')}`,
  ];
}

/** The same day one year earlier. Example: 2025-11-28 for 2026-11-28 */
function aYearBefore(day: string): string {
  const [year = '', ...monthAndDay] = day.split('-');
  return [Number(year) - 1, ...monthAndDay].join('-');
}
