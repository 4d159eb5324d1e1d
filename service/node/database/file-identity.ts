import { realpathSync, statSync } from 'node:fs';

/**
 * Returns the device and inode numbers of the database file and of SQLite's `-wal` and `-shm` files. The
 * files must not be opened here, because closing one of them would release the locks of this process.
 */
export function readFileIdentity(file: string): string {
  return [file, besideDatabase(file, '-wal'), besideDatabase(file, '-shm')].map(identify).join(' ');
}

/**
 * Returns the path of SQLite's file with `suffix` for the database `file`. If `file` is a symbolic link,
 * SQLite creates that file next to the target of the link.
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
 * Error for a database file that was moved, deleted or replaced while it was open. SQLite would continue to
 * write to the old file, and the service would not find that file after a restart.
 */
export class DatabaseReplacedError extends Error {
  readonly code = 'DATABASE_REPLACED';

  constructor() {
    super('the open database file is no longer the file at its path');
  }
}
