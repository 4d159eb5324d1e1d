import type { Database, Row, Statement, Value } from '../database/database.ts';
import { countSubrequests } from './subrequests.ts';

/** The part of a D1 database that the service uses. */
export interface D1Binding {
  prepare(sql: string): D1Statement;
  /** Runs all statements in one transaction. */
  batch(statements: D1Statement[]): Promise<D1Result[]>;
}

interface D1Statement {
  /** Returns the same statement with values bound to its `?` placeholders. */
  bind(...values: Value[]): D1Statement;
  all(): Promise<D1Result>;
}

interface D1Result {
  results: Record<string, unknown>[];
  meta: { changes?: number };
}

/**
 * Creates the database client of a Worker. Each write is one transaction, which is durable once the promise
 * resolves.
 *
 * `truncateWal` and `vacuum` do nothing, because D1 manages its own files. D1 keeps a history of the
 * database; see "Erasing" in `docs/operations/worker.md`.
 */
export function connectD1(binding: D1Binding): Database {
  const prepare = ({ sql, args }: Statement): D1Statement => binding.prepare(sql).bind(...args);
  return {
    async read(statement) {
      countSubrequests(1);
      const { results } = await prepare(statement).all().catch(rethrowWithCode);
      return results as Row[];
    },
    async write(statements) {
      countSubrequests(statements.length);
      const results = await binding.batch(statements.map(prepare)).catch(rethrowWithCode);
      return results.map(({ results: rows, meta }) => ({
        rows: rows as Row[],
        rowsAffected: meta.changes ?? 0,
      }));
    },
    async truncateWal() {},
    async vacuum() {},
    close() {},
  };
}

// D1 errors have no code, so the code is read from the message. The message itself must not be logged,
// because it can contain stored values.
function rethrowWithCode(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  const code = /\bSQLITE_[A-Z]+\b/.exec(message)?.[0] ?? /\bD1_[A-Z_]+\b/.exec(message)?.[0];
  throw Object.assign(new Error('D1 rejected a statement', { cause: error }), {
    code: code ?? 'D1_ERROR',
  });
}
