/** The enquiry could not be stored; nothing was acknowledged. */
export class StoreError extends Error {
  constructor(cause: unknown) {
    super(`The database did not take the write: ${describeStoreError(cause)}`, { cause });
    this.name = 'StoreError';
  }
}

/** Whether another connection holds the lock, so that trying again makes sense. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));
}

/** Whether one statement is to blame and not the disk, so that others can still be stored. */
export function isOneRowsFault(error: unknown): boolean {
  return /^SQLITE_(ERROR|CONSTRAINT|MISMATCH|TOOBIG|RANGE)/.test(codeOf(error));
}

/** The code of an error of the database, else its name. Messages can hold values; this cannot. */
export function describeStoreError(error: unknown): string {
  return codeOf(error) || (error instanceof Error ? error.name : 'unknown');
}

function codeOf(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = (at as NodeJS.ErrnoException).code;
    if (typeof code === 'string') return code;
  }
  return '';
}
