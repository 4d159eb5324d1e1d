import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { noPause, type PauseMemory } from '../outbox/common-pause.ts';

/** A pause that every instance of the Worker makes. */
export function rememberInDatabase(database: Database): PauseMemory {
  return {
    now: Date.now,
    async read() {
      const [row] = await database.read(
        sql`select until, server_failures from outbox_pause where id = 1`,
      );
      if (!row) return noPause;
      return { until: Number(row.until), serverFailures: Number(row.server_failures) };
    },
    async write({ until, serverFailures }) {
      await database.write([
        sql`insert into outbox_pause (id, until, server_failures)
          values (1, ${until}, ${serverFailures})
          on conflict (id) do update set until = ${until}, server_failures = ${serverFailures}`,
      ]);
    },
  };
}
