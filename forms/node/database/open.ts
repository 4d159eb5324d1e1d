import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { whenFree } from '../../database/when-free.ts';
import { closeDataFolder, makePrivateDatabase, makePrivateFolder } from '../private-files.ts';
import { connect, type LibsqlDatabase } from './libsql-database.ts';
import { migrate } from './migrate.ts';

/** Where the database is and how to get in. */
interface DatabaseSettings {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  DATABASE_AUTH_TOKEN?: string | undefined;
}

/**
 * Opens the database, makes it durable and brings its tables up to date. Everything that is kept
 * is made, or made again, for the user of this process alone.
 *
 * A lock held by another process is waited for at most `timeout` milliseconds.
 */
export function openDatabase(
  settings: DatabaseSettings,
  root: string = process.cwd(),
  timeout = 5000,
): Promise<LibsqlDatabase> {
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
      await migrate(database.client);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  }, timeout);
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
