import { existsSync, truncateSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { OwnerError } from '#contract/owner-error.ts';
import type { Database } from '../../database/database.ts';
import { isBusy, isFileError } from '../../database/store-errors.ts';
import { type Connection, connect, connectReadOnly } from './connection.ts';
import { DatabaseReplacedError } from './file-identity.ts';
import { withSqliteCode } from './sqlite-codes.ts';
import { createWriteQueue, lockRetryPause } from './write-queue.ts';

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
  /** Writes a compacted copy to `file`, which must be empty or not exist. */
  copyTo(file: string): Promise<void>;
  /** Resolves once all pending writes have succeeded or failed. */
  drain(): Promise<void>;
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
 * - `read` changes nothing. A missing or older file is an error.
 */
export type DatabaseAccess = 'create' | 'change' | 'read';

/**
 * Creates the database client for `file`. Tables are migrated when the file is opened.
 *
 * SQLite calls block the event loop, so SQLite itself never waits for a lock. Instead, the client retries from
 * a timer.
 */
export function createFileDatabase(file: string, options: FileDatabaseOptions = {}): FileDatabase {
  const { lockTimeout = 4000 } = options;
  const { withConnection, requireSameFile, close } = createReopeningConnection(file, options);

  const retryWhileLocked = async <T>(task: (connection: Connection) => T): Promise<T> => {
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

  const writes = createWriteQueue((group) => {
    const outcomes = withConnection((open) => open.commit(group));
    // Checked after the commit, so that a replacement during the commit is noticed.
    requireSameFile();
    return outcomes;
  }, lockTimeout);

  return {
    open: () => retryWhileLocked(() => {}),
    read: (statement) => retryWhileLocked((open) => open.run(statement).rows),
    write: writes.add,
    truncateWal: () =>
      retryWhileLocked((open) => {
        const { rows } = open.run({ sql: 'PRAGMA wal_checkpoint(TRUNCATE)', args: [] });
        if (rows[0]?.busy) throw Object.assign(new Error('log in use'), { code: 'SQLITE_BUSY' });
      }),
    vacuum: () => retryWhileLocked((open) => open.execute(vacuumInMemory)),
    copyTo(copy) {
      let isRetry = false;
      return retryWhileLocked((open) => {
        // VACUUM INTO requires an empty file, and a failed attempt may have written to it.
        if (isRetry) truncateSync(copy);
        isRetry = existsSync(copy);
        open.run({ sql: 'VACUUM INTO ?', args: [copy] });
      });
    },
    drain: writes.drain,
    close,
  };
}

/** Keeps one connection to `file`, which is opened on first use and opened again after an error in the file. */
function createReopeningConnection(
  file: string,
  { prepare, access = 'create', onReplaced }: FileDatabaseOptions,
) {
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
    if (access === 'read') return connectReadOnly(file);
    prepare?.();
    try {
      return connect(file);
    } finally {
      mayCreate &&= !existsSync(file);
    }
  };

  /**
   * Runs `task` on a connection that may have been opened without locks.
   *
   * @throws an error for which `isBusy` is true, if another process may have written to the file meanwhile.
   */
  const runIfUnchanged = <T>(open: Connection, task: (connection: Connection) => T): T => {
    const requireUnchangedFile = (): void => {
      if (!open.mayHaveChanged()) return;
      open.close();
      connection = undefined;
      throw Object.assign(new Error('opened by another process'), { code: 'SQLITE_BUSY' });
    };
    try {
      const result = task(open);
      requireUnchangedFile();
      return result;
    } catch (error) {
      // A file may look damaged only because another process was writing to it.
      if (connection) requireUnchangedFile();
      throw error;
    }
  };

  const withConnection = <T>(task: (connection: Connection) => T): T => {
    if (isClosed) throw new Error('The database is closed');
    try {
      connection ??= openConnection();
      return runIfUnchanged(connection, task);
    } catch (cause) {
      const error = withSqliteCode(cause);
      // Closes the file, so that the next use opens the repaired or replaced file without a restart.
      if (connection && isFileError(error)) {
        connection.close();
        connection = undefined;
      }
      throw error;
    }
  };

  return {
    withConnection,
    /**
     * @throws DatabaseReplacedError if the open file is no longer at its path, because the service would not
     * find the file after a restart.
     */
    requireSameFile(): void {
      if (connection?.isReplaced()) throw reportReplaced();
      isReplaced = false;
    },
    /** Closes the connection permanently. */
    close(): void {
      isClosed = true;
      connection?.close();
      connection = undefined;
    },
  };
}

function describeMissing(file: string): OwnerError {
  return new OwnerError(
    `There is no database at ${file}, and none was created. The service creates the database when it first starts. If the service has already run, check that DATA_DIR and DATABASE_URL are the same here as for the service.`,
  );
}
