/** The result codes of SQLite that the service distinguishes, from https://sqlite.org/rescode.html. */
const resultCodes: Record<number, string> = {
  1: 'SQLITE_ERROR',
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  19: 'SQLITE_CONSTRAINT',
  23: 'SQLITE_AUTH',
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
  const primaryCode = errcode & 0xff;
  return Object.assign(error as Error, {
    code: resultCodes[primaryCode] ?? `SQLITE_${primaryCode}`,
  });
}
