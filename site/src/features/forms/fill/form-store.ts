import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/*
 * The forms that a visitor has begun, in this browser's IndexedDB. The database has one object store of whole forms
 * with a version of their own, so its own version never changes: an upgrade could not be undone, and it would wait for
 * other tabs.
 *
 * The privacy policy lists everything that the site stores: "Cookies and storage in your browser" in
 * `content/privacy-policy.mdx`.
 */

/** A form as the store has it. A later release of the site may have written it in another format. */
export interface KeptForm {
  id: string;
  title?: unknown;
}

interface FormDatabase extends DBSchema {
  forms: { key: string; value: KeptForm };
}

const databaseName = 'field-forms';
const databaseVersion = 1;

/** Time after which a database without an answer counts as failed, in milliseconds. */
const patience = 3000;

let connection: Promise<IDBPDatabase<FormDatabase>> | undefined;

/** Returns all kept forms, also those that a later release of the site wrote. Rejects if the browser keeps nothing. */
export function listForms(): Promise<KeptForm[]> {
  return withDatabase((database) => database.getAll('forms'));
}

/** Returns a kept form, or undefined. Rejects if the browser keeps nothing. */
export function findForm(id: string): Promise<unknown> {
  return withDatabase((database) => database.get('forms', id));
}

/** Keeps a form, and resolves once it is on the disk. Rejects if the disk is full or the browser keeps nothing. */
export function keepForm(form: KeptForm): Promise<void> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('forms', 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.put(form), transaction.done]);
  });
}

/** Deletes forms. Rejects if that fails. */
export function deleteForms(ids: readonly string[]): Promise<void> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('forms', 'readwrite', { durability: 'strict' });
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
  });
}

/**
 * Runs an action on the database. If the action fails, opens the database again and repeats the action once, because
 * iOS closes the connection of a page in the background without telling the page.
 */
async function withDatabase<Result>(
  act: (database: IDBPDatabase<FormDatabase>) => Promise<Result>,
): Promise<Result> {
  try {
    return await settleInTime(connect().then(act));
  } catch {
    disconnect();
    return await settleInTime(connect().then(act));
  }
}

function connect(): Promise<IDBPDatabase<FormDatabase>> {
  connection ??= openDatabase();
  return connection;
}

function disconnect() {
  connection?.then((database) => database.close()).catch(() => {});
  connection = undefined;
}

async function openDatabase(): Promise<IDBPDatabase<FormDatabase>> {
  const open = (version?: number) =>
    openDB<FormDatabase>(databaseName, version, {
      upgrade: (database) => void database.createObjectStore('forms', { keyPath: 'id' }),
      // Another tab wants to upgrade or delete the database, which is blocked while this connection is open.
      blocking: disconnect,
      terminated: () => {
        connection = undefined;
      },
    });
  try {
    return await open(databaseVersion);
  } catch (error) {
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    // A later release has upgraded the database, and the site went back to this release. Open it as it is.
    if (isNewer) return open();
    throw error;
  }
}

async function settleInTime<Result>(promise: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database does not respond.')), patience);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
