import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Database, Row, Statement, WriteResult } from '../../database/database.ts';
import { isBusy, isOfFile, isOneRowsFault } from '../../database/store-errors.ts';

export interface FileDatabase extends Database {
  /** Opens it now; otherwise the first use does, and each use tries again while it cannot be opened. */
  open(): Promise<void>;
  /** Writes a copy without free space to `file`, which is empty or not there. */
  copyTo(file: string): Promise<void>;
  /** Resolves when every write that was handed in is settled. */
  drain(): Promise<void>;
}

interface Write {
  statements: Statement[];
  deadline: number;
  resolve(results: WriteResult[]): void;
  reject(error: unknown): void;
}

/**
 * The database in `file`, whose tables are brought up to date when it is opened; `prepare` runs
 * before that. A lock of another process is waited for at most `timeout` milliseconds, from a
 * timer: calls of SQLite stand on the event loop, so the library itself never waits.
 *
 * Writes of one turn of the event loop are committed together: the disk is made to sync once for
 * all of them instead of once for each.
 */
export function createFileDatabase(
  file: string,
  prepare: () => void = () => {},
  timeout = 4000,
): FileDatabase {
  let connection: Connection | undefined;
  let isClosed = false;
  let queue: Write[] = [];
  let running: Promise<void> | undefined;

  const use = <T>(task: (connection: Connection) => T): T => {
    if (isClosed) throw new Error('The database is closed');
    try {
      if (!connection) prepare();
      connection ??= connect(file);
      return task(connection);
    } catch (cause) {
      const error = withCode(cause);
      // The file may be put right, or another one in its place, without a restart.
      if (connection && isOfFile(error)) {
        connection.close();
        connection = undefined;
      }
      throw error;
    }
  };

  const whenFree = async <T>(task: (connection: Connection) => T): Promise<T> => {
    const deadline = performance.now() + timeout;
    for (;;) {
      try {
        return use(task);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await pause(retryPause);
      }
    }
  };

  const commitAll = async (): Promise<void> => {
    while (queue.length > 0) {
      await nextTurn();
      const group = queue.slice(0, largestGroup);
      try {
        const outcomes = use((open) => open.commit(group.map(({ statements }) => statements)));
        queue = queue.slice(group.length);
        for (const [index, outcome] of outcomes.entries()) {
          if ('error' in outcome) group[index]?.reject(outcome.error);
          else group[index]?.resolve(outcome.results);
        }
      } catch (error) {
        const now = performance.now();
        const isOver = isBusy(error)
          ? ({ deadline }: Write) => deadline <= now
          : (write: Write) => group.includes(write);
        for (const write of queue.filter(isOver)) write.reject(error);
        queue = queue.filter((write) => !isOver(write));
        if (isBusy(error)) await pause(retryPause);
      }
    }
    running = undefined;
  };

  return {
    open: () => whenFree(() => {}),
    read: (statement) => whenFree((open) => open.run(statement).rows),
    write: (statements) =>
      new Promise((resolve, reject) => {
        queue.push({ statements, deadline: performance.now() + timeout, resolve, reject });
        running ??= commitAll();
      }),
    emptyLog: () =>
      whenFree((open) => {
        const { rows } = open.run({ sql: 'PRAGMA wal_checkpoint(TRUNCATE)', args: [] });
        if (rows[0]?.busy) throw Object.assign(new Error('log in use'), { code: 'SQLITE_BUSY' });
      }),
    clearFreeSpace: () => whenFree((open) => open.execute(rewrite)),
    copyTo: (copy) => whenFree((open) => void open.run({ sql: 'VACUUM INTO ?', args: [copy] })),
    drain: async () => running,
    close() {
      isClosed = true;
      connection?.close();
      connection = undefined;
    },
  };
}

const largestGroup = 100;

const retryPause = 20;

/*
 * With `secure_delete` the place of a deleted row is overwritten, but not the places where it
 * was before the tree of its table was rebalanced, so some rows can still be read in the file. The
 * rewritten file does not hold them. The copy that this needs is in memory, or its blocks would
 * stay on the disk.
 */
const rewrite = 'PRAGMA temp_store = MEMORY; VACUUM; PRAGMA temp_store = DEFAULT';

type Outcome = { results: WriteResult[] } | { error: unknown };

type Connection = ReturnType<typeof connect>;

function connect(file: string) {
  const database = new DatabaseSync(file, { timeout: 0 });
  // The statements of the service are few; only those with lists of values differ in length.
  const prepared = new Map<string, { statement: StatementSync; hasRows: boolean }>();

  const run = ({ sql, args }: Statement): WriteResult => {
    let known = prepared.get(sql);
    if (!known) {
      const statement = database.prepare(sql);
      known = { statement, hasRows: statement.columns().length > 0 };
      if (prepared.size >= mostPrepared) prepared.clear();
      prepared.set(sql, known);
    }
    if (!known.hasRows) {
      return { rows: [], rowsAffected: Number(known.statement.run(...args).changes) };
    }
    const rows = known.statement.all(...args) as Row[];
    return { rows, rowsAffected: rows.length };
  };

  const runApart = (statements: Statement[]): Outcome => {
    database.exec('SAVEPOINT apart');
    try {
      return { results: statements.map(run) };
    } catch (cause) {
      const error = withCode(cause);
      if (!isOneRowsFault(error)) throw error;
      database.exec('ROLLBACK TO apart');
      return { error };
    } finally {
      if (database.isTransaction) database.exec('RELEASE apart');
    }
  };

  try {
    secure(database, file);
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    run,
    execute: (script: string) => database.exec(script),
    /** Runs all in one transaction, in which each fails for itself where only its rows are wrong. */
    commit(writes: Statement[][]): Outcome[] {
      database.exec('BEGIN IMMEDIATE');
      try {
        const outcomes = writes.map(runApart);
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

const mostPrepared = 200;

// WAL with synchronous=NORMAL loses acknowledged rows when the power fails, and no test that
// kills the process shows it. So both are set here and read back.
function secure(database: DatabaseSync, file: string): void {
  const journal_mode = file === ':memory:' ? 'memory' : 'wal';
  const expected = { journal_mode, synchronous: 2, foreign_keys: 1, secure_delete: 1 };
  for (const [name, value] of Object.entries(expected)) {
    database.exec(`PRAGMA ${name} = ${value}`);
    const found = database.prepare(`PRAGMA ${name}`).get()?.[name];
    if (found === value) continue;
    throw new Error(`The database cannot be made durable: ${name} is ${found}, not ${value}`);
  }
}

/**
 * Brings the tables up to date: runs the files of `migrations/` that were not run yet, in order and
 * in one transaction, so that of several processes one alone does it.
 */
function migrate(database: DatabaseSync): void {
  const files = readdirSync(migrations).sort();
  // Files are added and never edited once released, so their number says which were run. The table
  // is called as the library called it that kept it at first, so databases from then go on.
  database.exec(
    `create table if not exists "__drizzle_migrations"
      (id integer primary key, hash text not null, created_at numeric)`,
  );
  const countRun = () =>
    Number(database.prepare('select count(*) as n from "__drizzle_migrations"').get()?.n);
  if (countRun() >= files.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const note = database.prepare(
      'insert into "__drizzle_migrations" (hash, created_at) values (?, ?)',
    );
    for (const file of files.slice(countRun())) {
      database.exec(readFileSync(new URL(file, migrations), 'utf8'));
      note.run(file, Date.now());
    }
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const migrations = new URL('../../database/migrations/', import.meta.url);

/** The same error with the name of SQLite's result as its code, such as `SQLITE_FULL`. */
function withCode(error: unknown): unknown {
  const { errcode } = error as { errcode?: number };
  if (errcode === undefined) return error;
  const name = resultNames[errcode & 255] ?? 'ERROR';
  return Object.assign(error as Error, { code: `SQLITE_${name}` });
}

// By number, from https://sqlite.org/rescode.html.
const resultNames =
  'OK ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL CANTOPEN PROTOCOL EMPTY SCHEMA TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB'.split(
    ' ',
  );
