import { enquiryFields } from '../../contract/enquiry-form.ts';
import type { Database, Row, Writer } from '../database/database.ts';
import { listColumns, listValues, type Statement, sql } from '../database/sql.ts';
import type { EnquiryRow, MailRow } from '../database/tables.ts';

/** A mail with the enquiry that it tells of. */
export interface DueMail {
  mail: MailRow;
  enquiry: EnquiryRow;
}

/**
 * For how long a mail belongs to whoever claimed it, in milliseconds. The claim of one that is
 * still being sent is renewed; that of a process that is gone runs out.
 */
export const claims = { time: 90_000 };

/** What the outbox remembers across restarts. */
export interface MailRecords {
  /**
   * Claims waiting mails whose time has come, the longest waiting first, or is further than
   * `beyond`. In one statement, so that of many that look at the same time one alone gets each.
   */
  claimDue(now: number, beyond: number, except: string[], limit: number): Promise<DueMail[]>;
  /** Claims a mail for as long again. */
  renewClaim(id: string): Promise<void>;
  /** Leaves a claimed mail to whoever looks next. */
  release(id: string): Promise<void>;
  /** When the next mail is due, in milliseconds since 1970. */
  findNextTry(except: string[]): Promise<number | undefined>;
  markSent(id: string): Promise<void>;
  markParked(id: string, error: string): Promise<void>;
  /** Counts a failed try when `failures` is higher than before. */
  markWaiting(id: string, failures: number, nextTryAt: number, error: string): Promise<void>;
}

export function createMailRecords(database: Database, commits: Writer): MailRecords {
  const setNextTry = async (id: string, at: number): Promise<void> => {
    await commits.write([
      sql`update mails set next_try_at = ${at} where id = ${id} and state = 'waiting'`,
    ]);
  };
  return {
    async claimDue(now, beyond, except, limit) {
      const [claimed] = await commits.write([claim(now, beyond, except, limit)]);
      const ids = claimed?.rows.map(({ id }) => String(id)) ?? [];
      if (ids.length === 0) return [];
      return (await database.read(selectMails(ids))).map(toDueMail);
    },
    renewClaim: (id) => setNextTry(id, Date.now() + claims.time),
    release: (id) => setNextTry(id, Date.now()),
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

// Two questions, as each of them is answered from the index alone.
function claim(now: number, beyond: number, except: string[], limit: number): Statement {
  return sql`update mails set next_try_at = ${now + claims.time} where id in (
      select id from (${selectIds(except, sql`next_try_at <= ${now}`, limit)})
      union all
      select id from (${selectIds(except, sql`next_try_at > ${beyond}`, limit)})
      limit ${limit})
    returning id`;
}

function selectIds(except: readonly string[], time: Statement, limit: number): Statement {
  return sql`select id from mails where ${isWaiting(except)} and ${time}
    order by next_try_at, rowid limit ${limit}`;
}

function selectMails(ids: readonly string[]): Statement {
  return sql`select ${columns} from mails join enquiries on enquiries.id = mails.enquiry_id
    where mails.id in (${listValues(ids)}) order by enquiries.sequence`;
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
