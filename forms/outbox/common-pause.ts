import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { DeliveryFault } from './delivery-error.ts';
import { choosePause, type PauseLimits } from './pauses.ts';

/**
 * The pause that all mails make together while the mail server is at fault. It is in the database,
 * so every process and every instance of the Worker makes it.
 */
export interface CommonPause {
  /** Milliseconds until it is over; none are left of one that is. */
  left(): Promise<number>;
  /** Begins one after a try that began at `begun`, in milliseconds since 1970. */
  begin(fault: DeliveryFault, begun: number): Promise<void>;
  /** Ends it, as a mail has left or the service starts with other settings. */
  end(): Promise<void>;
}

export function createCommonPause(database: Database, limits: PauseLimits): CommonPause {
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
    async left() {
      const left = (await read()).until - Date.now();
      // One that is further off waits for a clock that was put back since.
      return left > limits.longest ? 0 : left;
    },
    async begin(fault, begun) {
      const { until, serverFailures } = await read();
      // Two mails that met the same outage count it once.
      if (begun < until && until - begun <= limits.longest) return;
      const failures = serverFailures + (fault === 'server' ? 1 : 0);
      // Mails that break every session would otherwise keep the others back for longer and longer.
      const pause = choosePause(fault === 'server' ? failures : 1, limits);
      await write(Date.now() + pause, failures);
    },
    async end() {
      const { until, serverFailures } = await read();
      if (until !== 0 || serverFailures !== 0) await write(0, 0);
    },
  };
}
