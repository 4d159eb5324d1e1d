import { dayAt, dayOf } from './days.ts';
import type { Opening } from './opening.ts';

/** Openings that have not ended at `now`, by the calendar of the company's time zone; newest first. */
export function selectOpen<Each extends Pick<Opening, 'datePosted' | 'validThrough'>>(
  openings: readonly Each[],
  now: Date,
  timeZone: string,
): Each[] {
  const today = dayAt(now, timeZone);
  return openings
    .filter(({ validThrough }) => !validThrough || dayOf(validThrough) >= today)
    .sort((a, b) => b.datePosted.getTime() - a.datePosted.getTime());
}

/** For the owner, a line each: pay that says little, what ends in the month of `now`, what ends next. */
export function describeOpenings(
  openings: readonly (Opening & { id: string })[],
  now: Date,
  timeZone: string,
): string[] {
  const open = selectOpen(openings, now, timeZone);
  const vague = open.flatMap(({ id, pay: { least, most } }) => {
    const spread = Math.round((most / least - 1) * 100);
    if (spread <= widestSpread) return [];
    const said = `content/openings/${id}.yaml pay: ${most} is ${spread} % above ${least}`;
    return `${said}; over ${widestSpread} % it tells little: narrow it, or write two openings`;
  });
  const ends = open
    .flatMap(({ id, validThrough }) => (validThrough ? [{ id, day: dayOf(validThrough) }] : []))
    .sort((a, b) => a.day.localeCompare(b.day));
  const month = dayAt(now, timeZone).slice(0, 7);
  const ending = ends.filter(({ day }) => day.startsWith(month)).length;
  const [next] = ends;
  if (open.length === 0) return vague;
  const soonest = next ? `next ${next.id} on ${next.day}` : 'none has a last day';
  return [...vague, `openings: ${open.length}, ${ending} end this month, ${soonest}`];
}

/** Percent. */
const widestSpread = 40;
