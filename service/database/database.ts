export type Row = Record<string, Value>;

export interface WriteResult {
  rows: Row[];
  /** Rows that it added, changed or took away itself. */
  rowsAffected: number;
}

/**
 * A database, which stays durable and usable whatever happens to a write. Where another process
 * holds its lock each of these waits a few seconds for it, then throws an error for which `isBusy`
 * holds.
 */
export interface Database {
  read(statement: Statement): Promise<Row[]>;
  /** Runs `statements` in one transaction, which is on disk when this resolves, or not at all. */
  write(statements: Statement[]): Promise<WriteResult[]>;
  /**
   * Empties the log of the database, in which what was erased or put right can be read a while.
   *
   * @throws an error for which `isBusy` holds while another program reads it.
   */
  emptyLog(): Promise<void>;
  /** Rewrites the file, so that it holds only the rows that are there. */
  clearFreeSpace(): Promise<void>;
  close(): void;
}

export type Value = string | number | null;

/** A statement and the values for its question marks, as any driver of SQLite takes them. */
export interface Statement {
  sql: string;
  args: Value[];
}

/**
 * A statement of SQL. Each value in it becomes a question mark, and what another of these templates
 * made becomes a part of it: no text from outside ever does.
 */
export function sql(texts: TemplateStringsArray, ...parts: (Value | Statement)[]): Statement {
  let text = texts[0] ?? '';
  const args: Value[] = [];
  for (const [index, part] of parts.entries()) {
    const isStatement = typeof part === 'object' && part !== null;
    text += (isStatement ? part.sql : '?') + texts[index + 1];
    if (isStatement) args.push(...part.args);
    else args.push(part);
  }
  return { sql: text, args };
}

/** Values in a row, as in `values (…)` and `in (…)`. */
export function listValues(values: readonly Value[]): Statement {
  return { sql: values.map(() => '?').join(', '), args: [...values] };
}

export function listColumns(names: readonly string[]): Statement {
  return { sql: names.join(', '), args: [] };
}
