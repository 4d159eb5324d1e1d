import { type EnquiryField, enquiryFields } from '../../../contract/enquiry-form.ts';
import { toReference } from '../../../contract/reference.ts';
import type { Database, Row } from '../../database/database.ts';
import { listColumns, type Statement, sql } from '../../database/sql.ts';
import type { EnquiryState, MailState } from '../../database/tables.ts';

/** An enquiry as its owner sees it. */
export interface EnquiryRecord extends Record<EnquiryField, string> {
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  state: EnquiryState;
  /** Why it looks automated, else empty. */
  reason: string;
  /** What became of the mail that tells of it. */
  mail: MailState | 'none';
}

/** Every enquiry, newest first. */
export function listEnquiries(database: Database): Promise<EnquiryRecord[]> {
  return select(database);
}

/** The enquiry with exactly this id. */
export async function findEnquiry(
  database: Database,
  id: string,
): Promise<EnquiryRecord | undefined> {
  return (await select(database, sql`where id = ${id}`))[0];
}

/**
 * The enquiries with this reference, newest first: one, but where a visitor changed what had been
 * sent and sent it again, or by a chance of `toReference`.
 */
export async function findEnquiriesByReference(
  database: Database,
  reference: string,
): Promise<EnquiryRecord[]> {
  return (await select(database)).filter(({ id }) => toReference(id) === reference);
}

/**
 * The enquiries of exactly this address, newest first. Blanks around it do not count, and neither
 * does the case of the domain. That of the part before the @ does, as the standard has it; hardly
 * any provider does, so addresses that differ in nothing else come back as `similar`.
 */
export async function findEnquiriesByEmail(
  database: Database,
  email: string,
): Promise<{ found: EnquiryRecord[]; similar: string[] }> {
  const wanted = toMailbox(email);
  const folded = wanted.toLowerCase();
  const theirs = (await select(database)).filter(
    (record) => toMailbox(record.email).toLowerCase() === folded,
  );
  const isFound = (record: EnquiryRecord) => toMailbox(record.email) === wanted;
  const others = theirs.filter((record) => !isFound(record)).map((record) => record.email.trim());
  return { found: theirs.filter(isFound), similar: [...new Set(others)] };
}

function toMailbox(email: string): string {
  const text = email.trim();
  const at = text.lastIndexOf('@') + 1;
  return text.slice(0, at) + text.slice(at).toLowerCase();
}

async function select(database: Database, condition = everything): Promise<EnquiryRecord[]> {
  const rows = await database.read(
    sql`select id, received_at, ${columns}, ${latestMail} as mail from enquiries ${condition}
      order by received_at desc, sequence desc`,
  );
  return rows.map(toRecord);
}

const everything: Statement = sql``;

const columns = listColumns([...enquiryFields, 'state', 'reason']);

// The visitor's copy is not counted: this is about whether the owner was told.
const latestMail = sql`coalesce((
  select mails.state from mails
  where mails.enquiry_id = enquiries.id and mails.kind = 'enquiry'
  order by mails.created_at desc, mails.rowid desc limit 1), 'none')`;

// Its entries stand in the order in which an owner reads them.
function toRecord({ id, received_at, ...rest }: Row): EnquiryRecord {
  const receivedAt = new Date(Number(received_at)).toISOString();
  return { id, receivedAt, ...rest } as EnquiryRecord;
}
