import { inquiryFields } from '#contract/inquiry-form.ts';
import {
  type Database,
  listColumns,
  listValues,
  type Statement,
  sql,
} from '../database/database.ts';
import type { InquiryRow, MailRow } from '../database/tables.ts';

/** Maximum number of inquiries that a digest lists. */
const maxListed = 50;

const fieldColumns = listColumns(inquiryFields);

/** An email that is due, with the inquiry that it is about or the inquiries that the digest lists. */
export interface DueMail {
  mail: MailRow;
  /** At most the first 50 inquiries. */
  inquiries: InquiryRow[];
  /** Number of inquiries, including those beyond the first 50. */
  total: number;
}

/**
 * Duration of a claim, in milliseconds. The process that claimed an email renews the claim while it sends the
 * email. If the process dies, the claim expires. An object, so that tests can shorten the duration.
 */
export const claims = { duration: 90_000 };

/** Reads and updates the rows of `mails` for the mail sender. */
export function createMailStore(database: Database) {
  const run = async (statement: Statement): Promise<void> => {
    await database.write([statement]);
  };
  const setNextTry = (id: string, at: number) =>
    run(sql`update mails set next_try_at = ${at} where id = ${id} and state = 'waiting'`);
  return {
    /**
     * Claims the email that has been due for the longest time, except for the emails with the ids in
     * `except`. An email that is planned for later than `latestTry` counts as due. The claim is a single
     * statement, so that only one of several processes gets the email.
     */
    async claimNext(
      now: number,
      latestTry: number,
      except: readonly string[],
    ): Promise<DueMail | undefined> {
      const [claimed] = await database.write([claim(now, latestTry, except)]);
      const [row] = claimed?.rows ?? [];
      if (!row) return undefined;
      const { inquiryId, served, ...mail } = row;
      const rows = await database.read(selectInquiries(String(row.id), String(inquiryId)));
      const deliveredTo = String(served).split('\n').filter(Boolean);
      return {
        mail: { ...mail, deliveredTo } as unknown as MailRow,
        inquiries: rows as unknown as InquiryRow[],
        total: Number(rows[0]?.total ?? 0),
      };
    },
    renewClaim: (id: string) => setNextTry(id, Date.now() + claims.duration),
    /** Releases a claim: makes the email due again for any process. */
    releaseClaim: (id: string) => setNextTry(id, Date.now()),
    /** Finds the time when the next email is due, in milliseconds since 1970. */
    async findNextTry(except: readonly string[]): Promise<number | undefined> {
      const [row] = await database.read(
        sql`select min(next_try_at) as at from mails where ${isWaiting(except)}`,
      );
      return typeof row?.at === 'number' ? row.at : undefined;
    },
    markSent: (id: string) =>
      run(
        sql`update mails set state = 'sent', sent_at = ${Date.now()}, last_error = '' where id = ${id}`,
      ),
    markParked: (id: string, lastError: string) =>
      run(
        sql`update mails set state = 'parked', failures = failures + 1, last_error = ${lastError}
          where id = ${id}`,
      ),
    markWaiting: (id: string, { failures, nextTryAt, lastError, deliveredTo }: Retry) =>
      run(
        sql`update mails set failures = ${failures}, next_try_at = ${nextTryAt},
          last_error = ${lastError}, served = ${deliveredTo.join('\n')}
          where id = ${id} and state = 'waiting'`,
      ),
  };
}

/** The state of an email between two attempts. */
interface Retry extends Pick<MailRow, 'failures' | 'deliveredTo'> {
  nextTryAt: number;
  lastError: string;
}

function isWaiting(except: readonly string[]): Statement {
  return sql`state = 'waiting' and id not in (${listValues(except)})`;
}

// There are two subqueries, because SQLite can use the index `mails_due` for each condition, but not for both
// combined.
function claim(now: number, latestTry: number, except: readonly string[]): Statement {
  const firstWhere = (condition: Statement) => sql`select id from (select id from mails
    where ${isWaiting(except)} and ${condition} order by next_try_at, rowid limit 1)`;
  const isDue = sql`next_try_at <= ${now}`;
  const isTooLate = sql`next_try_at > ${latestTry}`;
  return sql`update mails set next_try_at = ${now + claims.duration} where id in (
      ${firstWhere(isDue)} union all ${firstWhere(isTooLate)} limit 1)
    returning id, kind, message_id as messageId, failures, served,
      created_at as createdAt, enquiry_id as inquiryId`;
}

// Excludes listed inquiries without a reason: they were released after the digest was enqueued and have an
// email of their own.
function selectInquiries(mailId: string, inquiryId: string): Statement {
  return sql`select id, received_at as receivedAt, state, reason, ${fieldColumns},
      count(*) over () as total
    from enquiries where id = ${inquiryId} or (named_in = ${mailId} and reason <> '')
    order by sequence limit ${maxListed}`;
}
