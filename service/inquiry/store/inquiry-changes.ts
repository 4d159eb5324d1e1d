import { type InquiryField, inquiryFields } from '../../../contract/inquiry-form.ts';
import type { Database } from '../../database/database.ts';
import { listColumns, sql } from '../../database/sql.ts';
import { insertMail, tryAgain } from '../../outbox/mail-orders.ts';
import type { InquiryRecord } from './inquiry-records.ts';
import { toTextKey } from './repeated-text.ts';

/** Puts right what a visitor mistyped. */
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
    insertMail(id, sql`state = 'suspected'`, 'enquiry', domain, Date.now()),
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
    isUnsent
      ? tryAgain(unsent)
      : insertMail(inquiry.id, sql`state = 'kept'`, 'enquiry', domain, Date.now()),
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
