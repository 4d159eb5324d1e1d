import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailFiles } from '../enquiry/store/erase-enquiries.ts';

/** The mails that were written to files in `folder`, as there is no mail server. */
export function createMailFiles(folder: string): MailFiles {
  return {
    async remove(mailIds) {
      for (const id of mailIds) {
        // A mail whose writing was broken off left its beginning behind.
        for (const name of [`${id}.eml`, `${id}.eml.part`]) {
          await rm(join(folder, name), { force: true });
        }
      }
    },
  };
}
