export type Row = Record<string, Value>;

export interface WriteResult {
  rows: Row[];
  /** Rows that the statement inserted, updated or deleted, cascades not counted. */
  rowsAffected: number;
}

/**
 * The database of either host. It stays usable after a failed write. While another process holds the
 * lock, each method waits a few seconds and then throws an error for which `isBusy` is true.
 */
export interface Database {
  read(statement: Statement): Promise<Row[]>;
  /** Runs `statements` in one transaction. The transaction is on disk once this resolves. */
  write(statements: Statement[]): Promise<WriteResult[]>;
  /**
   * Truncates the write-ahead log, from which erased and corrected values can still be read.
   *
   * @throws an error for which `isBusy` is true while another program reads the log.
   */
  truncateWal(): Promise<void>;
  /** Rewrites the file, so that deleted rows are gone from its free space. */
  vacuum(): Promise<void>;
  close(): void;
}

export type Value = string | number | null;

/** An SQL statement with the values for its question marks. */
export interface Statement {
  sql: string;
  args: Value[];
}

/**
 * A template tag for SQL. Values become question marks and never part of the text, so nothing can be
 * injected. A nested statement is inserted into this one.
 */
export function sql(texts: TemplateStringsArray, ...parts: (Value | Statement)[]): Statement {
  let text = texts[0] ?? '';
  const args: Value[] = [];
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'object' && part !== null) {
      text += part.sql;
      args.push(...part.args);
    } else {
      text += '?';
      args.push(part);
    }
    text += texts[index + 1];
  }
  return { sql: text, args };
}

/** A list of values, as in `values (…)` and `in (…)`. */
export function listValues(values: readonly Value[]): Statement {
  return { sql: values.map(() => '?').join(', '), args: [...values] };
}

/** A list of columns. The names become part of the SQL text, so they must not come from requests. */
export function listColumns(names: readonly string[]): Statement {
  return { sql: names.join(', '), args: [] };
}
