import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, sql } from '../database/database.ts';
import { openDatabase } from '../node/database/open.ts';
import { createTestFolder } from '../testing/test-service.ts';
import type { Outcome, Post } from './sender.ts';

/** What senders were told, to be held against what is stored. */
export class Acknowledgements {
  /** Ids by submission. */
  readonly #ids = new Map<string, string>();

  get count(): number {
    return this.#ids.size;
  }

  readonly note = ({ submission }: Post, { status, body }: Outcome): void => {
    if (status === 201) this.#ids.set(submission, (JSON.parse(body) as { id: string }).id);
  };

  /**
   * Every promise that `database` breaks, a line each: what was acknowledged is stored once, under
   * the id that was told and with one mail, and nothing else is.
   */
  async findBroken(database: Pick<Database, 'read'>): Promise<string[]> {
    // Senders write the submission into the message, as the database keeps only a digest of it.
    const stored = await database.read(
      sql`select id, message, (select count(*) from mails where enquiry_id = enquiries.id) as mails
        from enquiries`,
    );
    const missing = new Map(this.#ids);
    const wrong = stored.filter(({ id, message, mails }) => {
      const told = missing.get(String(message));
      missing.delete(String(message));
      return told !== id || mails !== 1;
    });
    return [
      ...wrong.map(
        ({ id, message, mails }) => `${message} is stored as ${id}, with ${mails} mails`,
      ),
      ...[...missing.keys()].map((submission) => `${submission} is not stored`),
    ];
  }

  /**
   * The same of what a service that has ended left in `dataFolder`, as a copy of the files tells; a
   * damaged database is a line, too.
   */
  async findBrokenIn(dataFolder: string): Promise<string[]> {
    const copy = createTestFolder();
    for (const name of ['leads.db', 'leads.db-wal']) {
      const file = join(dataFolder, name);
      if (existsSync(file)) copyFileSync(file, join(copy, name));
    }
    const database = await openDatabase({ DATA_DIR: copy });
    try {
      const verdicts = await database.read(sql`PRAGMA integrity_check`);
      const damage = verdicts
        .map((row) => String(row.integrity_check))
        .filter((each) => each !== 'ok');
      return [...damage, ...(await this.findBroken(database))];
    } finally {
      database.close();
    }
  }
}
