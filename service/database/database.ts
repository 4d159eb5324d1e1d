export type Row = Record<string, Value>;

export interface WriteResult {
  rows: Row[];
  /** Rows that the statement inserted, updated or deleted, cascades not counted. */
  rowsAffected: number;
}

/**
 * What the service needs of a database; a failed write leaves it usable. While another process holds
 * the lock, each method waits a few seconds and then throws an error for which `isBusy` holds.
 */
export interface Database {
  read(statement: Statement): Promise<Row[]>;
  /** Runs `statements` in one transaction. The transaction is on disk once this resolves. */
  write(statements: Statement[]): Promise<WriteResult[]>;
  /**
   * Truncates the write-ahead log, from which erased and corrected values can still be read.
   *
   * @throws an error for which `isBusy` holds while another program reads the log.
   */
  truncateWal(): Promise<void>;
  /** Rewrites the file, so that it contains nothing but the rows that exist. */
  vacuum(): Promise<void>;
  close(): void;
}

export type Value = string | number | null;

/** A statement of SQL with the values for its question marks. */
export interface Statement {
  sql: string;
  args: Value[];
}

/**
 * A template for SQL. Each value becomes a question mark; a nested statement becomes part of this
 * one. No value ever becomes part of the text, so nothing can be injected.
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

/** A list of columns. The names become part of the text, so they must not come from outside. */
export function listColumns(names: readonly string[]): Statement {
  return { sql: names.join(', '), args: [] };
}
