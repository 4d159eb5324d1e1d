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

/** The modes of files and folders with visitors' data: only the user of the service has access. */
export const privateMode = { file: 0o600, folder: 0o700 } as const;

/** Makes `folder` and the missing folders above it. An existing folder keeps its mode. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateMode.folder });
}

/**
 * Makes the file of a database, or restricts the existing one. SQLite gives its other files the same
 * mode.
 */
export function makePrivateDatabase(file: string): void {
  try {
    // `wx` fails for an existing file. Opening and closing that one would drop this process's locks.
    closeSync(openSync(file, 'wx', privateMode.file));
  } catch {
    // The file exists, or it cannot be made and SQLite will report why.
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
    // The setgid and sticky bits.
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

// Owners also put backups there, which end with `.db`.
const ownNames = /^(mail|edge|last-backup\.json|.+\.db(-wal|-shm|-journal)?|.+\.part)$/;

/** @returns whether other users had access. Symbolic links are not changed. */
function restrictToUser(path: string): boolean {
  try {
    const stats = lstatSync(path);
    const isOpenToOthers = (stats.mode & 0o077) !== 0 && stats.uid === process.getuid?.();
    if (!isOpenToOthers || stats.isSymbolicLink()) return false;
    chmodSync(path, stats.mode & 0o7700);
    return true;
  } catch {
    // The file does not exist, or its disk is read-only or has no modes.
    return false;
  }
}
