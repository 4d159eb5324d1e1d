/** Whether another connection holds the lock, so that a retry makes sense. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));
}

/** Whether the statement or its values caused the error, so that other writes can still succeed. */
export function isStatementError(error: unknown): boolean {
  return /^(SQLITE_(ERROR|CONSTRAINT|MISMATCH|TOOBIG|RANGE)|ERR_INVALID_ARG)/.test(codeOf(error));
}

/** Whether the file must be opened again before the next use. */
export function isFileError(error: unknown): boolean {
  return /^SQLITE_(READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB|PROTOCOL)/.test(codeOf(error));
}

/** The error's code or name, for the log. Unlike the message, they contain no values. */
export function describeStoreError(error: unknown): string {
  return codeOf(error) || (error instanceof Error ? error.name : 'unknown');
}

/** Advice for the owner on how to make the database usable again. */
export function suggestRemedy(error: unknown): string {
  const code = codeOf(error);
  if (isBusy(error)) return 'end the other program that has locked it';
  if (code === 'DATABASE_REPLACED') return 'restart the service to use the current file';
  if (/^(SQLITE_(FULL|IOERR)|ENOSPC|EDQUOT|EFBIG|EIO)/.test(code)) {
    return 'free space on its disk, and check the disk for errors';
  }
  if (/^(SQLITE_(READONLY|CANTOPEN|PERM|AUTH)|EACCES|EPERM|EROFS)/.test(code)) {
    return 'give the user that runs the service write access to the folder DATA_DIR and every file in it';
  }
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return 'its file is damaged; stop the service, move its whole folder away, and put the last backup in its place';
  }
  return 'check DATABASE_URL and DATA_DIR';
}

// A driver may wrap the error that has the code.
function codeOf(error: unknown): string {
  let current = error;
  for (let depth = 0; current instanceof Error && depth < deepestCause; depth++) {
    const { code } = current as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
    current = current.cause;
  }
  return '';
}

// Keeps a cycle of causes from looping forever.
const deepestCause = 5;
