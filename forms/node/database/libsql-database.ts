import { type Client, createClient } from '@libsql/client';
import type { Database, Row, WriteResult } from '../../database/database.ts';
import { isBusy } from '../../database/store-errors.ts';
import { whenFree } from '../../database/when-free.ts';

/** One connection to a file, or to a server that speaks libSQL. */
export interface LibsqlDatabase extends Database {
  readonly client: Client;
  /** Sets what durability rests on and reads it back. */
  secure(): Promise<void>;
}

export function connect(url: string, authToken?: string): LibsqlDatabase {
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
    secure,
    async read(statement) {
      const { rows } = await whenFree(() => client.execute(statement));
      return rows as unknown as Row[];
    },
    async write(statements) {
      if (!isSecure) await secure();
      try {
        if (isFile) await client.executeMultiple(tryLock);
      } catch (error) {
        isSecure = isBusy(error);
        throw error;
      }
      try {
        return (await client.batch(statements, 'write')) as unknown as WriteResult[];
      } catch (error) {
        // The client may have replaced its connection, and a new one knows no pragmas.
        isSecure = false;
        if (isFile && isBusy(error)) await client.reconnect();
        throw error;
      }
    },
    async emptyLog() {
      if (isFile) await emptyLogOfFile(client);
    },
    async clearFreeSpace() {
      if (isFile) await whenFree(() => client.executeMultiple(rewrite));
    },
    close: () => client.close(),
  };
}

// A remote server that takes a request and says nothing would leave a visitor without an answer
// for minutes. What it did store then is told apart by its submission when it is sent again.
function fetchInTime(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(remoteTimeout) });
}

/** How long a remote server may take for one request, in milliseconds. */
const remoteTimeout = 4000;

// A statement that finds the database locked stays open in the client, and from then on every
// commit of the connection fails with "SQL statements in progress". A script of statements does
// not stay open, so it goes ahead and meets the lock first; it writes nothing and costs no sync.
const tryLock = 'BEGIN IMMEDIATE; ROLLBACK';

/*
 * With `secure_delete` the place of a deleted row is overwritten, but not the places where it
 * stood before the tree of its table was rebalanced: of 900 erased rows, 3 to 5 could still be
 * read in the file. Written anew, the file holds only what is there. The copy that this needs
 * stays in memory, or its blocks would lie about on the disk.
 */
const rewrite = 'PRAGMA temp_store = MEMORY; VACUUM; PRAGMA temp_store = DEFAULT';

async function emptyLogOfFile(client: Client): Promise<void> {
  await whenFree(async () => {
    const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    if (rows[0]?.busy) throw Object.assign(new Error('log in use'), { code: 'SQLITE_BUSY' });
  });
}

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
