import { existsSync, statSync, truncateSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { OwnerError } from '#contract/owner-error.ts';
import type { Database, Row, Statement, WriteResult } from '../../database/database.ts';
import { isBusy, isFileError, isStatementError } from '../../database/store-errors.ts';
import { besideDatabase, DatabaseReplacedError, readFileIdentity } from './file-identity.ts';
import { isMigrated, migrate } from './migrate.ts';
import { withSqliteCode } from './sqlite-codes.ts';

// Maximum number of transactions that are committed together.
const largestGroup = 100;

// Milliseconds between two attempts to acquire the lock.
const lockRetryPause = 20;

/*
 * `secure_delete` overwrites a deleted row, but not older copies of the row that remain after SQLite
 * rebalances the B-tree, so the file may still contain deleted rows. VACUUM rewrites the whole file. The
 * temporary copy that VACUUM needs is in memory, because the disk blocks of a temporary file would still
 * contain the rows.
 */
const vacuumInMemory = 'PRAGMA temp_store = MEMORY; VACUUM; PRAGMA temp_store = DEFAULT';

const maxPrepared = 200;

export interface FileDatabase extends Database {
  /** Opens the file now instead of on first use. If opening fails, each later use tries again. */
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

/** A transaction that is queued for the next commit. */
interface PendingWrite {
  statements: Statement[];
  deadline: number;
  resolve(results: WriteResult[]): void;
  reject(error: unknown): void;
}

/**
 * Creates the database client for `file`. Tables are migrated when the file is opened.
 *
 * SQLite calls block the event loop, so SQLite itself never waits for a lock. Instead, this module retries
 * from a timer. All writes from one turn of the event loop are committed together, so that the disk syncs
 * only once.
 */
export function createFileDatabase(
  file: string,
  { prepare, lockTimeout = 4000, access = 'create', onReplaced }: FileDatabaseOptions = {},
): FileDatabase {
  let connection: Connection | undefined;
  let isClosed = false;
  let isReplaced = false;
  // If the file existed before and is missing now, it was removed. It is not created again, because inquiries
  // in a new file would be lost when the owner restores a backup.
  let mayCreate = access === 'create';
  let queue: PendingWrite[] = [];
  let committing: Promise<void> | undefined;

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

  /**
   * @throws DatabaseReplacedError if the open file is no longer at its path, so that a restart would not find
   * it.
   */
  const requireSameFile = (): void => {
    if (connection?.isReplaced()) throw reportReplaced();
    isReplaced = false;
  };

  const commitQueue = async (): Promise<void> => {
    while (queue.length > 0) {
      await nextTurn();
      const group = queue.slice(0, largestGroup);
      try {
        const outcomes = withConnection((open) =>
          open.commit(group.map(({ statements }) => statements)),
        );
        // Checked after the commit, so that a replacement during the commit is noticed.
        requireSameFile();
        queue = queue.slice(group.length);
        for (const [index, outcome] of outcomes.entries()) {
          if ('error' in outcome) group[index]?.reject(outcome.error);
          else group[index]?.resolve(outcome.results);
        }
      } catch (error) {
        // While another process holds the lock, writes wait until their deadline. Any other error fails the
        // whole group immediately.
        const now = performance.now();
        const expired = queue.filter(({ deadline }) => deadline <= now);
        const failed = new Set(isBusy(error) ? expired : group);
        for (const write of failed) write.reject(error);
        queue = queue.filter((write) => !failed.has(write));
        if (isBusy(error)) await pause(lockRetryPause);
      }
    }
    committing = undefined;
  };

  return {
    open: () => retryWhileLocked(() => {}),
    read: (statement) => retryWhileLocked((open) => open.run(statement).rows),
    write: (statements) =>
      new Promise((resolve, reject) => {
        const deadline = performance.now() + lockTimeout;
        queue.push({ statements, deadline, resolve, reject });
        committing ??= commitQueue();
      }),
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
    drain: async () => committing,
    close() {
      isClosed = true;
      connection?.close();
      connection = undefined;
    },
  };
}

/** The result of one transaction in a group that was committed together. */
type Outcome = { results: WriteResult[] } | { error: unknown };

type Connection = ReturnType<typeof createConnection>;

function connect(file: string): Connection {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    setDurability(database, file);
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return createConnection(database, file);
}

/** Opens an existing file without changing it. */
function connectReadOnly(file: string): Connection {
  const state = mayBeInUse(file) ? undefined : readState(file);
  const database = openReadOnly(file, state === undefined);
  if (isMigrated(database)) return createConnection(database, file, state);
  database.close();
  throw new OwnerError(
    `${file} is from an earlier version and was not changed. Start the service, which updates the file, then try again.`,
  );
}

/**
 * Opens a database for reading only. If no other process uses the database, SQLite opens it without locks and
 * without `-wal` and `-shm` files. Results are then unreliable if another process opens the database
 * meanwhile.
 */
export function openReadOnly(file: string, isShared = mayBeInUse(file)): DatabaseSync {
  const address = pathToFileURL(file);
  if (!isShared) address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true, timeout: 0 });
}

/**
 * Whether another process has the database open, or was killed before it closed the database. In both cases,
 * the newest rows may be only in the write-ahead log.
 */
function mayBeInUse(file: string): boolean {
  const log = statSync(besideDatabase(file, '-wal'), { throwIfNoEntry: false });
  return (log?.size ?? 0) > 0 || existsSync(besideDatabase(file, '-shm'));
}

function describeMissing(file: string): OwnerError {
  return new OwnerError(
    `There is no database at ${file}, and none was created. The service creates it at its first start. If the service has run, check that DATA_DIR and DATABASE_URL are the same here as for the service.`,
  );
}

/** Returns the modification time and size of the file as text. Any write changes the result. */
function readState(file: string): string {
  const { mtimeNs, size } = statSync(file, { bigint: true });
  return `${mtimeNs} ${size}`;
}

/**
 * Creates the connection to an open database. If the database was opened without locks, `unlockedState` is
 * the result of `readState` from just before it was opened.
 */
function createConnection(database: DatabaseSync, file: string, unlockedState?: string) {
  // Cache of prepared statements by SQL text. There are few different texts, because only lists of values
  // vary in length.
  const prepared = new Map<string, { statement: StatementSync; returnsRows: boolean }>();

  const prepareCached = (sql: string) => {
    const cached = prepared.get(sql);
    if (cached) return cached;
    const statement = database.prepare(sql);
    const added = { statement, returnsRows: statement.columns().length > 0 };
    if (prepared.size >= maxPrepared) prepared.clear();
    prepared.set(sql, added);
    return added;
  };

  const run = ({ sql, args }: Statement): WriteResult => {
    const { statement, returnsRows } = prepareCached(sql);
    if (!returnsRows) return { rows: [], rowsAffected: Number(statement.run(...args).changes) };
    const rows = statement.all(...args) as Row[];
    return { rows, rowsAffected: rows.length };
  };

  const runInSavepoint = (statements: Statement[]): Outcome => {
    database.exec('SAVEPOINT one_write');
    try {
      return { results: statements.map(run) };
    } catch (cause) {
      const error = withSqliteCode(cause);
      if (!isStatementError(error)) throw error;
      database.exec('ROLLBACK TO one_write');
      return { error };
    } finally {
      if (database.isTransaction) database.exec('RELEASE one_write');
    }
  };

  const identity = readFileIdentity(file);
  return {
    run,
    /** Whether the file at the path was replaced or removed. */
    isReplaced: () => file !== ':memory:' && readFileIdentity(file) !== identity,
    /** Whether another process may have changed a file that was opened without locks. */
    mayHaveChanged: () =>
      unlockedState !== undefined && (mayBeInUse(file) || readState(file) !== unlockedState),
    execute: (script: string) => database.exec(script),
    /**
     * Commits several writes in one transaction. A write with a failed statement is rolled back; the others
     * are kept.
     */
    commit(writes: Statement[][]): Outcome[] {
      database.exec('BEGIN IMMEDIATE');
      try {
        const outcomes = writes.map(runInSavepoint);
        database.exec('COMMIT');
        return outcomes;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
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
