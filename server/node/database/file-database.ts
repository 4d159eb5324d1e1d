import { existsSync, realpathSync, statSync, truncateSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { OwnerError } from '#contract/owner-error.ts';
import type { Database, Row, Statement, WriteResult } from '../../database/database.ts';
import { isBusy, isFileError } from '../../database/store-errors.ts';
import { isMigrated, migrate } from './migrate.ts';
import { withSqliteCode } from './sqlite-codes.ts';

/** Milliseconds between two attempts to acquire the lock. */
const lockRetryPause = 20;

/*
 * `secure_delete` overwrites a deleted row, but not older copies of the row that remain after SQLite
 * rebalances the B-tree, so the file may still contain deleted rows. VACUUM rewrites the whole file. The
 * temporary copy that VACUUM needs is in memory, because the disk blocks of a temporary file would still
 * contain the rows.
 */
const vacuumInMemory = 'PRAGMA temp_store = MEMORY; VACUUM; PRAGMA temp_store = DEFAULT';

export interface FileDatabase extends Database {
  /**
   * Opens the file now instead of at its first use. If opening fails, each later use tries to open the file
   * again.
   */
  open(): Promise<void>;
  /** Writes a compacted copy to the empty file `file`. */
  copyTo(file: string): Promise<void>;
}

export interface FileDatabaseOptions {
  /** Called before the file is opened for writing. */
  prepare?(): void;
  /** Milliseconds to wait while another process holds the lock. */
  lockTimeout?: number | undefined;
  /** Which changes to the file are allowed when it is opened. Default: `create`. */
  access?: DatabaseAccess;
  /** Called when the open file was moved, deleted or replaced. */
  onReplaced?: (() => void) | undefined;
}

/**
 * - `create` creates a missing file and migrates an older file. If the file disappears later, it is not created
 *   again.
 * - `change` migrates an older file. A missing file is an error.
 * - `read` does not change the data. A missing or older file is an error.
 */
export type DatabaseAccess = 'create' | 'change' | 'read';

/** An open connection, with the identity of its files just after they were opened. */
interface Connection {
  database: DatabaseSync;
  identity: string;
}

/**
 * Creates the database client for `file`. The file is opened at first use, and again after an error in the
 * file. Tables are migrated when the file is opened.
 *
 * SQLite calls block the event loop, so SQLite itself never waits for a lock. Instead, the client retries from
 * a timer.
 */
export function createFileDatabase(file: string, options: FileDatabaseOptions = {}): FileDatabase {
  const { prepare, lockTimeout = 4000, access = 'create', onReplaced } = options;
  let connection: Connection | undefined;
  let isClosed = false;
  let isReplaced = false;
  // If the file existed before and is missing now, it was removed. It is not created again, because inquiries
  // in a new file would be lost when the owner restores a backup.
  let mayCreate = access === 'create';

  const reportReplaced = (): DatabaseReplacedError => {
    if (!isReplaced) onReplaced?.();
    isReplaced = true;
    return new DatabaseReplacedError();
  };

  const openConnection = (): Connection => {
    if (!mayCreate && !existsSync(file)) {
      throw access === 'create' ? reportReplaced() : describeMissing(file);
    }
    if (access !== 'read') prepare?.();
    try {
      const database = openFile(file, access);
      return { database, identity: readFileIdentity(file) };
    } finally {
      mayCreate &&= !existsSync(file);
    }
  };

  const closeConnection = (): void => {
    connection?.database.close();
    connection = undefined;
  };

  const withConnection = <T>(task: (open: Connection) => T): T => {
    if (isClosed) throw new Error('The database is closed');
    try {
      connection ??= openConnection();
      return task(connection);
    } catch (cause) {
      const error = withSqliteCode(cause);
      // Closes the file, so that the next use opens the repaired or replaced file without a restart.
      if (isFileError(error)) closeConnection();
      throw error;
    }
  };

  const retryWhileLocked = async <T>(task: (open: Connection) => T): Promise<T> => {
    const deadline = performance.now() + lockTimeout;
    for (;;) {
      try {
        return withConnection(task);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await pause(lockRetryPause);
      }
    }
  };

  return {
    open: () => retryWhileLocked(() => {}),
    read: (statement) => retryWhileLocked(({ database }) => run(database, statement).rows),
    async write(statements) {
      const results = await retryWhileLocked(({ database, identity }) => {
        const written = runInTransaction(database, statements);
        // Checked after the commit, so that a replacement during the commit is noticed. SQLite would continue
        // to write to the old file, and the service would not find that file after a restart.
        if (readFileIdentity(file) !== identity) throw reportReplaced();
        isReplaced = false;
        return written;
      });
      // A promise that is already resolved does not let the event loop continue. Without this pause, a loop of
      // many writes, such as erasing expired inquiries, would hold back all requests until the loop ends.
      await nextTurn();
      return results;
    },
    truncateWal: () =>
      retryWhileLocked(({ database }) => {
        const result = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
        if (result?.busy) throw Object.assign(new Error('log in use'), { code: 'SQLITE_BUSY' });
      }),
    vacuum: () => retryWhileLocked(({ database }) => database.exec(vacuumInMemory)),
    copyTo: (copy) =>
      retryWhileLocked(({ database }) => {
        // VACUUM INTO requires an empty file, and an earlier attempt may have written to it.
        truncateSync(copy);
        database.prepare('VACUUM INTO ?').run(copy);
      }),
    close() {
      isClosed = true;
      closeConnection();
    },
  };
}

function openFile(file: string, access: DatabaseAccess): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: access === 'read', timeout: 0 });
  try {
    if (access !== 'read') {
      setDurability(database, file);
      migrate(database);
    } else if (!isMigrated(database)) {
      throw new OwnerError(
        `${file} is from an earlier version and was not changed. Start the service, which updates the file, then try again.`,
      );
    }
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

// In WAL mode with synchronous=NORMAL, a power failure loses acknowledged rows, which tests that kill the
// process cannot show. So the durability settings are set explicitly and read back.
function setDurability(database: DatabaseSync, file: string): void {
  const expected = {
    journal_mode: file === ':memory:' ? 'memory' : 'wal',
    // FULL: sync at every commit.
    synchronous: 2,
    foreign_keys: 1,
    secure_delete: 1,
  };
  for (const [name, value] of Object.entries(expected)) {
    database.exec(`PRAGMA ${name} = ${value}`);
    const actual = database.prepare(`PRAGMA ${name}`).get()?.[name];
    if (actual !== value) {
      throw new Error(`The database cannot be made durable: ${name} is ${actual}, not ${value}`);
    }
  }
}

function runInTransaction(database: DatabaseSync, statements: Statement[]): WriteResult[] {
  database.exec('BEGIN IMMEDIATE');
  try {
    const results = statements.map((statement) => run(database, statement));
    database.exec('COMMIT');
    return results;
  } catch (error) {
    // After some errors, SQLite has already rolled the transaction back.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function run(database: DatabaseSync, { sql, args }: Statement): WriteResult {
  const statement = database.prepare(sql);
  if (statement.columns().length === 0) {
    return { rows: [], rowsAffected: Number(statement.run(...args).changes) };
  }
  const rows = statement.all(...args) as Row[];
  return { rows, rowsAffected: rows.length };
}

/**
 * Returns the device and inode numbers of the database file and of SQLite's `-wal` and `-shm` files. The
 * files must not be opened here, because closing one of them would release the locks of this process.
 */
function readFileIdentity(file: string): string {
  if (file === ':memory:') return '';
  // If `file` is a symbolic link, SQLite creates its other files next to the target of the link.
  const target = existsSync(file) ? realpathSync(file) : file;
  const identities = [target, `${target}-wal`, `${target}-shm`].map((path) => {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats ? `${stats.dev}:${stats.ino}` : 'none';
  });
  return identities.join(' ');
}

/** Error for a database file that was moved, deleted or replaced while it was open. */
class DatabaseReplacedError extends Error {
  readonly code = 'DATABASE_REPLACED';

  constructor() {
    super('the open database file is no longer the file at its path');
  }
}

function describeMissing(file: string): OwnerError {
  return new OwnerError(
    `There is no database at ${file}, and none was created. The service creates the database when it first starts. If the service has already run, check that DATA_DIR and DATABASE_URL are the same here as for the service.`,
  );
}
