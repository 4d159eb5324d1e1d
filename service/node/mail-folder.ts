import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { MailFiles } from '../inquiry/store/erase-inquiries.ts';
import { type Deliver, DeliveryError } from '../outbox/deliver.ts';
import { makePrivateFolder, privateMode } from './private-files.ts';

/** Writes each mail to `folder` as an `.eml` file that any mail program opens. */
export function deliverToFolder(folder: string): Deliver {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (id, mail) => {
    try {
      const { message } = await composer.sendMail(mail);
      await writeMail(folder, id, message as Buffer);
      return { refusals: 0 };
    } catch (error) {
      throw new DeliveryError('server', String((error as NodeJS.ErrnoException).code), error);
    }
  };
}

/** Writes a mail as a file, on disk when this resolves, that only the user of the service reads. */
export async function writeMail(folder: string, id: string, message: Buffer): Promise<void> {
  makePrivateFolder(folder);
  const path = join(folder, `${id}.eml`);
  const unfinished = `${path}.part`;
  await writeFile(unfinished, message, { mode: privateMode.file, flush: true });
  // A program that watches the folder sees whole mails only.
  await rename(unfinished, path);
}

/** The mails that were written to files in `folder`, as there is no mail server. */
export const createMailFiles = (folder: string): MailFiles => ({
  async remove(mailIds) {
    // A mail whose writing was broken off left its beginning behind.
    for (const name of mailIds.flatMap((id) => [`${id}.eml`, `${id}.eml.part`])) {
      await rm(join(folder, name), { force: true });
    }
  },
});
