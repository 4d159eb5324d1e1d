import { realpathSync, statSync } from 'node:fs';

/**
 * Device and inode of the database file and of the files that SQLite keeps beside it. This function must
 * not open the files: closing one of them would drop this process's locks.
 */
export function readFileIdentity(file: string): string {
  return [file, besideDatabase(file, '-wal'), besideDatabase(file, '-shm')].map(identify).join(' ');
}

/**
 * The file that SQLite keeps beside the database `file`, by the end of its name. If `file` is a
 * symbolic link, SQLite keeps it beside the file that the link leads to.
 */
export function besideDatabase(file: string, suffix: '-wal' | '-shm'): string {
  try {
    return realpathSync(file) + suffix;
  } catch {
    // The file does not exist.
    return file + suffix;
  }
}

function identify(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : 'none';
}

/**
 * The database file was moved, deleted or replaced while it was open. SQLite would go on writing to
 * the old file, which no restart would find.
 */
export class DatabaseReplacedError extends Error {
  readonly code = 'DATABASE_REPLACED';

  constructor() {
    super('the open database file is no longer the file at its path');
  }
}
