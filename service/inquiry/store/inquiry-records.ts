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
import { enqueueMail, requeueMails } from '../../outbox/enqueue.ts';
import { toTextKey } from './repeated-text.ts';

/** An inquiry as the owner sees it, with the state of the latest mail about it. */
export interface InquiryRecord extends Omit<InquiryRow, 'receivedAt'> {
  /** ISO 8601. */
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
 * The inquiries with this reference, newest first. There is one, unless a visitor changed the
 * values and sent the form again, or two ids share a reference by chance.
 */
export async function findInquiriesByReference(
  database: Database,
  reference: string,
): Promise<InquiryRecord[]> {
  return (await selectRecords(database)).filter(({ id }) => toReference(id) === reference);
}

/**
 * The inquiries from exactly this address, newest first. Invisible characters and the case of the
 * domain are ignored. The case of the part before the @ counts, as the standard requires; as hardly
 * any provider distinguishes it, addresses that differ only there are returned as `similar`.
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
  const text = cleanEmail(email);
  const domainStart = text.lastIndexOf('@') + 1;
  return text.slice(0, domainStart) + text.slice(domainStart).toLowerCase();
}

async function selectRecords(database: Database, condition = sql``): Promise<InquiryRecord[]> {
  const rows = await database.read(
    sql`select id, received_at, ${columns}, ${latestMailState} as mail from enquiries ${condition}
      order by received_at desc, sequence desc`,
  );
  return rows.map(toRecord);
}

const columns = listColumns([...inquiryFields, 'state', 'reason']);

// Only mails to the owner count, not the visitor's receipt.
const latestMailState = sql`coalesce((
  select mails.state from mails
  where mails.enquiry_id = enquiries.id and mails.kind = ${mailKinds.inquiry}
  order by mails.created_at desc, mails.rowid desc limit 1), 'none')`;

// The order of the keys is the order in which exports list them.
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
    sql`update enquiries set ${listColumns([column])} = ${value} where id = ${id}`;
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
 * Releases a suspected inquiry: it is kept, and a mail about it is enqueued. Two releases at the same
 * time enqueue one mail.
 *
 * @returns false if the inquiry is not suspected.
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
    sql`update enquiries set state = 'kept', reason = '' where id = ${id} and state = 'suspected'`,
  ]);
  return updated?.rowsAffected === 1;
}

/** Sends the mail about an inquiry again: the same mail if it was not sent yet, else a new one. */
export async function resendInquiry(
  database: Database,
  inquiry: InquiryRecord,
  messageIdDomain: string,
): Promise<void> {
  if (inquiry.mail === 'waiting' || inquiry.mail === 'parked') {
    await database.write([
      requeueMails(sql`enquiry_id = ${inquiry.id} and state in ('waiting', 'parked')`),
    ]);
    return;
  }
  // A mail program drops a second mail with the same Message-ID, so a new mail is needed.
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
 * Enqueues every parked mail to the owner again. Receipts stay parked, because most of those went
 * to a mistyped address.
 *
 * @returns how many mails were parked.
 */
export async function resendParked(database: Database): Promise<number> {
  const [requeued] = await database.write([requeueMails(sql`state = 'parked'`)]);
  return requeued?.rowsAffected ?? 0;
}
