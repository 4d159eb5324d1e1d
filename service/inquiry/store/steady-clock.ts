import { type Database, sql } from '../../database/database.ts';

/**
 * Whether the clock may decide what has expired; call it in every daily run. One start with
 * a clock that is years ahead would erase everything. So once the clock is days away from the last
 * run, nothing is erased before it has been so for a day. A service that stood still for days erases
 * a day later for that.
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

// Milliseconds. Longer than a machine is switched off in the ordinary course of things.
const longestGap = 3 * 86_400_000;

// Milliseconds. Less than a day, because the daily run may start a little early.
const settlingTime = 20 * 3_600_000;
