import { type Database, sql } from '../../database/database.ts';

/**
 * Ids of two rows in `heartbeat`: the time of the last run that was allowed to erase, and the time of the
 * first run after the clock jumped.
 */
const ids = { lastRun: 2, jump: 3 } as const;

// Milliseconds. A machine is rarely switched off for longer.
const longestGap = 3 * 86_400_000;

// Milliseconds. Less than a day, because the daily run may start a little early.
const settlingTime = 20 * 3_600_000;

/**
 * Whether the clock can be trusted to find expired inquiries. Must be called in every daily run. A single run
 * with a clock that is years ahead would erase all inquiries. So if the time is days away from the time of
 * the last run, nothing is erased for about a day, so that the clock can be corrected. As a consequence,
 * expired inquiries are erased a day late after an outage of several days.
 *
 * `now` is in milliseconds since 1970.
 */
export async function isClockSteady(
  database: Pick<Database, 'read' | 'write'>,
  now: number,
): Promise<boolean> {
  const rows = await database.read(
    sql`select id, at from heartbeat where id in (${ids.lastRun}, ${ids.jump})`,
  );
  const find = (wanted: number) => rows.find(({ id }) => id === wanted)?.at;
  const lastRun = Number(find(ids.lastRun) ?? now);
  const sinceJump = now - Number(find(ids.jump) ?? now);
  const hasSettled = sinceJump >= settlingTime && sinceJump < longestGap;
  if (Math.abs(now - lastRun) < longestGap || hasSettled) {
    await database.write([
      setTime(ids.lastRun, now),
      sql`delete from heartbeat where id = ${ids.jump}`,
    ]);
    return true;
  }
  const isSettling = sinceJump > 0 && sinceJump < settlingTime;
  if (!isSettling) await database.write([setTime(ids.jump, now)]);
  return false;
}

function setTime(id: number, at: number) {
  return sql`insert into heartbeat (id, at) values (${id}, ${at})
    on conflict (id) do update set at = ${at}`;
}
