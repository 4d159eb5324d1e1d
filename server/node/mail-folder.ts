import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { DeleteMailFiles } from '../inquiry/store/erase-inquiries.ts';
import { type Deliver, DeliveryError } from '../outbox/deliver.ts';
import { makePrivateFolder, privateMode } from './private-files/private-files.ts';

/** Delivers each email by writing it to `folder` as an `.eml` file, which mail programs can open. */
export function deliverToFolder(folder: string): Deliver {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, mail }) => {
    try {
      const { message } = await composer.sendMail(mail);
      await writeMailFile(folder, id, message as Buffer);
      return { refusals: 0 };
    } catch (error) {
      throw new DeliveryError('server', String((error as NodeJS.ErrnoException).code), error);
    }
  };
}

/**
 * Writes an email to a file that only the user of the service can read. Once the promise resolves, the file
 * is on disk.
 */
export async function writeMailFile(folder: string, id: string, message: Buffer): Promise<void> {
  makePrivateFolder(folder);
  const path = join(folder, `${id}.eml`);
  // The file gets its final name when it is complete, so that programs that watch the folder see only
  // complete emails.
  const unfinished = `${path}.part`;
  await writeFile(unfinished, message, { mode: privateMode.file, flush: true });
  await rename(unfinished, path);
}

/** Returns a function that deletes files that `writeMailFile` wrote to `folder`, including partial files. */
export function createMailFileDeletion(folder: string): DeleteMailFiles {
  return async (mailIds) => {
    for (const name of mailIds.flatMap((id) => [`${id}.eml`, `${id}.eml.part`])) {
      await rm(join(folder, name), { force: true });
    }
  };
}
