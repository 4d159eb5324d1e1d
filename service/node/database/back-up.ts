import { existsSync } from 'node:fs';
import { link, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ToldError } from '#contract/told-error.ts';
import { makePrivateFolder, privateMode } from '../private-files.ts';

/**
 * Writes a consistent copy of a database to `file`, which does not exist yet, while others go on
 * writing: `copyTo` writes it into an empty file. The copy is checked and on disk when this resolves,
 * and `dataFolder` remembers it.
 *
 * @throws ToldError when it is not made
 */
export async function backUp(
  copyTo: (file: string) => Promise<void>,
  file: string,
  dataFolder: string,
): Promise<void> {
  if (existsSync(file)) throw alreadyThere(file);
  if (!existsSync(dirname(file))) {
    throw new ToldError(`There is no folder ${dirname(file)}. Make it, or name another one.`);
  }
  // Under its own name a copy is whole or not there at all.
  const unfinished = `${file}.${process.pid}.part`;
  try {
    // What is copied into an empty file takes its mode.
    await (await open(unfinished, 'wx', privateMode.file)).close();
    await copyTo(unfinished);
    check(unfinished);
    await sync(unfinished);
    // Unlike a renaming this overwrites nothing that has come there meanwhile.
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw alreadyThere(file);
      return rename(unfinished, file);
    });
  } finally {
    for (const suffix of ['', '-wal', '-shm']) await rm(unfinished + suffix, { force: true });
  }
  // The name is on disk too, where a folder can be synced.
  await sync(dirname(file), 'r').catch(() => {});
  await rememberBackup(dataFolder, file);
}

/** When the last backup was made and where to, as far as `dataFolder` remembers. */
export async function readLastBackup(dataFolder: string) {
  try {
    const { at, file } = JSON.parse(await readFile(join(dataFolder, memory), 'utf8'));
    const time = new Date(String(at));
    return Number.isNaN(time.getTime()) ? undefined : { at: time, file: String(file) };
  } catch {
    return undefined;
  }
}

const memory = 'last-backup.json';

async function rememberBackup(dataFolder: string, file: string): Promise<void> {
  const path = join(dataFolder, memory);
  makePrivateFolder(dataFolder);
  const text = `${JSON.stringify({ at: new Date(), file })}\n`;
  await writeFile(`${path}.part`, text, { mode: privateMode.file });
  await rename(`${path}.part`, path);
}

function check(file: string): void {
  using copy = new DatabaseSync(file, { readOnly: true });
  if (copy.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok') return;
  throw new ToldError('The copy was damaged while it was written. Check the disk, try again.');
}

async function sync(path: string, flags: 'r' | 'r+' = 'r+'): Promise<void> {
  await using handle = await open(path, flags);
  await handle.sync();
}

function alreadyThere(file: string): ToldError {
  return new ToldError(
    `${file} is there already and is not overwritten. Name another file, with the date in it.`,
  );
}
