import { dayAt, dayOf } from './days.ts';
import type { Opening } from './opening.ts';

/** Maximum useful difference between the lowest and the highest pay, in percent. */
const widestSpread = 40;

/** Returns the openings whose last day has not passed in the given time zone, newest first. */
export function selectOpen<Entry extends Pick<Opening, 'datePosted' | 'validThrough'>>(
  openings: readonly Entry[],
  now: Date,
  timeZone: string,
): Entry[] {
  const today = dayAt(now, timeZone);
  return openings
    .filter(({ validThrough }) => !validThrough || dayOf(validThrough) >= today)
    .sort((a, b) => b.datePosted.getTime() - a.datePosted.getTime());
}

/** Returns notes for the owner: one for each wide pay range, and a summary with the number of openings that end soon. */
export function describeOpenings(
  openings: readonly (Opening & { id: string })[],
  now: Date,
  timeZone: string,
): string[] {
  const open = selectOpen(openings, now, timeZone);
  if (open.length === 0) return [];
  const payNotes = open.flatMap(({ id, pay: { least, most } }) => {
    const spread = Math.round((most / least - 1) * 100);
    if (spread <= widestSpread) return [];
    const problem = `content/openings/${id}.yaml pay: ${most} is ${spread}% above ${least}`;
    return `${problem}; a range over ${widestSpread}% is too wide to be useful: narrow it, or write two openings`;
  });
  const ends = open
    .flatMap(({ id, validThrough }) => (validThrough ? [{ id, day: dayOf(validThrough) }] : []))
    .sort((a, b) => a.day.localeCompare(b.day));
  const month = dayAt(now, timeZone).slice(0, 7);
  const ending = ends.filter(({ day }) => day.startsWith(month)).length;
  const [next] = ends;
  const soonest = next ? `next ${next.id} on ${next.day}` : 'none has a last day';
  return [...payNotes, `openings: ${open.length}, ${ending} end this month, ${soonest}`];
}
