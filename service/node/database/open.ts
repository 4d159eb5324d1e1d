import { dirname, resolve } from 'node:path';
import type { Environment } from '#contract/environment.ts';
import { makePrivateDatabase, makePrivateFolder, restrictDataFolder } from '../private-files.ts';
import {
  createFileDatabase,
  type FileDatabase,
  type FileDatabaseOptions,
} from './file-database.ts';

type OpenOptions = Omit<FileDatabaseOptions, 'prepare'>;

type DatabaseSettings = Partial<Pick<Environment, 'DATABASE_URL'>> & Pick<Environment, 'DATA_DIR'>;

/**
 * The database that the settings name, not opened yet. Opening it makes the files of the service
 * accessible only to the user of this process.
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
  // `file:data/leads.db` is relative to the project's root; `file:///data/leads.db` is absolute.
  const path = settings.DATABASE_URL.slice('file:'.length).replace(/^\/\/(?=\/)/, '');
  return resolve(root, decodeURIComponent(path));
}
