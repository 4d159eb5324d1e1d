import type { Statement, Value } from './sql.ts';

/** A row by the names of its columns. */
export type Row = Record<string, Value>;

/** What one statement of a write did. */
export interface WriteResult {
  rows: Row[];
  /** Rows that it added, changed or took away itself. */
  rowsAffected: number;
}

/** Takes writes, each whole or not at all. */
export interface Writer {
  /** Runs `statements` in one transaction, which is on disk when this resolves. */
  write(statements: Statement[]): Promise<WriteResult[]>;
}

/**
 * A database, which stays durable and usable whatever happens to a write.
 *
 * `write` never waits for a lock: another process that holds it makes it fail at once, see `isBusy`.
 */
export interface Database extends Writer {
  /** The rows of one question; waits for a lock. */
  read(statement: Statement): Promise<Row[]>;
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
