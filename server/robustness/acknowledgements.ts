import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, sql } from '../database/database.ts';
import { openDatabase } from '../node/database/open.ts';
import { createTestFolder, goodFields } from '../testing/test-service.ts';

/** A form post that a test can repeat, with the same submission number, until the service acknowledges it. */
export interface Post {
  submission: string;
  body: URLSearchParams;
}

/** Creates a post with a unique submission number and message. */
export function createPost(): Post {
  const submission = randomUUID();
  return {
    submission,
    body: new URLSearchParams({ ...goodFields, message: submission, submission }),
  };
}

/** The result of one request. */
export interface Outcome {
  /** HTTP status. Absent if there was no complete response. */
  status?: number;
  body: string;
  retryAfter?: string | null;
  /** Whether the response had `Connection: close`, or there was no response. */
  isLast: boolean;
  /** Whether the connection was refused, so that no request was sent. */
  isRefused: boolean;
  milliseconds: number;
}

/** Sends a request. If the connection fails, the function returns an outcome instead of throwing an error. */
export async function sendRequest(
  address: string,
  path: string,
  init?: RequestInit,
): Promise<Outcome> {
  const startedAt = performance.now();
  const end = (outcome: Partial<Outcome>): Outcome => {
    const milliseconds = performance.now() - startedAt;
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

/** Records the inquiries that the service acknowledged, and compares them with the stored inquiries. */
export class Acknowledgements {
  /** Inquiry ids by submission number. */
  readonly #ids = new Map<string, string>();

  get count(): number {
    return this.#ids.size;
  }

  /** Sends a post. Records the inquiry id if the response status is 201. `accept` is the `Accept` header. */
  async post(
    address: string,
    { submission, body }: Post,
    accept = '*/*',
    headers: Record<string, string> = {},
  ): Promise<Outcome> {
    const outcome = await sendRequest(address, '/api/contact', {
      method: 'POST',
      body,
      headers: { Accept: accept, ...headers },
    });
    if (outcome.status === 201) {
      this.#ids.set(submission, (JSON.parse(outcome.body) as { id: string }).id);
    }
    return outcome;
  }

  /**
   * Checks the stored inquiries: every acknowledged inquiry must be stored once, with the acknowledged id and
   * one email, and no other inquiry may be stored. Returns one line per violation.
   */
  async findBroken(database: Pick<Database, 'read'>): Promise<string[]> {
    // The message contains the submission number, because the database stores only a digest of the number.
    const stored = await database.read(
      sql`select id, message, (select count(*) from mails where inquiry_id = inquiries.id) as mails
        from inquiries`,
    );
    const missing = new Map(this.#ids);
    const wrong = stored.filter(({ id, message, mails }) => {
      const acknowledgedId = missing.get(String(message));
      missing.delete(String(message));
      return acknowledgedId !== id || mails !== 1;
    });
    return [
      ...wrong.map(
        ({ id, message, mails }) => `${message} is stored as ${id}, with ${mails} emails`,
      ),
      ...[...missing.keys()].map((submission) => `${submission} is not stored`),
    ];
  }

  /**
   * Like `findBroken`, for a copy of the database that a stopped service left in `dataFolder`. A damaged
   * database is a violation too.
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
