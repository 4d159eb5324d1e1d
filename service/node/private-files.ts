import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
} from 'node:fs';
import { join } from 'node:path';

/** The modes of what visitors sent and of its folders: only the user of the service gets in. */
export const privateMode = { file: 0o600, folder: 0o700 } as const;

/** Makes `folder` with the folders above it that are missing; one that is there stays as it is. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateMode.folder });
}

/** Makes the file of a database, or closes it to others. SQLite's further files take its mode. */
export function makePrivateDatabase(file: string): void {
  try {
    // Never one that is there: to close it would end the locks that this process has on it.
    closeSync(openSync(file, 'wx', privateMode.file));
  } catch {
    // It is there; or SQLite meets the same, and says what it is.
  }
  for (const suffix of ['', '-wal', '-shm']) closeToOthers(file + suffix);
}

/**
 * Closes to others what is open to them in the folder of everything that is kept, and the folder.
 * One in which there is more than ours, or which is set up to be shared, is not ours to close.
 */
export function closeDataFolder(path: string): void {
  try {
    const folder = realpathSync(path);
    const isSharedByMode = (lstatSync(folder).mode & 0o3000) !== 0;
    const isOurs = !isSharedByMode && readdirSync(folder).every((name) => own.test(name));
    closeToOthers(join(folder, 'last-backup.json'));
    const mails = join(folder, 'mail');
    if (closeToOthers(mails)) {
      for (const name of readdirSync(mails)) closeToOthers(join(mails, name));
    }
    if (isOurs) closeToOthers(folder);
  } catch {
    // It is not there yet, or belongs to another user.
  }
}

// Backups lie here too where the owner has put them.
const own = /^(mail|edge|last-backup\.json|.+\.db(-wal|-shm|-journal)?|.+\.part)$/;

/** @returns whether it was open, and no link to something elsewhere. */
function closeToOthers(path: string): boolean {
  try {
    const found = lstatSync(path);
    const isOpen = (found.mode & 0o077) !== 0 && found.uid === process.getuid?.();
    if (!isOpen || found.isSymbolicLink()) return false;
    chmodSync(path, found.mode & 0o7700);
    return true;
  } catch {
    // Not there; or its disk is read-only, or knows no modes.
    return false;
  }
}
