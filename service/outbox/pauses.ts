import { type Database, sql } from '../database/database.ts';
import type { DeliveryFault } from './deliver.ts';

/**
 * The pause that all mails make together while the mail server is at fault. It is in the database,
 * so every process and every instance of the Worker makes it.
 */
export function createCommonPause(database: Database, limits: PauseLimits) {
  const read = async () => {
    const [row] = await database.read(
      sql`select until, server_failures from outbox_pause where id = 1`,
    );
    return { until: Number(row?.until ?? 0), serverFailures: Number(row?.server_failures ?? 0) };
  };
  const write = async (until: number, serverFailures: number) => {
    await database.write([
      sql`insert into outbox_pause (id, until, server_failures)
        values (1, ${until}, ${serverFailures})
        on conflict (id) do update set until = ${until}, server_failures = ${serverFailures}`,
    ]);
  };
  return {
    /** Milliseconds until it is over; none are left of one that is. */
    async left(): Promise<number> {
      const left = (await read()).until - Date.now();
      // One that is further off waits for a clock that was put back since.
      return left > limits.longest ? 0 : left;
    },
    /** Begins one after a try that began at `begun`, in milliseconds since 1970. */
    async begin(fault: DeliveryFault, begun: number): Promise<void> {
      const { until, serverFailures } = await read();
      // Two mails that met the same outage count it once.
      if (begun < until && until - begun <= limits.longest) return;
      const failures = serverFailures + (fault === 'server' ? 1 : 0);
      // Mails that break every session would otherwise keep the others back for longer and longer.
      const pause = choosePause(fault === 'server' ? failures : 1, limits);
      await write(Date.now() + pause, failures);
    },
    /** Ends it, as a mail has left or the service starts with other settings. */
    async end(): Promise<void> {
      const { until, serverFailures } = await read();
      if (until !== 0 || serverFailures !== 0) await write(0, 0);
    },
  };
}

export interface PauseLimits {
  first: number;
  longest: number;
}

/**
 * How long to wait after `failures` tries in a row failed: twice as long each time, up to the
 * longest, and up to a fifth shorter by chance, so that what failed together is not tried together.
 */
export function choosePause(
  failures: number,
  { first, longest }: PauseLimits,
  random: () => number = Math.random,
): number {
  const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 30));
  return Math.ceil(full * (1 - random() / 5));
}
