import { dirname, resolve } from 'node:path';
import type { Environment } from '#contract/environment.ts';
import { closeDataFolder, makePrivateDatabase, makePrivateFolder } from '../private-files.ts';
import { createFileDatabase, type FileDatabase } from './file-database.ts';

type DatabaseSettings = Partial<Pick<Environment, 'DATABASE_URL'>> & Pick<Environment, 'DATA_DIR'>;

/**
 * The database of the settings, not opened yet. Everything that is kept is made, or made again, for
 * the user of this process alone.
 */
export function findDatabase(
  settings: DatabaseSettings,
  root: string = process.cwd(),
  timeout?: number,
): FileDatabase {
  const file = locateDatabase(settings, root);
  const prepare = () => {
    makePrivateFolder(dirname(file));
    makePrivateDatabase(file);
    closeDataFolder(resolve(root, settings.DATA_DIR));
  };
  return createFileDatabase(file, prepare, timeout);
}

export async function openDatabase(
  settings: DatabaseSettings,
  root?: string,
  timeout?: number,
): Promise<FileDatabase> {
  const database = findDatabase(settings, root, timeout);
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
  // file:data/leads.db is a path from the root of the project, not from the root of the disk.
  const path = settings.DATABASE_URL.slice('file:'.length).replace(/^\/\/(?=\/)/, '');
  return resolve(root, decodeURIComponent(path));
}
