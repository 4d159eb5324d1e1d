import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';

/**
 * Takes the write lock of the database in `dataFolder`, as another program would.
 *
 * Releasing it twice is the same as once.
 */
export async function holdLock(dataFolder: string): Promise<{ release(): void }> {
  const url = pathToFileURL(join(dataFolder, 'leads.db')).href;
  const client = createClient({ url, concurrency: 1, timeout: 5000 });
  const transaction = await client.transaction('write');
  return {
    release() {
      transaction.close();
      client.close();
    },
  };
}
