/** SQLite's primary result codes, from https://sqlite.org/rescode.html. */
const resultCodes: Record<number, string> = {
  1: 'SQLITE_ERROR',
  2: 'SQLITE_INTERNAL',
  3: 'SQLITE_PERM',
  4: 'SQLITE_ABORT',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  9: 'SQLITE_INTERRUPT',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  12: 'SQLITE_NOTFOUND',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  16: 'SQLITE_EMPTY',
  17: 'SQLITE_SCHEMA',
  18: 'SQLITE_TOOBIG',
  19: 'SQLITE_CONSTRAINT',
  20: 'SQLITE_MISMATCH',
  21: 'SQLITE_MISUSE',
  22: 'SQLITE_NOLFS',
  23: 'SQLITE_AUTH',
  24: 'SQLITE_FORMAT',
  25: 'SQLITE_RANGE',
  26: 'SQLITE_NOTADB',
};

/**
 * Sets the `code` of a `node:sqlite` error to the name of its result code, such as `SQLITE_FULL`, because
 * these errors contain only the number. Other errors are returned unchanged.
 */
export function withSqliteCode(error: unknown): unknown {
  const { errcode } = error as { errcode?: number };
  if (errcode === undefined) return error;
  // The low byte is SQLite's primary result code; the other bytes give details of the cause.
  const code = resultCodes[errcode & 0xff] ?? 'SQLITE_ERROR';
  return Object.assign(error as Error, { code });
}
