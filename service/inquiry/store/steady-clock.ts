import { type Database, sql } from '../../database/database.ts';

/**
 * Whether the clock can be trusted to decide what has expired. Must be called in every daily run. A single
 * run with a clock that is years ahead would erase everything. So if the clock is days away from the last run,
 * nothing is erased for about a day, in which the clock can be corrected. After an outage of several days,
 * expired inquiries are therefore erased a day late.
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

/** Rows of `heartbeat`: the last run that could erase, and the first after the clock had jumped. */
const ids = { lastRun: 2, jump: 3 } as const;

// Milliseconds. Longer than a machine is usually switched off.
const longestGap = 3 * 86_400_000;

// Milliseconds. Less than a day, because the daily run may start a little early.
const settlingTime = 20 * 3_600_000;
