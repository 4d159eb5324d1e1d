/** Whether another connection holds the lock, so that trying again makes sense. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));
}

/** Whether one statement is to blame and not the disk, so that others can still be stored. */
export function isOneRowsFault(error: unknown): boolean {
  return /^(SQLITE_(ERROR|CONSTRAINT|MISMATCH|TOOBIG|RANGE)|ERR_INVALID_ARG)/.test(codeOf(error));
}

/** Whether the file cannot be used as it is, so that opening it again makes sense. */
export function isOfFile(error: unknown): boolean {
  return /^SQLITE_(READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB|PROTOCOL)/.test(codeOf(error));
}

/** The code of an error of the database, else its name. Messages can hold values; this cannot. */
export function describeStoreError(error: unknown): string {
  return codeOf(error) || (error instanceof Error ? error.name : 'unknown');
}

/** What the owner can do so that the database can be used again. */
export function suggestRemedy(error: unknown): string {
  const code = codeOf(error);
  if (isBusy(error)) return 'end the other program that holds it';
  if (/^(SQLITE_(FULL|IOERR)|ENOSPC|EDQUOT|EFBIG|EIO)/.test(code)) {
    return 'make room on its disk, and see that the disk is sound';
  }
  if (/^(SQLITE_(READONLY|CANTOPEN|PERM|AUTH)|EACCES|EPERM|EROFS)/.test(code)) {
    return 'let the user that runs the service write the folder DATA_DIR and every file in it';
  }
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return 'its file is damaged; put the last backup in its place and keep the damaged file';
  }
  return 'see that DATABASE_URL and DATA_DIR are right';
}

function codeOf(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = (at as NodeJS.ErrnoException).code;
    if (typeof code === 'string') return code;
  }
  return '';
}
