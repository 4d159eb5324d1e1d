import { createHash, randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { type EnquiryField, enquiryFields } from '../../contract/enquiry-form.ts';
import type { GroupCommit } from './group-commit.ts';
import { enquiries, heartbeat, type MailRow, mails } from './schema.ts';
import { toStatement } from './statement.ts';

/** What arrived, ready to be stored. */
export interface Arrival {
  values: Record<EnquiryField, string>;
  /** A UUID that a repeated send carries again. */
  submission?: string | undefined;
  /** Why it is kept apart and never mailed. */
  suspicion?: string | undefined;
}

/** Keeps enquiries. */
export interface Enquiries {
  /**
   * Resolves with the id once the enquiry, and with it its mail, is on disk.
   *
   * A repeated send gets the id of the first one.
   * @throws StoreError when nothing was stored.
   */
  keep(arrival: Arrival): Promise<string>;
  /** @throws StoreError when the database cannot be written. */
  proveWritable(): Promise<void>;
}

/** Which mails an enquiry causes. */
export interface MailOrders {
  kinds: readonly MailRow['kind'][];
  /** The domain of the Message-ID. */
  domain: string;
  /** Called when mails are waiting. */
  onWaiting(): void;
}

/** The store behind the contact form: an enquiry and its mails are written together or not at all. */
export function createEnquiries(commits: GroupCommit, orders: MailOrders): Enquiries {
  return {
    async keep(arrival) {
      const id = randomUUID();
      const key = arrival.submission ? digest(arrival.submission, arrival) : null;
      const now = Date.now();
      const kinds = arrival.suspicion ? [] : orders.kinds;
      const statements = [
        insertEnquiry(id, key, arrival, now),
        ...kinds.map((kind) => insertMail(id, kind, orders.domain, now)),
      ];
      if (key !== null) statements.push(findByKey(key));
      const results = await commits.write(statements);
      if (kinds.length > 0) orders.onWaiting();
      return key === null ? id : String(results.at(-1)?.rows[0]?.id ?? id);
    },
    async proveWritable() {
      await commits.write([beat()]);
    },
  };
}

/** The row of a mail to be sent as soon as possible. */
export function insertMail(
  enquiryId: string,
  kind: MailRow['kind'],
  domain: string,
  now: number,
): InStatement {
  const id = randomUUID();
  // Only if its enquiry was stored: a repeated send is not, and causes no second mail.
  return toStatement(
    sql`insert into ${mails} (id, enquiry_id, kind, message_id, state, next_try_at, created_at)
      select ${id}, ${enquiryId}, ${kind}, ${`<${id}@${domain}>`}, 'waiting', ${now}, ${now}
      where exists (select 1 from ${enquiries} where ${enquiries.id} = ${enquiryId})`,
  );
}

function insertEnquiry(
  id: string,
  key: string | null,
  { values, suspicion }: Arrival,
  now: number,
): InStatement {
  return toStatement(
    sql`insert into ${enquiries}
      (id, received_at, name, phone, email, location, service, message, state, reason, submission_key)
      values (${id}, ${now}, ${values.name}, ${values.phone}, ${values.email}, ${values.location},
        ${values.service}, ${values.message}, ${suspicion ? 'suspected' : 'kept'},
        ${suspicion ?? ''}, ${key})
      on conflict (submission_key) do nothing`,
  );
}

function findByKey(key: string): InStatement {
  return toStatement(sql`select id from ${enquiries} where ${enquiries.submissionKey} = ${key}`);
}

function beat(): InStatement {
  const now = Date.now();
  return toStatement(
    sql`insert into ${heartbeat} (id, at) values (1, ${now}) on conflict (id) do update set at = ${now}`,
  );
}

// A repeated send is the same form with the same values; other values are a new enquiry.
function digest(submission: string, { values, suspicion }: Arrival): string {
  const parts = enquiryFields.map((field) => values[field]);
  return createHash('sha256')
    .update(JSON.stringify([submission.toLowerCase(), suspicion ?? '', ...parts]))
    .digest('base64url');
}
