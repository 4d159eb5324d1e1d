import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { EnquiryField } from '../../contract/enquiry-form.ts';
import { type Database, whenFree } from './database.ts';
import { enquiries } from './schema.ts';

/** An enquiry as its owner sees it. */
export interface EnquiryRecord extends Record<EnquiryField, string> {
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  state: 'kept' | 'suspected';
  /** Why it is suspected, else empty. */
  reason: string;
  /** What became of the mail that tells of it. */
  mail: 'waiting' | 'sent' | 'parked' | 'none';
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
  return (await select(database, eq(enquiries.id, id)))[0];
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

async function select(database: Database, condition?: SQL): Promise<EnquiryRecord[]> {
  const rows = await whenFree(() =>
    database.queries
      .select({ ...getTableColumns(enquiries), mail: latestMail })
      .from(enquiries)
      .where(condition)
      .orderBy(desc(enquiries.receivedAt), desc(enquiries.sequence)),
  );
  return rows.map((row) => ({
    id: row.id,
    receivedAt: new Date(row.receivedAt).toISOString(),
    name: row.name,
    phone: row.phone,
    email: row.email,
    location: row.location,
    service: row.service,
    message: row.message,
    state: row.state,
    reason: row.reason,
    mail: row.mail,
  }));
}

// The visitor's copy is not counted: this is about whether the owner was told. Names are spelled
// out, as columns of a query with one table come without it and `id` would be that of the mail.
const latestMail = sql<EnquiryRecord['mail']>`coalesce((
  select mails.state from mails
  where mails.enquiry_id = enquiries.id and mails.kind = 'enquiry'
  order by mails.created_at desc, mails.rowid desc limit 1), 'none')`.as('mail');
