import { existsSync } from 'node:fs';
import { link, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OwnerError } from '#contract/owner-error.ts';
import { makePrivateFolder, privateMode } from '../private-files/private-files.ts';

const recordName = 'last-backup.json';

/**
 * Writes a consistent copy of a database to `file`, even while other processes write to the database. `file`
 * must not exist. `copyTo` writes the copy into an empty file. Once the promise resolves, the copy has been
 * checked and is on disk, and `dataFolder` contains a record of the backup.
 *
 * @throws OwnerError if no backup was created.
 */
export async function backUp(
  copyTo: (file: string) => Promise<void>,
  file: string,
  dataFolder: string,
): Promise<void> {
  if (existsSync(file)) throw fileExistsError(file);
  if (!existsSync(dirname(file))) {
    throw new OwnerError(
      `The folder ${dirname(file)} does not exist. Create it, or choose another folder.`,
    );
  }
  // The copy is written under a temporary name, so that `file` is complete as soon as it exists.
  const unfinished = `${file}.${process.pid}.part`;
  try {
    // Creates the empty file with restricted permissions, which the copy keeps.
    await (await open(unfinished, 'wx', privateMode.file)).close();
    await copyTo(unfinished);
    checkIntegrity(unfinished);
    await syncToDisk(unfinished);
    // Unlike `rename`, `link` does not overwrite a file that was created in the meantime. `rename` is the
    // fallback for file systems without hard links.
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw fileExistsError(file);
      return rename(unfinished, file);
    });
  } finally {
    for (const suffix of ['', '-wal', '-shm']) await rm(unfinished + suffix, { force: true });
  }
  // Syncs the folder, because it contains the new file name. Errors are ignored: not all platforms can sync
  // folders.
  await syncToDisk(dirname(file), 'r').catch(() => {});
  await recordBackup(dataFolder, file);
}

/**
 * Returns the time and file of the last backup, or undefined if `dataFolder` has no valid record of a backup.
 */
export async function readLastBackup(dataFolder: string) {
  try {
    const { at, file } = JSON.parse(await readFile(join(dataFolder, recordName), 'utf8'));
    const time = new Date(String(at));
    return Number.isNaN(time.getTime()) ? undefined : { at: time, file: String(file) };
  } catch {
    return undefined;
  }
}

async function recordBackup(dataFolder: string, file: string): Promise<void> {
  const path = join(dataFolder, recordName);
  makePrivateFolder(dataFolder);
  const text = `${JSON.stringify({ at: new Date(), file })}\n`;
  await writeFile(`${path}.part`, text, { mode: privateMode.file });
  await rename(`${path}.part`, path);
}

function checkIntegrity(file: string): void {
  using copy = new DatabaseSync(file, { readOnly: true });
  if (copy.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok') return;
  throw new OwnerError(
    'The copy was damaged while it was written. Check the disk, then try again.',
  );
}

async function syncToDisk(path: string, flags: 'r' | 'r+' = 'r+'): Promise<void> {
  await using handle = await open(path, flags);
  await handle.sync();
}

function fileExistsError(file: string): OwnerError {
  return new OwnerError(
    `${file} already exists and was not overwritten. Choose another file name, for example one that includes the date.`,
  );
}
