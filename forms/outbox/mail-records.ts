import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  lte,
  min,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Database, whenFree } from '../database/database.ts';
import type { GroupCommit } from '../database/group-commit.ts';
import { type EnquiryRow, enquiries, type MailRow, mails } from '../database/schema.ts';
import { toStatement } from '../database/statement.ts';

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

export function createMailRecords(database: Database, commits: GroupCommit): MailRecords {
  const { queries } = database;
  const waiting = (except: string[]) =>
    and(eq(mails.state, 'waiting'), except.length > 0 ? notInArray(mails.id, except) : undefined);
  return {
    async findDue(now, beyond, except, limit) {
      const find = (time: SQL, count: number) =>
        whenFree(() =>
          queries
            .select({ mail: getTableColumns(mails), enquiry: getTableColumns(enquiries) })
            .from(mails)
            .innerJoin(enquiries, eq(enquiries.id, mails.enquiryId))
            .where(and(waiting(except), time))
            .orderBy(asc(mails.nextTryAt), asc(enquiries.sequence))
            .limit(count),
        );
      const due = await find(lte(mails.nextTryAt, now), limit);
      // A question of its own, as each of the two is answered from the index alone.
      if (due.length < limit)
        due.push(...(await find(gt(mails.nextTryAt, beyond), limit - due.length)));
      return due;
    },
    async findNextTry(except) {
      const rows = await whenFree(() =>
        queries
          .select({ at: min(mails.nextTryAt) })
          .from(mails)
          .where(waiting(except)),
      );
      return rows[0]?.at ?? undefined;
    },
    async markSent(id) {
      const now = Date.now();
      await commits.write([
        toStatement(
          sql`update ${mails} set state = 'sent', sent_at = ${now}, last_error = '' where id = ${id}`,
        ),
      ]);
    },
    async markParked(id, error) {
      await commits.write([
        toStatement(
          sql`update ${mails} set state = 'parked', failures = failures + 1, last_error = ${error}
            where id = ${id}`,
        ),
      ]);
    },
    async markWaiting(id, failures, nextTryAt, error) {
      await commits.write([
        toStatement(
          sql`update ${mails} set failures = ${failures}, next_try_at = ${nextTryAt},
            last_error = ${error} where id = ${id} and state = 'waiting'`,
        ),
      ]);
    },
  };
}
