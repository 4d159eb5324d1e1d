import type { InStatement } from '@libsql/client';
import { sql } from 'drizzle-orm';
import type { EnquiryField } from '../../contract/enquiry-form.ts';
import { type Database, whenFree } from './database.ts';
import { insertMail } from './enquiries.ts';
import type { EnquiryRecord } from './enquiry-records.ts';
import { enquiries, mails } from './schema.ts';
import { toStatement } from './statement.ts';

/** Puts right what a visitor mistyped. */
export async function correctEnquiry(
  database: Database,
  id: string,
  values: Partial<Record<EnquiryField, string>>,
): Promise<void> {
  const changes = Object.entries(values).map(([field, value]) =>
    toStatement(sql`update ${enquiries} set ${sql.identifier(field)} = ${value} where id = ${id}`),
  );
  await write(database, changes);
}

/** Takes a suspected enquiry among the kept ones and has it mailed. */
export async function releaseEnquiry(
  database: Database,
  id: string,
  domain: string,
): Promise<void> {
  await write(database, [
    toStatement(sql`update ${enquiries} set state = 'kept', reason = '' where id = ${id}`),
    insertMail(id, 'enquiry', domain, Date.now()),
  ]);
}

/** Has an enquiry mailed again: the mail that did not leave, or a new one if it did. */
export async function resendEnquiry(
  database: Database,
  enquiry: EnquiryRecord,
  domain: string,
): Promise<void> {
  const now = Date.now();
  const isUnsent = enquiry.mail === 'waiting' || enquiry.mail === 'parked';
  const again = sql`update ${mails} set state = 'waiting', failures = 0, next_try_at = ${now}
    where enquiry_id = ${enquiry.id} and kind = 'enquiry' and state in ('waiting', 'parked')`;
  await write(database, [
    // A mail program drops a second mail with the same Message-ID, so this one gets its own.
    isUnsent ? toStatement(again) : insertMail(enquiry.id, 'enquiry', domain, now),
  ]);
}

/**
 * Erases enquiries with their mails, also from the free pages and the log of the database.
 *
 * @returns the ids of the mails, after which their files are named.
 */
export async function eraseEnquiries(database: Database, ids: string[]): Promise<string[]> {
  const erased: string[] = [];
  for (const id of ids) {
    const [found] = await write(database, [
      toStatement(sql`select id from ${mails} where enquiry_id = ${id}`),
      toStatement(sql`delete from ${enquiries} where id = ${id}`),
    ]);
    erased.push(...(found?.rows.map((row) => String(row.id)) ?? []));
  }
  if (database.client.protocol === 'file') {
    await whenFree(async () => {
      const { rows } = await database.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
      if (rows[0]?.busy) throw Object.assign(new Error('log in use'), { code: 'SQLITE_BUSY' });
    });
  }
  return erased;
}

/** Writes a consistent copy of the database to a file that does not exist yet. */
export async function backUp(database: Database, path: string): Promise<void> {
  await whenFree(() => database.client.execute({ sql: 'VACUUM INTO ?', args: [path] }));
}

function write(database: Database, statements: InStatement[]) {
  return whenFree(() => database.write(statements));
}
