import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the write lock of the database in `dataFolder`, as another program would.
 *
 * Releasing it twice is the same as once.
 */
export async function holdLock(dataFolder: string): Promise<{ release(): void }> {
  const database = new DatabaseSync(join(dataFolder, 'leads.db'), { timeout: 5000 });
  database.exec('BEGIN IMMEDIATE');
  return {
    release() {
      if (database.isOpen) database.close();
    },
  };
}
