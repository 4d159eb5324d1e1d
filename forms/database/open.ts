import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { closeDataFolder, makePrivateDatabase, makePrivateFolder } from '../private-files.ts';
import { connect, type Database, whenFree } from './database.ts';
import { isBusy } from './store-errors.ts';

/** Where the database is and how to get in. */
export interface DatabaseSettings {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  DATABASE_AUTH_TOKEN?: string | undefined;
}

/**
 * Opens the database, makes it durable and brings its tables up to date. Everything that is kept
 * is made, or made again, for the user of this process alone.
 *
 * A lock held by another process is waited for at most `patience` milliseconds.
 */
export function openDatabase(
  settings: DatabaseSettings,
  root: string = process.cwd(),
  patience = 5000,
): Promise<Database> {
  const url = locateDatabase(settings, root);
  if (url.startsWith('file:')) {
    const file = fileURLToPath(url);
    makePrivateFolder(dirname(file));
    makePrivateDatabase(file);
  }
  closeDataFolder(resolve(root, settings.DATA_DIR));
  return whenFree(async () => {
    const database = connect(url, settings.DATABASE_AUTH_TOKEN);
    try {
      await database.secure();
      await bringUpToDate(database);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  }, patience);
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

async function bringUpToDate({ queries }: Database): Promise<void> {
  try {
    await migrate(queries, { migrationsFolder });
  } catch (error) {
    if (isBusy(error)) throw error;
    // Another process that started at the same time was faster; then there is nothing left to do.
    await pause(50);
    await migrate(queries, { migrationsFolder });
  }
}

function locateDatabase(settings: DatabaseSettings, root: string): string {
  if (!settings.DATABASE_URL) {
    return pathToFileURL(resolve(root, settings.DATA_DIR, 'leads.db')).href;
  }
  if (!settings.DATABASE_URL.startsWith('file:')) return settings.DATABASE_URL;
  // file:data/leads.db is a path from the root of the project, not from the root of the disk.
  const path = settings.DATABASE_URL.slice('file:'.length).replace(/^\/\/(?=\/)/, '');
  return pathToFileURL(resolve(root, decodeURIComponent(path))).href;
}
