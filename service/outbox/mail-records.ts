import { inquiryFields } from '#contract/inquiry-form.ts';
import {
  type Database,
  listColumns,
  listValues,
  type Statement,
  sql,
} from '../database/database.ts';
import type { InquiryRow, MailRow } from '../database/tables.ts';

/** A mail with the inquiry that it tells of, or the first of those that it names. */
export interface DueMail {
  mail: MailRow;
  inquiries: InquiryRow[];
  total: number;
}

/**
 * For how long a mail belongs to the process that claimed it, in milliseconds. The claim of one that is
 * still being sent is renewed; that of a process that is gone runs out.
 */
export const claims = { time: 90_000 };

export function createMailRecords(database: Database) {
  const change = async (statement: Statement): Promise<void> => {
    await database.write([statement]);
  };
  const setNextTry = (id: string, at: number) =>
    change(sql`update mails set next_try_at = ${at} where id = ${id} and state = 'waiting'`);
  return {
    /**
     * Claims the mail that waits longest of those whose time has come, or is further than `beyond`.
     * In one statement, so that of many that look at the same time one alone gets it.
     */
    async claimNext(now: number, beyond: number, except: string[]): Promise<DueMail | undefined> {
      const [claimed] = await database.write([claim(now, beyond, except)]);
      const [row] = claimed?.rows ?? [];
      if (!row) return undefined;
      const { inquiryId, ...mail } = row;
      const rows = await database.read(selectInquiries(String(row.id), String(inquiryId)));
      return {
        mail: mail as unknown as MailRow,
        inquiries: rows as unknown as InquiryRow[],
        total: Number(rows[0]?.total ?? 0),
      };
    },
    renewClaim: (id: string) => setNextTry(id, Date.now() + claims.time),
    /** Leaves a claimed mail to the next process that looks. */
    release: (id: string) => setNextTry(id, Date.now()),
    /** When the next mail is due, in milliseconds since 1970. */
    async findNextTry(except: string[]): Promise<number | undefined> {
      const [row] = await database.read(
        sql`select min(next_try_at) as at from mails where ${isWaiting(except)}`,
      );
      return typeof row?.at === 'number' ? row.at : undefined;
    },
    markSent: (id: string) =>
      change(
        sql`update mails set state = 'sent', sent_at = ${Date.now()}, last_error = '' where id = ${id}`,
      ),
    markParked: (id: string, error: string) =>
      change(
        sql`update mails set state = 'parked', failures = failures + 1, last_error = ${error}
          where id = ${id}`,
      ),
    markWaiting: (id: string, failures: number, at: number, error: string, served: string[]) =>
      change(
        sql`update mails set failures = ${failures}, next_try_at = ${at},
          last_error = ${error}, served = ${served.join('\n')} where id = ${id} and state = 'waiting'`,
      ),
  };
}

function isWaiting(except: readonly string[]): Statement {
  return sql`state = 'waiting' and id not in (${listValues(except)})`;
}

// Two questions, as each of them is answered from the index alone.
function claim(now: number, beyond: number, except: string[]): Statement {
  const first = (time: Statement) => sql`select id from (select id from mails
    where ${isWaiting(except)} and ${time} order by next_try_at, rowid limit 1)`;
  return sql`update mails set next_try_at = ${now + claims.time} where id in (
      ${first(sql`next_try_at <= ${now}`)} union all ${first(sql`next_try_at > ${beyond}`)} limit 1)
    returning id, kind, message_id as messageId, failures, served,
      created_at as createdAt, enquiry_id as inquiryId`;
}

// One that was released since has had a mail of its own.
function selectInquiries(mailId: string, inquiryId: string): Statement {
  return sql`select id, received_at as receivedAt, state, reason, ${fieldColumns},
      count(*) over () as total
    from enquiries where id = ${inquiryId} or (named_in = ${mailId} and reason <> '')
    order by sequence limit ${mostNamed}`;
}

/** A mail names no more; the others are in the list. */
const mostNamed = 50;

const fieldColumns = listColumns(inquiryFields);
