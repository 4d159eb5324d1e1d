import { realpathSync, statSync } from 'node:fs';

/**
 * Device and inode of the database file and of SQLite's `-wal` and `-shm` files. This function must not open
 * the files: closing one of them would release this process's locks.
 */
export function readFileIdentity(file: string): string {
  return [file, besideDatabase(file, '-wal'), besideDatabase(file, '-shm')].map(identify).join(' ');
}

/**
 * The path of SQLite's file with this suffix for the database `file`. If `file` is a symbolic link, SQLite
 * creates the file next to the target of the link.
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
