import { existsSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { OwnerError } from '#contract/owner-error.ts';
import type { Row, Statement, WriteResult } from '../../database/database.ts';
import { isStatementError } from '../../database/store-errors.ts';
import { besideDatabase, readFileIdentity } from './file-identity.ts';
import { isMigrated, migrate } from './migrate.ts';
import { withSqliteCode } from './sqlite-codes.ts';

/*
 * One open connection to an SQLite file. Its methods block until SQLite is done, and throw immediately if
 * another process holds the lock. `file-database.ts` retries and reopens the file.
 */

/** Maximum number of prepared statements in the cache of one connection. */
const maxPrepared = 200;

/** The result of one of several writes that were committed together. */
export type WriteOutcome = { results: WriteResult[] } | { error: unknown };

export type Connection = ReturnType<typeof createConnection>;

/** Opens a file for reading and writing, creates it if it is missing, and migrates it. */
export function connect(file: string): Connection {
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
export function connectReadOnly(file: string): Connection {
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
  // Cache of prepared statements by SQL text. The number of different SQL texts is small, because they differ
  // only in the length of their lists of values.
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

  const runInSavepoint = (statements: Statement[]): WriteOutcome => {
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
    commit(writes: Statement[][]): WriteOutcome[] {
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
