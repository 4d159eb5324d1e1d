import { resolve } from 'node:path';
import type { Environment } from '#contract/environment.ts';
import type { Database } from '../database/database.ts';
import type { DeleteMailFiles } from '../inquiry/store/erase-inquiries.ts';
import { backUp } from './database/back-up.ts';
import { openDatabase } from './database/open.ts';
import { createMailFileDeletion } from './mail-folder.ts';

/** The data that the `leads` commands work with, on Node or on the Worker. */
export interface OwnerStore {
  database: Database;
  /** Writes a copy of the database to `file`, which must not exist. */
  backUp(file: string): Promise<void>;
  /** Message that names the places, other than backups, that may still contain erased inquiries. */
  remainder?: string | undefined;
  deleteMailFiles: DeleteMailFiles;
}

/** Opens the data of a host. With `read` access, nothing is changed. A missing database is never created. */
export type OpenStore = (
  environment: Environment,
  root: string,
  access: 'read' | 'change',
) => Promise<OwnerStore & { close(): void | Promise<void> }>;

/** Opens the data of the service on Node. */
export const openNodeStore: OpenStore = async (environment, root, access) => {
  const database = await openDatabase(environment, root, { access });
  const folder = resolve(root, environment.DATA_DIR);
  return {
    database,
    backUp: (file) => backUp(database.copyTo, file, folder),
    deleteMailFiles: createMailFileDeletion(resolve(folder, 'mail')),
    close: () => database.close(),
  };
};
