// Limit on nested causes, because errors that cause each other would make the search endless.
const deepestCause = 5;

/** Whether another connection holds the database lock, so that a retry may succeed. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));
}

/** Whether the error requires the database file to be reopened before the next use. */
export function isFileError(error: unknown): boolean {
  return /^SQLITE_(READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB|PROTOCOL)/.test(codeOf(error));
}

/**
 * Returns the error's code or name for the log. The message is not logged, because it may contain stored
 * values.
 */
export function describeStoreError(error: unknown): string {
  return codeOf(error) || (error instanceof Error ? error.name : 'unknown');
}

/** Returns advice for the owner on how to make the database usable again. */
export function suggestRemedy(error: unknown): string {
  const code = codeOf(error);
  if (isBusy(error)) return 'stop the other program that has locked the database';
  if (code === 'DATABASE_REPLACED') return 'restart the service to use the current file';
  if (code === 'DATABASE_NEWER') {
    return 'a later version has already updated the database; run that version, or restore the backup from before the update';
  }
  if (/^(SQLITE_(FULL|IOERR)|ENOSPC|EDQUOT|EFBIG|EIO)/.test(code)) {
    return 'free up space on the disk that contains the database, and check the disk for errors';
  }
  if (/^(SQLITE_(READONLY|CANTOPEN|PERM|AUTH)|EACCES|EPERM|EROFS)/.test(code)) {
    return 'give the user that runs the service write access to the folder DATA_DIR and every file in it';
  }
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return 'the database file is damaged; stop the service, move the whole database folder away, and restore the last backup';
  }
  return 'check DATABASE_URL and DATA_DIR';
}

// Searches the causes of the error too, because a database driver may wrap the error that has the code.
function codeOf(error: unknown): string {
  let current = error;
  for (let depth = 0; current instanceof Error && depth < deepestCause; depth++) {
    const { code } = current as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
    current = current.cause;
  }
  return '';
}
