import { describeOpenings } from './openings-in-time.ts';
import { readCollection } from './read-content.ts';
import { describeExpiries } from './safety-in-time.ts';

/** What the owner should know of days in the content at `now`, a line each. Content that cannot be read is skipped. */
export async function readOwnerNotes(
  now: Date,
  timeZone: string,
  contentFolder?: string,
): Promise<string[]> {
  const openings = await readCollection('openings', contentFolder).catch(() => []);
  const safety = await readCollection('safety', contentFolder).catch(() => []);
  return [
    ...describeOpenings(openings, now, timeZone),
    ...safety.flatMap((figures) => describeExpiries(figures, now, timeZone)),
  ];
}
