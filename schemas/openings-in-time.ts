import type { Opening } from './opening.ts';

type Dated = Pick<Opening, 'datePosted' | 'validThrough'>;
type Named = Opening & { id: string };

/** What is not past at `now`, by the days of the company's time zone; the newest first. */
export function selectOpen<Each extends Dated>(
  openings: readonly Each[],
  now: Date,
  timeZone: string,
): Each[] {
  const today = dayAt(now, timeZone);
  return openings
    .filter(({ validThrough }) => dayOf(validThrough) >= today)
    .sort((a, b) => b.datePosted.getTime() - a.datePosted.getTime());
}

/** Warnings on pay that says little, and which opening ends next, a line each. */
export function describeOpenings(
  openings: readonly Named[],
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
  const [next] = listEnds(open);
  return next ? [...vague, `Openings: ${open.length}. Next to end: ${next}`] : vague;
}

/** Percent. */
const widestSpread = 40;

/** A line on those that end in the month of `now`; undefined where none does. */
export function describeEnding(
  openings: readonly Named[],
  now: Date,
  timeZone: string,
): string | undefined {
  const month = dayAt(now, timeZone).slice(0, 7);
  const ending = selectOpen(openings, now, timeZone).filter(({ validThrough }) =>
    dayOf(validThrough).startsWith(month),
  );
  if (ending.length === 0) return undefined;
  const count = ending.length === 1 ? '1 opening ends' : `${ending.length} openings end`;
  return `${count} this month: ${listEnds(ending).join(', ')}; set validThrough anew or let it pass`;
}

/** Each with the last day on which it is open, the soonest first. */
const listEnds = (open: readonly Named[]) =>
  open
    .toSorted((a, b) => a.validThrough.getTime() - b.validThrough.getTime())
    .map(({ id, validThrough }) => `${id} on ${dayOf(validThrough)}`);

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

// Canadian English writes days as ISO 8601 does.
const dayAt = (now: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
