import { enquiryFields } from '../../contract/enquiry-form.ts';
import type { Database, Row, Writer } from '../database/database.ts';
import { listColumns, listValues, type Statement, sql } from '../database/sql.ts';
import type { EnquiryRow, MailRow } from '../database/tables.ts';

/** A mail with the enquiry that it tells of. */
export interface DueMail {
  mail: MailRow;
  enquiry: EnquiryRow;
}

/** What the outbox remembers across restarts. */
export interface MailRecords {
  /** Waiting mails whose time has come, the longest waiting first, or is further than `beyond`. */
  findDue(now: number, beyond: number, except: string[], limit: number): Promise<DueMail[]>;
  /** When the next mail is due, in milliseconds since 1970. */
  findNextTry(except: string[]): Promise<number | undefined>;
  markSent(id: string): Promise<void>;
  markParked(id: string, error: string): Promise<void>;
  /** Counts a failed try when `failures` is higher than before. */
  markWaiting(id: string, failures: number, nextTryAt: number, error: string): Promise<void>;
}

export function createMailRecords(database: Database, commits: Writer): MailRecords {
  return {
    async findDue(now, beyond, except, limit) {
      const due = await database.read(selectDue(except, sql`next_try_at <= ${now}`, limit));
      const room = limit - due.length;
      // A question of its own, as each of the two is answered from the index alone.
      if (room > 0) {
        due.push(...(await database.read(selectDue(except, sql`next_try_at > ${beyond}`, room))));
      }
      return due.map(toDueMail);
    },
    async findNextTry(except) {
      const [row] = await database.read(
        sql`select min(next_try_at) as at from mails where ${isWaiting(except)}`,
      );
      return typeof row?.at === 'number' ? row.at : undefined;
    },
    async markSent(id) {
      await commits.write([
        sql`update mails set state = 'sent', sent_at = ${Date.now()}, last_error = '' where id = ${id}`,
      ]);
    },
    async markParked(id, error) {
      await commits.write([
        sql`update mails set state = 'parked', failures = failures + 1, last_error = ${error}
          where id = ${id}`,
      ]);
    },
    async markWaiting(id, failures, nextTryAt, error) {
      await commits.write([
        sql`update mails set failures = ${failures}, next_try_at = ${nextTryAt},
          last_error = ${error} where id = ${id} and state = 'waiting'`,
      ]);
    },
  };
}

function isWaiting(except: readonly string[]): Statement {
  return sql`mails.state = 'waiting' and mails.id not in (${listValues(except)})`;
}

function selectDue(except: readonly string[], time: Statement, limit: number): Statement {
  return sql`select ${columns} from mails join enquiries on enquiries.id = mails.enquiry_id
    where ${isWaiting(except)} and ${time}
    order by mails.next_try_at, enquiries.sequence limit ${limit}`;
}

const fieldColumns = listColumns(enquiryFields.map((field) => `enquiries.${field} as ${field}`));

const columns = sql`mails.id as mail_id, mails.kind as mail_kind,
  mails.message_id as mail_message_id, mails.failures as mail_failures,
  enquiries.id as id, enquiries.received_at as receivedAt, ${fieldColumns}`;

function toDueMail(row: Row): DueMail {
  const { mail_id: id, mail_kind: kind, mail_message_id: messageId, ...rest } = row;
  const { mail_failures: failures, ...enquiry } = rest;
  return {
    mail: { id, kind, messageId, failures } as MailRow,
    enquiry: enquiry as unknown as EnquiryRow,
  };
}
