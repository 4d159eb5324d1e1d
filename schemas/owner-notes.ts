import { describeLicenseNotes } from './licenses-in-time.ts';
import { describeOpenings } from './openings-in-time.ts';
import { readCollection } from './read-content.ts';
import { describeSafetyNotes } from './safety-in-time.ts';
import { describeStandardNotes } from './standards/standards-in-time.ts';

/** Returns notes for the owner about expired or expiring content, one line each. Skips unreadable content. */
export async function readOwnerNotes(
  now: Date,
  timeZone: string,
  contentFolder?: string,
): Promise<string[]> {
  const companies = await readCollection('company', contentFolder).catch(() => []);
  const openings = await readCollection('openings', contentFolder).catch(() => []);
  const safety = await readCollection('safety', contentFolder).catch(() => []);
  const tables = await readCollection('standards', contentFolder).catch(() => []);
  return [
    ...companies.flatMap(({ licenses }) => describeLicenseNotes(licenses, now, timeZone)),
    ...describeOpenings(openings, now, timeZone),
    ...safety.flatMap((figures) => describeSafetyNotes(figures, now, timeZone)),
    ...tables.flatMap(({ standards }) => describeStandardNotes(standards, now, timeZone)),
  ];
}
