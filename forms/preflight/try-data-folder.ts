import { existsSync } from 'node:fs';
import { access, constants, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { privateMode } from '../node/private-files.ts';

/**
 * Writes into `folder` as the service will, and removes what it wrote. One that is not there yet
 * is made at the start, so then the nearest folder above it counts. Files of the service that are
 * there already must be writable too.
 *
 * @returns the code of the error; undefined when there is none.
 */
export async function tryDataFolder(folder: string): Promise<string | undefined> {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const probe = join(existing, `.preflight-${process.pid}`);
  try {
    const file = await open(probe, 'w', privateMode.file);
    try {
      await file.writeFile('written to see whether it can be\n');
      await file.sync();
    } finally {
      await file.close();
      await rm(probe, { force: true });
    }
    for (const name of ['leads.db', 'leads.db-wal', 'mail']) {
      const path = join(folder, name);
      if (existsSync(path)) await access(path, constants.W_OK);
    }
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}
