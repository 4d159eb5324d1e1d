import type { Database, Row, Statement } from '../database/database.ts';

/** The part of a D1 database that the service uses. */
export interface D1Binding {
  prepare(sql: string): D1Statement;
  /** Runs all in one transaction. */
  batch(statements: D1Statement[]): Promise<D1Result[]>;
}

/** A statement, and the same with its values. */
interface D1Statement {
  bind(...values: (string | number | null)[]): D1Statement;
  all(): Promise<D1Result>;
}

/** What one statement did. */
interface D1Result {
  results: Record<string, unknown>[];
  meta: { changes?: number };
}

/**
 * The database of a Worker. Each of its writes is a transaction that is durable when it resolves.
 *
 * D1 has no files of ours to clear: it keeps a history of its own, see "Erasing" in
 * `docs/operations/worker.md`.
 */
export function connectD1(binding: D1Binding): Database {
  const prepare = ({ sql, args }: Statement): D1Statement => binding.prepare(sql).bind(...args);
  return {
    async read(statement) {
      const { results } = await prepare(statement).all().catch(rethrow);
      return results as Row[];
    },
    async write(statements) {
      const results = await binding.batch(statements.map(prepare)).catch(rethrow);
      return results.map(({ results: rows, meta }) => ({
        rows: rows as Row[],
        rowsAffected: meta.changes ?? 0,
      }));
    },
    async emptyLog() {},
    async clearFreeSpace() {},
    close() {},
  };
}

// Its errors have no code, only words, which can hold values.
function rethrow(error: unknown): never {
  const words = error instanceof Error ? error.message : String(error);
  const code = /\bSQLITE_[A-Z]+\b/.exec(words)?.[0] ?? /\bD1_[A-Z_]+\b/.exec(words)?.[0];
  throw Object.assign(new Error('D1 did not take a statement', { cause: error }), {
    code: code ?? 'D1_ERROR',
  });
}
