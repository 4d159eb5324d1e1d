import { type Database, sql } from '../../database/database.ts';

/** Id of the row in `heartbeat` that remembers the time of a daily run. */
const rowId = 2;

// Milliseconds. Less than a day, because the daily run may start a little early.
const shortestGap = 20 * 3_600_000;

// Milliseconds. A machine is rarely switched off for longer.
const longestGap = 3 * 86_400_000;

/**
 * - `steady`: this run comes about a day after the remembered run, so expired inquiries may be erased.
 * - `early`: there is no remembered run, or this run comes less than 20 hours after the remembered run, for
 *   example because the service was restarted. The next daily run may erase.
 * - `jumped`: the time is before the remembered run, or more than three days after it.
 */
export type ClockState = 'steady' | 'early' | 'jumped';

/**
 * Checks whether the clock can be trusted to find expired inquiries. Must be called once in every daily run. A
 * single run with a clock that is years ahead would erase all inquiries. So inquiries are only erased if the
 * remembered run was 20 hours to 3 days ago, and after a jump the clock can be corrected for about a day. An
 * early run is not remembered, so that frequent restarts do not postpone the erasure.
 *
 * `now` is in milliseconds since 1970.
 */
export async function checkClock(
  database: Pick<Database, 'read' | 'write'>,
  now: number,
): Promise<ClockState> {
  const [row] = await database.read(sql`select at from heartbeat where id = ${rowId}`);
  const gap = row && now - Number(row.at);
  if (gap !== undefined && gap >= 0 && gap < shortestGap) return 'early';
  await database.write([
    sql`insert into heartbeat (id, at) values (${rowId}, ${now})
      on conflict (id) do update set at = ${now}`,
  ]);
  if (gap === undefined) return 'early';
  return gap >= shortestGap && gap < longestGap ? 'steady' : 'jumped';
}
