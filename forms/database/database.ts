import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { isBusy } from './store-errors.ts';

/** One connection to the database, which stays durable and usable whatever happens to a write. */
export interface Database {
  readonly client: Client;
  /** For reading; writes go through `write`. */
  readonly queries: LibSQLDatabase;
  /**
   * Runs `statements` in one transaction, which is on disk when this resolves. It never waits for
   * a lock: another process that holds it makes this fail at once, see `isBusy`.
   */
  write(statements: InStatement[]): Promise<ResultSet[]>;
  /** Sets what durability rests on and reads it back. */
  secure(): Promise<void>;
  close(): void;
}

export function connect(url: string, authToken?: string): Database {
  const isFile = url.startsWith('file:');
  // A pragma reaches one connection only, so there is one. It never waits for a lock, as its
  // calls stand on the event loop: whoever finds it busy tries again from a timer.
  const client = createClient({
    url,
    ...(authToken ? { authToken } : {}),
    ...(isFile ? { concurrency: 1, timeout: 0 } : { fetch: fetchInTime }),
  });
  let isSecure = true;

  const secure = async (): Promise<void> => {
    if (isFile) await secureFile(client);
    isSecure = true;
  };

  return {
    client,
    queries: drizzle({ client }),
    secure,
    async write(statements) {
      if (!isSecure) await secure();
      try {
        if (isFile) await client.executeMultiple(tryLock);
      } catch (error) {
        isSecure = isBusy(error);
        throw error;
      }
      try {
        return await client.batch(statements, 'write');
      } catch (error) {
        // The client may have replaced its connection, and a new one knows no pragmas.
        isSecure = false;
        if (isFile && isBusy(error)) await client.reconnect();
        throw error;
      }
    },
    close: () => client.close(),
  };
}

// A remote server that takes a request and says nothing would leave a visitor without an answer
// for minutes. What it did store then is told apart by its submission when it is sent again.
function fetchInTime(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(remotePatience) });
}

/** How long a remote server may take for one request, in milliseconds. */
const remotePatience = 4000;

/** Runs `task` again every 20 ms while another process holds the lock. */
export async function whenFree<T>(task: () => Promise<T>, patience = 5000): Promise<T> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await pause(20);
    }
  }
}

// A statement that finds the database locked stays open in the client, and from then on every
// commit of the connection fails with "SQL statements in progress". A script of statements does
// not stay open, so it goes ahead and meets the lock first; it writes nothing and costs no sync.
const tryLock = 'BEGIN IMMEDIATE; ROLLBACK';

// WAL with synchronous=NORMAL loses acknowledged rows when the power fails, and no test that
// kills the process shows it. So both are set here and read back.
async function secureFile(client: Client): Promise<void> {
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA foreign_keys = ON');
  await client.execute('PRAGMA secure_delete = ON');
  const expected = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, secure_delete: 1 };
  for (const [name, value] of Object.entries(expected)) {
    const found = (await client.execute(`PRAGMA ${name}`)).rows[0]?.[0];
    if (found !== value) {
      throw new Error(`The database cannot be made durable: ${name} is ${found}, not ${value}`);
    }
  }
}
