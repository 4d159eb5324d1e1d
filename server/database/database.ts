export type Row = Record<string, Value>;

export interface WriteResult {
  rows: Row[];
  /** Number of rows that the statement inserted, updated or deleted, not counting cascades. */
  rowsAffected: number;
}

/**
 * The database of the service, on Node or on the Worker. The database stays usable after a failed write.
 * While another process holds the database lock, each method waits a few seconds and then throws an error for
 * which `isBusy` is true.
 */
export interface Database {
  read(statement: Statement): Promise<Row[]>;
  /** Runs `statements` in one transaction. Once the promise resolves, the transaction is on disk. */
  write(statements: Statement[]): Promise<WriteResult[]>;
  /**
   * Truncates the write-ahead log, which may still contain erased and corrected values.
   *
   * @throws an error for which `isBusy` is true, if another program is reading the log.
   */
  truncateWal(): Promise<void>;
  /** Rewrites the database file, so that its free space no longer contains deleted rows. */
  vacuum(): Promise<void>;
  close(): void;
}

export type Value = string | number | null;

/** An SQL statement with the values for its `?` placeholders. */
export interface Statement {
  sql: string;
  args: Value[];
}

/**
 * Template tag for SQL. Values are bound to `?` placeholders and never become part of the SQL text, which
 * prevents SQL injection. A nested statement is inserted into the outer statement.
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

/**
 * Returns a comma-separated list of values, for `values (…)`. The number of values must not depend on stored
 * data, because D1 refuses a statement with more than 100 bound values. For such lists, use `selectTexts`.
 */
export function listValues(values: readonly Value[]): Statement {
  return { sql: values.map(() => '?').join(', '), args: [...values] };
}

/** Returns a subquery that selects `texts`, for `in`. All texts are bound as one value, a JSON array. */
export function selectTexts(texts: readonly string[]): Statement {
  return sql`(select value from json_each(${JSON.stringify(texts)}))`;
}

/**
 * Returns a comma-separated list of columns. The names become part of the SQL text, so they must not come
 * from requests.
 */
export function listColumns(names: readonly string[]): Statement {
  return { sql: names.join(', '), args: [] };
}
