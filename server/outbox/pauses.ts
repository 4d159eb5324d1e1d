import { type Database, sql } from '../database/database.ts';
import type { DeliveryFault } from './deliver.ts';

// More doublings would exceed the range of safe integers and change nothing, because `longest` limits the
// pause.
const maxDoublings = 30;

/** The pause after the first failure and the longest pause, in milliseconds. */
export interface PauseLimits {
  first: number;
  longest: number;
}

/**
 * Manages the shared pause: the pause of all emails after a failure of the mail server. The pause is stored
 * in the database, so that every process and every instance of the Worker observes it.
 */
export function createSharedPause(database: Database, limits: PauseLimits) {
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
    /** Returns the milliseconds until the pause is over; zero or less if there is no pause. */
    async remaining(): Promise<number> {
      const left = (await read()).until - Date.now();
      // If the remaining pause is longer than the limit, the clock was set back after the pause began.
      return left > limits.longest ? 0 : left;
    },
    /** Begins a pause after an attempt that started at `startedAt`, in milliseconds since 1970. */
    async begin(fault: DeliveryFault, startedAt: number): Promise<void> {
      const { until, serverFailures } = await read();
      // Emails that fail during the same pause count as one failure.
      if (startedAt < until && until - startedAt <= limits.longest) return;
      const failures = fault === 'server' ? serverFailures + 1 : serverFailures;
      // Only failures of the server make the pause longer. Otherwise, emails that break every connection
      // would delay all other emails more and more.
      const pause = choosePause(fault === 'server' ? failures : 1, limits);
      await write(Date.now() + pause, failures);
    },
    /** Ends the pause. Called when an email was delivered and when the service starts. */
    async end(): Promise<void> {
      const { until, serverFailures } = await read();
      if (until !== 0 || serverFailures !== 0) await write(0, 0);
    },
  };
}

/**
 * Returns the pause after `failures` consecutive failures, in milliseconds. The pause doubles with each
 * failure up to `longest`. It is randomly shortened by up to a fifth, so that emails that failed at the same
 * time are not retried at the same time.
 */
export function choosePause(
  failures: number,
  { first, longest }: PauseLimits,
  random: () => number = Math.random,
): number {
  const doublings = Math.min(failures - 1, maxDoublings);
  const fullPause = Math.min(longest, first * 2 ** doublings);
  return Math.ceil(fullPause * (1 - random() / 5));
}
