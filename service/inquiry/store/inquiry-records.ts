import { type InquiryField, inquiryFields } from '../../../contract/inquiry-form.ts';
import { toReference } from '../../../contract/reference.ts';
import type { Database, Row } from '../../database/database.ts';
import { listColumns, type Statement, sql } from '../../database/sql.ts';
import type { InquiryState, MailState } from '../../database/tables.ts';

/** An inquiry as its owner sees it. */
export interface InquiryRecord extends Record<InquiryField, string> {
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  state: InquiryState;
  /** Why it looks automated, else empty. */
  reason: string;
  /** What became of the mail that tells of it. */
  mail: MailState | 'none';
}

/** Every inquiry, newest first. */
export function listInquiries(database: Database): Promise<InquiryRecord[]> {
  return select(database);
}

/** The inquiry with exactly this id. */
export async function findInquiry(
  database: Database,
  id: string,
): Promise<InquiryRecord | undefined> {
  return (await select(database, sql`where id = ${id}`))[0];
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

async function select(database: Database, condition = everything): Promise<InquiryRecord[]> {
  const rows = await database.read(
    sql`select id, received_at, ${columns}, ${latestMail} as mail from enquiries ${condition}
      order by received_at desc, sequence desc`,
  );
  return rows.map(toRecord);
}

const everything: Statement = sql``;

const columns = listColumns([...inquiryFields, 'state', 'reason']);

// The visitor's copy is not counted: this is about whether the owner was told.
const latestMail = sql`coalesce((
  select mails.state from mails
  where mails.enquiry_id = enquiries.id and mails.kind = 'enquiry'
  order by mails.created_at desc, mails.rowid desc limit 1), 'none')`;

// Its entries stand in the order in which an owner reads them.
function toRecord({ id, received_at, ...rest }: Row): InquiryRecord {
  const receivedAt = new Date(Number(received_at)).toISOString();
  return { id, receivedAt, ...rest } as InquiryRecord;
}
