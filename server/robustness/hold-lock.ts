import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';

/** Holds the write lock on the database in `file` until `release` is called or the test ends. */
export function holdLock(file: string): { release(): void } {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('BEGIN IMMEDIATE');
  const release = () => {
    if (database.isOpen) database.close();
  };
  onTestFinished(release);
  return { release };
}
