import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, sql } from '../database/database.ts';
import { openDatabase } from '../node/database/open.ts';
import { createTestFolder, goodFields } from '../testing/test-service.ts';

/** One inquiry that is sent, and sent again, under the same submission number. */
export interface Post {
  submission: string;
  body: URLSearchParams;
}

/** An inquiry that no other one equals. */
export function createPost(): Post {
  const submission = randomUUID();
  return {
    submission,
    body: new URLSearchParams({ ...goodFields, message: submission, submission }),
  };
}

/** What became of one try. */
export interface Outcome {
  /** Absent when no whole answer came. */
  status?: number;
  body: string;
  retryAfter?: string | null;
  /** Whether no further request may follow on its connection. */
  isLast: boolean;
  /** Whether nobody took the connection, so that nothing was sent. */
  isRefused: boolean;
  milliseconds: number;
}

/** Asks the service at `address`; no answer is an outcome, too. */
export async function ask(address: string, path: string, init?: RequestInit): Promise<Outcome> {
  const begun = performance.now();
  const end = (outcome: Partial<Outcome>): Outcome => {
    const milliseconds = performance.now() - begun;
    return { body: '', isLast: true, isRefused: false, ...outcome, milliseconds };
  };
  try {
    const response = await fetch(address + path, init);
    const { status, headers } = response;
    const isLast = headers.get('Connection') === 'close';
    return end({
      status,
      body: await response.text(),
      retryAfter: headers.get('Retry-After'),
      isLast,
    });
  } catch (error) {
    const { code } = (error as Error).cause as { code?: string };
    return end({ isRefused: code === 'ECONNREFUSED' });
  }
}

/** What those who posted were told, to be held against what is stored. */
export class Acknowledgements {
  /** Ids by submission. */
  readonly #ids = new Map<string, string>();

  get count(): number {
    return this.#ids.size;
  }

  /** Posts and notes what is told; `accept` names a page to be answered as a browser is. */
  async post(address: string, { submission, body }: Post, accept = '*/*'): Promise<Outcome> {
    const outcome = await ask(address, '/api/contact', {
      method: 'POST',
      body,
      headers: { Accept: accept },
    });
    if (outcome.status === 201) {
      this.#ids.set(submission, (JSON.parse(outcome.body) as { id: string }).id);
    }
    return outcome;
  }

  /**
   * Every promise that `database` breaks, a line each: what was acknowledged is stored once, under
   * the id that was told and with one mail, and nothing else is.
   */
  async findBroken(database: Pick<Database, 'read'>): Promise<string[]> {
    // Who posts writes the submission into the message, as the database keeps only a digest of it.
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
