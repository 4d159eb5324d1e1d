import { type InquiryField, inquiryFields } from '#contract/inquiry-form.ts';
import { toReference } from '#contract/reference.ts';
import { type Database, listColumns, type Row, sql } from '../../database/database.ts';
import type { InquiryRow, MailState } from '../../database/tables.ts';
import { insertMail, tryAgain } from '../../outbox/mail-orders.ts';
import { toTextKey } from './repeated-text.ts';

/** An inquiry as its owner sees it: when it came in ISO 8601, and what became of the mail on it. */
export interface InquiryRecord extends Omit<InquiryRow, 'receivedAt'> {
  receivedAt: string;
  mail: MailState | 'none';
}

export function listInquiries(database: Database): Promise<InquiryRecord[]> {
  return select(database);
}

export function findInquiryById(database: Database, id: string): Promise<InquiryRecord[]> {
  return select(database, sql`where id = ${id}`);
}

/**
 * The inquiries with this reference, newest first: one, but where a visitor changed what had been
 * sent and sent it again, or by a chance of `toReference`.
 */
export async function findInquiriesByReference(
  database: Database,
  reference: string,
): Promise<InquiryRecord[]> {
  return (await select(database)).filter(({ id }) => toReference(id) === reference);
}

/**
 * The inquiries of exactly this address, newest first. Blanks around it do not count, and neither
 * does the case of the domain. That of the part before the @ does, as the standard has it; hardly
 * any provider does, so addresses that differ in nothing else come back as `similar`.
 */
export async function findInquiriesByEmail(
  database: Database,
  email: string,
): Promise<{ found: InquiryRecord[]; similar: string[] }> {
  const wanted = toMailbox(email);
  const folded = wanted.toLowerCase();
  const theirs = (await select(database)).filter(
    (record) => toMailbox(record.email).toLowerCase() === folded,
  );
  const isFound = (record: InquiryRecord) => toMailbox(record.email) === wanted;
  const others = theirs.filter((record) => !isFound(record)).map((record) => record.email.trim());
  return { found: theirs.filter(isFound), similar: [...new Set(others)] };
}

function toMailbox(email: string): string {
  const text = email.trim();
  const at = text.lastIndexOf('@') + 1;
  return text.slice(0, at) + text.slice(at).toLowerCase();
}

async function select(database: Database, condition = sql``): Promise<InquiryRecord[]> {
  const rows = await database.read(
    sql`select id, received_at, ${columns}, ${latestMail} as mail from enquiries ${condition}
      order by received_at desc, sequence desc`,
  );
  return rows.map(toRecord);
}

const columns = listColumns([...inquiryFields, 'state', 'reason']);

// The visitor's copy is not counted: this is about whether the owner was told.
const latestMail = sql`coalesce((
  select mails.state from mails
  where mails.enquiry_id = enquiries.id and mails.kind = 'enquiry'
  order by mails.created_at desc, mails.rowid desc limit 1), 'none')`;

// Its entries are in the order in which an owner reads them.
function toRecord({ id, received_at, ...rest }: Row): InquiryRecord {
  const receivedAt = new Date(Number(received_at)).toISOString();
  return { id, receivedAt, ...rest } as InquiryRecord;
}

export async function correctInquiry(
  database: Database,
  id: string,
  values: Partial<Record<InquiryField, string>>,
): Promise<void> {
  const change = (column: string, value: string | null) =>
    sql`update enquiries set ${listColumns([column])} = ${value} where id = ${id}`;
  const changes = inquiryFields.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [change(field, value)];
  });
  if (values.message !== undefined) {
    changes.push(change('text_key', toTextKey(values.message) ?? null));
  }
  await database.write(changes);
}

/**
 * Takes a suspected inquiry among the kept ones and has it mailed, once, though it be released
 * twice at the same time.
 *
 * @returns false when it was not suspected any more.
 */
export async function releaseInquiry(
  database: Database,
  id: string,
  domain: string,
): Promise<boolean> {
  const results = await database.write([
    insertMail(id, sql`state = 'suspected'`, 'enquiry', domain),
    sql`update enquiries set state = 'kept', reason = '' where id = ${id} and state = 'suspected'`,
  ]);
  return results.at(-1)?.rowsAffected === 1;
}

/** Has an inquiry mailed again: the mail that did not leave, or a new one if it did. */
export async function resendInquiry(
  database: Database,
  inquiry: InquiryRecord,
  domain: string,
): Promise<void> {
  const isUnsent = inquiry.mail === 'waiting' || inquiry.mail === 'parked';
  const unsent = sql`enquiry_id = ${inquiry.id} and state in ('waiting', 'parked')`;
  await database.write([
    // A mail program drops a second mail with the same Message-ID, so this one gets its own.
    isUnsent ? tryAgain(unsent) : insertMail(inquiry.id, sql`state = 'kept'`, 'enquiry', domain),
  ]);
}

/**
 * Has every parked mail to the owner tried again. A visitor's copy stays, as most of those went to
 * a mistyped address.
 *
 * @returns how many there were.
 */
export async function resendParked(database: Database): Promise<number> {
  const results = await database.write([tryAgain(sql`state = 'parked'`)]);
  return results.at(-1)?.rowsAffected ?? 0;
}
