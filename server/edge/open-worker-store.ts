import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import { OwnerError } from '#contract/owner-error.ts';
import { type Database, listColumns, listValues, sql } from '../database/database.ts';
import { backUp } from '../node/database/back-up.ts';
import { createFileDatabase } from '../node/database/file-database.ts';
import { createMailFileDeletion } from '../node/mail-folder.ts';
import type { OpenStore } from '../node/owner-store.ts';
import { connectD1, type D1Binding } from '../worker/d1-database.ts';
import { migrateLocally, runWrangler, wranglerConfig, writeRemoteConfig } from './wrangler.ts';

const historyOfD1 =
  'Cloudflare keeps a history of the database. Erased inquiries stay in the history for 30 days, or 7 days on the free plan.';

/** The tables that a backup contains. All other tables contain only temporary data, such as rate limits. */
const tables = ['inquiries', 'mails'];

/** Opens the database of the local or the deployed Worker for the `leads` commands. */
export function openWorkerStore(isRemote: boolean): OpenStore {
  return async ({ DATA_DIR }, root, access) => {
    const folder = resolve(root, DATA_DIR);
    const edgeFolder = resolve(folder, 'edge');
    if (!isRemote) {
      requireLocalDatabase(edgeFolder);
      if (access === 'change') await migrateLocally(edgeFolder);
    }
    const proxy = await getPlatformProxy<{ DB: D1Binding }>({
      configPath: isRemote ? await writeRemoteConfig(edgeFolder, runWrangler) : wranglerConfig,
      envFiles: [],
      persist: isRemote ? false : { path: resolve(edgeFolder, 'v3') },
      remoteBindings: isRemote,
    });
    const database = connectD1(proxy.env.DB);
    return {
      database,
      backUp: (file) => backUp((copy) => copyTables(database, copy), file, folder),
      deleteMailFiles: createMailFileDeletion(resolve(folder, 'mail')),
      remainder: isRemote ? historyOfD1 : undefined,
      close: () => proxy.dispose(),
    };
  };
}

/** @throws OwnerError if there is no local database, because wrangler would create an empty one. */
function requireLocalDatabase(edgeFolder: string): void {
  if (existsSync(resolve(edgeFolder, 'v3/d1'))) return;
  throw new OwnerError(
    `There is no Worker database in ${edgeFolder}, and none was created. Run \`npm run edge\` to create the database.`,
  );
}

/**
 * Copies the database to a new SQLite file. The service on Node can open such a file, so a backup is also the
 * way to move the data from one host to the other.
 */
async function copyTables(database: Database, file: string): Promise<void> {
  // Reads all tables in one transaction, so that every email in the copy has its inquiry.
  const contents = await database.write(
    tables.map((table) => sql`select * from ${listColumns([table])}`),
  );
  const copy = createFileDatabase(file);
  try {
    for (const [index, table] of tables.entries()) {
      for (const row of contents[index]?.rows ?? []) {
        const columns = listColumns(Object.keys(row));
        const values = listValues(Object.values(row));
        const insert = sql`insert into ${listColumns([table])} (${columns}) values (${values})`;
        await copy.write([insert]);
      }
    }
    await copy.truncateWal();
  } finally {
    copy.close();
  }
}
