import { resolve } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import type { OpenStore } from '../leads-cli/run-command.ts';
import { createMailFiles } from '../node/mail-files.ts';
import type { D1Binding } from '../worker/bindings.ts';
import { connectD1 } from '../worker/d1-database.ts';
import { backUpD1 } from './back-up-d1.ts';
import { wranglerConfig } from './bundle-worker.ts';
import { migrateD1 } from './migrate-d1.ts';
import { writeRemoteConfig } from './remote-database.ts';

/** Opens the database of the Worker: on this machine in `DATA_DIR`, or on the network. */
export function openWorkerStore(isRemote: boolean): OpenStore {
  return async ({ DATA_DIR }, root) => {
    const folder = resolve(root, DATA_DIR);
    const proxy = await getPlatformProxy<{ DB: D1Binding }>({
      configPath: isRemote ? await writeRemoteConfig(resolve(folder, 'edge')) : wranglerConfig,
      envFiles: [],
      persist: isRemote ? false : { path: resolve(folder, 'edge') },
      remoteBindings: isRemote,
    });
    const binding = proxy.env.DB;
    if (!isRemote) await migrateD1(binding);
    const database = connectD1(binding);
    return {
      database,
      backUp: (file) => backUpD1(database, file, folder),
      mailFiles: createMailFiles(resolve(folder, 'mail')),
      remainder: isRemote ? historyOfD1 : undefined,
      close: () => proxy.dispose(),
    };
  };
}

const historyOfD1 =
  'Cloudflare keeps a history of the database, in which it stays for 30 days, 7 on the free plan.';
