import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { DeleteMailFiles } from '../inquiry/store/erase-inquiries.ts';
import { type Deliver, DeliveryError } from '../outbox/deliver.ts';
import { makePrivateFolder, privateMode } from './private-files.ts';

/** Writes each mail to `folder` as an `.eml` file, which mail programs open. */
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

/** Writes a mail to a file that only the user of the service can read; on disk once this resolves. */
export async function writeMailFile(folder: string, id: string, message: Buffer): Promise<void> {
  makePrivateFolder(folder);
  const path = join(folder, `${id}.eml`);
  // Renamed when complete, so that a program that watches the folder sees whole mails only.
  const unfinished = `${path}.part`;
  await writeFile(unfinished, message, { mode: privateMode.file, flush: true });
  await rename(unfinished, path);
}

/** Deletes the files that `writeMailFile` wrote to `folder`, those of interrupted writes included. */
export function createMailFileDeletion(folder: string): DeleteMailFiles {
  return async (mailIds) => {
    for (const name of mailIds.flatMap((id) => [`${id}.eml`, `${id}.eml.part`])) {
      await rm(join(folder, name), { force: true });
    }
  };
}
