import { toMailAddress } from '#contract/email-address.ts';
import { type InquiryField, inquiryFields } from '#contract/inquiry-form.ts';
import { toReference } from '#contract/reference.ts';
import { cleanEmail } from '#contract/visible-text.ts';
import {
  type Database,
  listColumns,
  type Row,
  type Statement,
  sql,
} from '../../database/database.ts';
import { type InquiryRow, type MailState, mailKinds } from '../../database/tables.ts';
import { enqueueMail, requeueMails } from '../../outbox/mail-store.ts';
import { toTextKey } from './repeated-text.ts';

const columns = listColumns([...inquiryFields, 'state', 'reason']);

// Only emails to the owner count, not the visitor's receipt.
const latestMailState = sql`coalesce((
  select mails.state from mails
  where mails.inquiry_id = inquiries.id and mails.kind = ${mailKinds.inquiry}
  order by mails.created_at desc, mails.rowid desc limit 1), 'none')`;

/**
 * An inquiry as the `leads` commands show it, with the state of the latest email to the owner about the
 * inquiry.
 */
export interface InquiryRecord extends Omit<InquiryRow, 'receivedAt'> {
  /** ISO 8601 time. */
  receivedAt: string;
  mail: MailState | 'none';
}

export function listInquiries(database: Database): Promise<InquiryRecord[]> {
  return selectRecords(database);
}

export function findInquiryById(database: Database, id: string): Promise<InquiryRecord[]> {
  return selectRecords(database, sql`where id = ${id}`);
}

/**
 * Finds the inquiries with this reference, newest first. Usually there is only one. There can be several if a
 * visitor changed the values and sent the form again, or if two ids have the same reference by chance.
 */
export async function findInquiriesByReference(
  database: Database,
  reference: string,
): Promise<InquiryRecord[]> {
  return (await selectRecords(database)).filter(({ id }) => toReference(id) === reference);
}

/**
 * Finds the inquiries from exactly this email address, newest first. Invisible characters and the spelling of
 * the domain (its case, and international letters or Punycode) are ignored. The case of the part before the @ is significant according to RFC 5321. Because hardly
 * any email provider distinguishes case there, addresses that differ only in that case are returned as
 * `similar`.
 */
export async function findInquiriesByEmail(
  database: Database,
  email: string,
): Promise<{ found: InquiryRecord[]; similar: string[] }> {
  const wanted = toMailbox(email);
  const found: InquiryRecord[] = [];
  const similar = new Set<string>();
  for (const record of await selectRecords(database)) {
    const mailbox = toMailbox(record.email);
    if (mailbox === wanted) found.push(record);
    else if (mailbox.toLowerCase() === wanted.toLowerCase()) similar.add(cleanEmail(record.email));
  }
  return { found, similar: [...similar] };
}

function toMailbox(email: string): string {
  const text = toMailAddress(email) ?? cleanEmail(email);
  const domainStart = text.lastIndexOf('@') + 1;
  return text.slice(0, domainStart) + text.slice(domainStart).toLowerCase();
}

async function selectRecords(database: Database, condition = sql``): Promise<InquiryRecord[]> {
  const rows = await database.read(
    sql`select id, received_at, ${columns}, ${latestMailState} as mail from inquiries ${condition}
      order by received_at desc, sequence desc`,
  );
  return rows.map(toRecord);
}

// The order of the object's keys determines the order of fields in JSON exports.
function toRecord({ id, received_at, ...rest }: Row): InquiryRecord {
  const receivedAt = new Date(Number(received_at)).toISOString();
  return { id, receivedAt, ...rest } as InquiryRecord;
}

export async function correctInquiry(
  database: Database,
  id: string,
  values: Partial<Record<InquiryField, string>>,
): Promise<void> {
  const update = (column: string, value: string | null): Statement =>
    sql`update inquiries set ${listColumns([column])} = ${value} where id = ${id}`;
  const updates: Statement[] = [];
  for (const field of inquiryFields) {
    const value = values[field];
    if (value !== undefined) updates.push(update(field, value));
  }
  if (values.message !== undefined) {
    updates.push(update('text_key', toTextKey(values.message) ?? null));
  }
  await database.write(updates);
}

/**
 * Releases a suspected inquiry: marks the inquiry as kept and enqueues the email about it. Two concurrent
 * releases enqueue only one email.
 *
 * @returns false if the inquiry is not marked as suspected spam.
 */
export async function releaseInquiry(
  database: Database,
  id: string,
  messageIdDomain: string,
): Promise<boolean> {
  const [, updated] = await database.write([
    enqueueMail({
      inquiryId: id,
      kind: mailKinds.inquiry,
      condition: sql`state = 'suspected'`,
      messageIdDomain,
    }),
    sql`update inquiries set state = 'kept', reason = '' where id = ${id} and state = 'suspected'`,
  ]);
  return updated?.rowsAffected === 1;
}

/** Enqueues the email about an inquiry again. If the email was already sent, enqueues a new email. */
export async function resendInquiry(
  database: Database,
  inquiry: InquiryRecord,
  messageIdDomain: string,
): Promise<void> {
  if (inquiry.mail === 'waiting' || inquiry.mail === 'parked') {
    await database.write([
      requeueMails(sql`inquiry_id = ${inquiry.id} and state in ('waiting', 'parked')`),
    ]);
    return;
  }
  // Mail programs discard a second email with the same Message-ID, so a new email is needed.
  await database.write([
    enqueueMail({
      inquiryId: inquiry.id,
      kind: mailKinds.inquiry,
      condition: sql`state = 'kept'`,
      messageIdDomain,
    }),
  ]);
}

/**
 * Enqueues every parked email to the owner again. Receipts stay parked, because most parked receipts have a
 * mistyped address.
 *
 * @returns the number of emails that were enqueued again.
 */
export async function resendParked(database: Database): Promise<number> {
  const [requeued] = await database.write([requeueMails(sql`state = 'parked'`)]);
  return requeued?.rowsAffected ?? 0;
}
