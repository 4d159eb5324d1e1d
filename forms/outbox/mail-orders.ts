import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { listValues, type Statement, sql } from '../database/sql.ts';
import type { EnquiryState, MailKind } from '../database/tables.ts';

/**
 * Orders a mail to be sent as soon as possible, if its enquiry is in this state: one that was
 * not stored, as it came before, causes no second mail, and one kept apart causes none.
 */
export function insertMail(
  enquiryId: string,
  state: EnquiryState,
  kind: MailKind,
  domain: string,
  now: number,
): Statement {
  const id = randomUUID();
  const messageId = `<${id}@${domain}>`;
  return sql`insert into mails (id, enquiry_id, kind, message_id, state, next_try_at, created_at)
    select ${id}, ${enquiryId}, ${kind}, ${messageId}, 'waiting', ${now}, ${now}
    where exists (select 1 from enquiries where id = ${enquiryId} and state = ${state})`;
}

/** Orders unsent mails to the owner to be tried again: those for which `which` holds. */
export function tryAgain(which: Statement): Statement {
  return sql`update mails set state = 'waiting', failures = 0, next_try_at = ${Date.now()}
    where kind = 'enquiry' and ${which}`;
}

/** The ids of all mails that these enquiries caused; with the enquiries their rows go by themselves. */
export async function findMailsOf(
  database: Database,
  enquiryIds: readonly string[],
): Promise<string[]> {
  const rows = await database.read(
    sql`select id from mails where enquiry_id in (${listValues(enquiryIds)})`,
  );
  return rows.map(({ id }) => String(id));
}
