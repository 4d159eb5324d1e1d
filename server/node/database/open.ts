import { dirname, resolve } from 'node:path';
import { readDatabaseUrl } from '#contract/database-url.ts';
import type { Environment } from '#contract/environment.ts';
import { OwnerError } from '#contract/owner-error.ts';
import {
  makePrivateDatabase,
  makePrivateFolder,
  restrictDataFolder,
} from '../private-files/private-files.ts';
import {
  createFileDatabase,
  type FileDatabase,
  type FileDatabaseOptions,
} from './file-database.ts';

type OpenOptions = Omit<FileDatabaseOptions, 'prepare'>;

type DatabaseSettings = Partial<Pick<Environment, 'DATABASE_URL'>> & Pick<Environment, 'DATA_DIR'>;

/**
 * Creates the database client for `settings` without opening the file. When the file is opened, access to all
 * of the service's files is restricted to the user that runs this process.
 */
export function createServiceDatabase(
  settings: DatabaseSettings,
  root: string = process.cwd(),
  options: OpenOptions = {},
): FileDatabase {
  const file = locateDatabase(settings, root);
  const prepare = () => {
    makePrivateFolder(dirname(file));
    makePrivateDatabase(file);
    restrictDataFolder(resolve(root, settings.DATA_DIR));
  };
  return createFileDatabase(file, { prepare, ...options });
}

export async function openDatabase(
  settings: DatabaseSettings,
  root?: string,
  options: OpenOptions = {},
): Promise<FileDatabase> {
  const database = createServiceDatabase(settings, root, options);
  try {
    await database.open();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

export function locateDatabase(settings: DatabaseSettings, root: string): string {
  if (!settings.DATABASE_URL) return resolve(root, settings.DATA_DIR, 'leads.db');
  const read = readDatabaseUrl(settings.DATABASE_URL);
  if ('problem' in read) throw new OwnerError(`DATABASE_URL: ${read.problem}`);
  return resolve(root, read.path);
}
