import { resolve } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import { type Database, listColumns, listValues, sql } from '../database/database.ts';
import type { OpenStore } from '../leads-cli/run-command.ts';
import { backUp } from '../node/database/back-up.ts';
import { createFileDatabase } from '../node/database/file-database.ts';
import { createMailFiles } from '../node/mail-folder.ts';
import { connectD1, type D1Binding } from '../worker/d1-database.ts';
import { migrateLocally, runWrangler, wranglerConfig, writeRemoteConfig } from './wrangler.ts';

/** Opens the database of the Worker: on this machine in `DATA_DIR`, or on the network. */
export function openWorkerStore(isRemote: boolean): OpenStore {
  return async ({ DATA_DIR }, root) => {
    const folder = resolve(root, DATA_DIR);
    const edgeFolder = resolve(folder, 'edge');
    if (!isRemote) await migrateLocally(edgeFolder);
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
      mailFiles: createMailFiles(resolve(folder, 'mail')),
      remainder: isRemote ? historyOfD1 : undefined,
      close: () => proxy.dispose(),
    };
  };
}

const historyOfD1 =
  'Cloudflare keeps a history of the database, in which it stays for 30 days, 7 on the free plan.';

const tables = ['enquiries', 'mails'];

/**
 * Writes what the database holds to a new file of SQLite, which the service on Node opens as it is: so
 * a backup is also the way from the one host to the other.
 */
async function copyTables(database: Database, file: string): Promise<void> {
  // In one transaction, so that no mail is there without its inquiry.
  const found = await database.write(
    tables.map((table) => sql`select * from ${listColumns([table])}`),
  );
  const copy = createFileDatabase(file);
  try {
    for (const [index, { rows }] of found.entries()) {
      const table = listColumns(tables.slice(index, index + 1));
      for (const row of rows) {
        const columns = listColumns(Object.keys(row));
        const values = listValues(Object.values(row));
        await copy.write([sql`insert into ${table} (${columns}) values (${values})`]);
      }
    }
    await copy.emptyLog();
  } finally {
    copy.close();
  }
}
