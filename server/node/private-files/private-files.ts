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

// Names of the service's own files. They include all names that end with `.db`, because owners also keep
// backups here.
const ownNames = /^(mail|edge|last-backup\.json|.+\.db(-wal|-shm|-journal)?|.+\.part)$/;

/** Modes for files and folders with visitors' data. Only the user of the service has access. */
export const privateMode = { file: 0o600, folder: 0o700 } as const;

/** Creates `folder` and its missing parent folders. An existing folder keeps its mode. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateMode.folder });
}

/**
 * Creates the database file with restricted access, or restricts access to the existing file. SQLite creates
 * its other files with the same mode.
 */
export function makePrivateDatabase(file: string): void {
  try {
    // `wx` fails for an existing file, because opening and closing that file would release the locks of this
    // process.
    closeSync(openSync(file, 'wx', privateMode.file));
  } catch {
    // The file exists, or it cannot be created and SQLite will report the reason.
  }
  for (const suffix of ['', '-wal', '-shm']) restrictToUser(file + suffix);
}

/**
 * Denies all other users access to the data folder and the service's files in it. The mode of the folder
 * itself is not changed if it contains other files or is set up to be shared.
 */
export function restrictDataFolder(path: string): void {
  try {
    const folder = realpathSync(path);
    // Tests the setgid and sticky bits.
    const isShared = (lstatSync(folder).mode & 0o3000) !== 0;
    const isOurs = !isShared && readdirSync(folder).every((name) => ownNames.test(name));
    restrictToUser(join(folder, 'last-backup.json'));
    const mails = join(folder, 'mail');
    if (restrictToUser(mails)) {
      for (const name of readdirSync(mails)) restrictToUser(join(mails, name));
    }
    if (isOurs) restrictToUser(folder);
  } catch {
    // The folder does not exist yet, or it belongs to another user.
  }
}

/**
 * Removes other users' access. Symbolic links are not changed. Returns whether other users had access.
 */
function restrictToUser(path: string): boolean {
  try {
    const stats = lstatSync(path);
    const isOpenToOthers = (stats.mode & 0o077) !== 0 && stats.uid === process.getuid?.();
    if (!isOpenToOthers || stats.isSymbolicLink()) return false;
    chmodSync(path, stats.mode & 0o7700);
    return true;
  } catch {
    // The file does not exist, or its file system is read-only or does not support file modes.
    return false;
  }
}
