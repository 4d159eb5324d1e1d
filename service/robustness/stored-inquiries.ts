import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, sql } from '../database/database.ts';
import { openDatabase } from '../node/database/open.ts';
import { createTestFolder } from '../testing/test-service.ts';
import type { Outcome, Post } from './sender.ts';

/**
 * What a service that has ended left in `dataFolder`, as a copy of the files tells.
 *
 * @throws Error when the database is damaged.
 */
export async function readStoredInquiries(dataFolder: string): Promise<StoredInquiry[]> {
  const copy = createTestFolder();
  for (const name of ['leads.db', 'leads.db-wal']) {
    const file = join(dataFolder, name);
    if (existsSync(file)) copyFileSync(file, join(copy, name));
  }
  const database = await openDatabase({ DATA_DIR: copy });
  try {
    const check = await database.read(sql`PRAGMA integrity_check`);
    const verdict = check.map((row) => row.integrity_check).join('; ');
    if (verdict !== 'ok') throw new Error(`The database is damaged: ${verdict}`);
    return await listStored(database);
  } finally {
    database.close();
  }
}

/** All that is stored, with how many mails each inquiry has. */
export async function listStored(database: Pick<Database, 'read'>): Promise<StoredInquiry[]> {
  const rows = await database.read(
    sql`select id, message, (select count(*) from mails where enquiry_id = enquiries.id) as mails
      from enquiries`,
  );
  return rows.map(({ id, message, mails }) => ({
    id: String(id),
    submission: String(message),
    mails: Number(mails),
  }));
}

/** An inquiry as it is found in the database. */
interface StoredInquiry {
  id: string;
  /** Senders write it into the message, as the database keeps only a digest of it. */
  submission: string;
  mails: number;
}

/** What senders were told, to be held against what is stored. */
export class Acknowledgements {
  /** Ids by submission. */
  readonly #ids = new Map<string, string>();

  get count(): number {
    return this.#ids.size;
  }

  note({ submission }: Post, { status, body }: Outcome): void {
    if (status === 201) this.#ids.set(submission, (JSON.parse(body) as { id: string }).id);
  }

  /** Every promise that `stored` breaks, one line each. */
  findBroken(stored: readonly StoredInquiry[]): string[] {
    const broken: string[] = [];
    const found = new Map<string, StoredInquiry>();
    for (const inquiry of stored) {
      const { submission, mails } = inquiry;
      if (found.has(submission)) broken.push(`${submission} is stored twice`);
      if (mails !== 1) broken.push(`${submission} has ${mails} mails`);
      found.set(submission, inquiry);
    }
    for (const [submission, id] of this.#ids) {
      const inquiry = found.get(submission);
      if (!inquiry) broken.push(`${submission} was acknowledged and is not stored`);
      else if (inquiry.id !== id) broken.push(`${submission} is stored under another id`);
    }
    return broken;
  }
}
