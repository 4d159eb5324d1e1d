import type { Statement, Value } from './sql.ts';

/** A row by the names of its columns. */
export type Row = Record<string, Value>;

/** What one statement of a write did. */
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
  /** The rows of one question. */
  read(statement: Statement): Promise<Row[]>;
  /** Runs `statements` in one transaction, which is on disk when this resolves, or not at all. */
  write(statements: Statement[]): Promise<WriteResult[]>;
  /**
   * Empties the log of the database, in which what was erased or put right can be read a while.
   *
   * @throws an error for which `isBusy` holds while another program reads it.
   */
  emptyLog(): Promise<void>;
  /** Writes the file anew, so that it holds only what is there. */
  clearFreeSpace(): Promise<void>;
  close(): void;
}
