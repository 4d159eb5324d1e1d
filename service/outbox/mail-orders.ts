import { randomUUID } from 'node:crypto';
import { type Database, listValues, type Statement, sql } from '../database/database.ts';
import type { MailKind } from '../database/tables.ts';

/**
 * Orders a mail to be sent as soon as possible, if `which` holds for its inquiry: one that was not
 * stored, as it came before, causes no second mail, and one held back causes none.
 */
export function insertMail(
  inquiryId: string,
  which: Statement,
  kind: MailKind,
  domain: string,
): Statement {
  const condition = sql`exists (select 1 from enquiries where id = ${inquiryId} and ${which})`;
  return insert(randomUUID(), inquiryId, kind, domain, condition);
}

/**
 * Orders one mail to the owner that names every inquiry which looks automated and which no mail
 * named before, unless there is none or the last such mail is less than a day old.
 *
 * @returns whether one was ordered.
 */
export async function orderHeldBackMail(
  database: Pick<Database, 'write'>,
  domain: string,
): Promise<boolean> {
  const id = randomUUID();
  const isUntold = sql`reason <> '' and named_in is null
    and not exists (select 1 from mails where enquiry_id = enquiries.id)`;
  const condition = sql`exists (select 1 from enquiries where ${isUntold})
    and not exists (select 1 from mails where kind = 'held-back' and created_at > ${Date.now() - aDay})`;
  const [ordered] = await database.write([
    insert(id, null, 'held-back', domain, condition),
    sql`update enquiries set named_in = ${id}
      where ${isUntold} and exists (select 1 from mails where id = ${id})`,
  ]);
  return ordered?.rowsAffected === 1;
}

// An hour less, as the hosts look at times that come a little early.
const aDay = 23 * 3_600_000;

function insert(
  id: string,
  inquiryId: string | null,
  kind: MailKind,
  domain: string,
  condition: Statement,
): Statement {
  const now = Date.now();
  return sql`insert into mails (id, enquiry_id, kind, message_id, state, next_try_at, created_at)
    select ${id}, ${inquiryId}, ${kind}, ${`<${id}@${domain}>`}, 'waiting', ${now}, ${now}
    where ${condition}`;
}

/** Orders unsent mails to the owner to be tried again: those for which `which` holds. */
export function tryAgain(which: Statement): Statement {
  return sql`update mails set state = 'waiting', failures = 0, next_try_at = ${Date.now()}
    where kind <> 'acknowledgement' and ${which}`;
}

/**
 * The ids of all mails in which these inquiries can be read. With the inquiries their own go by
 * themselves; see `deleteEmptyMails` for the others.
 */
export async function findMailsOf(
  database: Database,
  inquiryIds: readonly string[],
): Promise<string[]> {
  const ids = listValues(inquiryIds);
  const rows = await database.read(
    sql`select id from mails where enquiry_id in (${ids})
      union select named_in from enquiries where id in (${ids}) and named_in is not null`,
  );
  return rows.map(({ id }) => String(id));
}

export function deleteEmptyMails(): Statement {
  return sql`delete from mails where enquiry_id is null
    and not exists (select 1 from enquiries where named_in = mails.id)`;
}
