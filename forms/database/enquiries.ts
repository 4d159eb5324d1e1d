import { createHash, randomUUID } from 'node:crypto';
import type { InStatement, Row } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { type EnquiryField, enquiryFields } from '../../contract/enquiry-form.ts';
import { repeatedText, type Suspicion, toTextKey } from '../enquiry/suspicion.ts';
import type { GroupCommit } from './group-commit.ts';
import { type EnquiryRow, enquiries, heartbeat, type MailRow, mails } from './schema.ts';
import { toStatement, toStatementOf } from './statement.ts';

/** What arrived, ready to be stored. */
export interface Arrival {
  values: Record<EnquiryField, string>;
  /** A UUID that a repeated send carries again. */
  submission?: string | undefined;
  /** Why it is kept apart and never mailed, as far as its post alone tells. */
  suspicion?: Suspicion | undefined;
}

/** What became of an arrival. */
export interface Kept {
  id: string;
  /** Why it is kept apart; empty when it is not. */
  reason: string;
}

/** Keeps enquiries. */
export interface Enquiries {
  /**
   * Resolves once the enquiry, and with it its mail, is on disk.
   *
   * A repeated send gets the id of the first one. Words that others sent before, again and again,
   * are found here, as only the transaction that stores an enquiry knows what came before it.
   * @throws StoreError when nothing was stored.
   */
  keep(arrival: Arrival): Promise<Kept>;
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
  const findByKey = async (key: string): Promise<Row | undefined> => {
    const [found] = await commits.write([selectByKey({ key })]);
    return found?.rows[0];
  };

  return {
    async keep(arrival) {
      const id = randomUUID();
      const key = arrival.submission ? digest(arrival.submission, arrival) : null;
      const now = Date.now();
      const kinds = arrival.suspicion ? [] : orders.kinds;
      const [inserted, mail] = await commits.write([
        insertEnquiry(id, key, arrival, now),
        ...kinds.map((kind) => insertMail(id, 'kept', kind, orders.domain, now)),
      ]);
      if (inserted?.rowsAffected === 0) {
        const first = key === null ? undefined : await findByKey(key);
        // It was erased between the two; then this one is new.
        if (!first) return this.keep(arrival);
        return { id: String(first.id), reason: String(first.reason) };
      }
      // One that got no mail was kept apart.
      const repeated = mail?.rowsAffected === 0 ? 'repeated-text' : '';
      const kept: Kept = { id, reason: arrival.suspicion ?? repeated };
      if (kept.reason === '') orders.onWaiting();
      return kept;
    },
    async proveWritable() {
      await commits.write([beat()]);
    },
  };
}

/**
 * The row of a mail to be sent as soon as possible, if its enquiry is in this state: one that was
 * not stored, as it came before, causes no second mail, and one kept apart causes none.
 */
export function insertMail(
  enquiryId: string,
  state: EnquiryRow['state'],
  kind: MailRow['kind'],
  domain: string,
  now: number,
): InStatement {
  const id = randomUUID();
  const messageId = `<${id}@${domain}>`;
  return insertIntoMails({ id, enquiryId, state, kind, messageId, now });
}

const given = sql.placeholder;

const insertIntoMails = toStatementOf<'id' | 'enquiryId' | 'state' | 'kind' | 'messageId' | 'now'>(
  sql`insert into ${mails} (id, enquiry_id, kind, message_id, state, next_try_at, created_at)
    select ${given('id')}, ${given('enquiryId')}, ${given('kind')}, ${given('messageId')},
      'waiting', ${given('now')}, ${given('now')}
    where exists (select 1 from ${enquiries}
      where ${enquiries.id} = ${given('enquiryId')} and ${enquiries.state} = ${given('state')})`,
);

function insertEnquiry(
  id: string,
  key: string | null,
  { values, suspicion }: Arrival,
  now: number,
): InStatement {
  const textKey = toTextKey(values.message) ?? null;
  const since = now - repeatedText.period;
  const reason = suspicion ?? '';
  return insertIntoEnquiries({ ...values, id, key, now, suspicion: reason, textKey, since });
}

// Those kept apart count too: words that go on and on stay suspected. No more rows are looked at
// than it takes, however many there are. Asked twice in one statement, this takes half the time of
// a statement that hands its answer on.
const isRepeated = sql`(select 1 from ${enquiries}
  where text_key = ${given('textKey')} and received_at > ${given('since')}
  limit 1 offset ${repeatedText.kept - 1})`;

const insertIntoEnquiries = toStatementOf<
  EnquiryField | 'id' | 'key' | 'now' | 'suspicion' | 'textKey' | 'since'
>(
  sql`insert into ${enquiries} (id, received_at, name, phone, email, location, service, message,
      state, reason, submission_key, text_key)
    values (${given('id')}, ${given('now')}, ${given('name')}, ${given('phone')},
      ${given('email')}, ${given('location')}, ${given('service')}, ${given('message')},
      case when ${given('suspicion')} <> '' or ${isRepeated} then 'suspected' else 'kept' end,
      case when ${given('suspicion')} <> '' then ${given('suspicion')}
        when ${isRepeated} then ${'repeated-text' satisfies Suspicion} else '' end,
      ${given('key')}, ${given('textKey')})
    on conflict (submission_key) do nothing`,
);

const selectByKey = toStatementOf<'key'>(
  sql`select id, reason from ${enquiries} where ${enquiries.submissionKey} = ${given('key')}`,
);

function beat(): InStatement {
  const now = Date.now();
  return toStatement(
    sql`insert into ${heartbeat} (id, at) values (1, ${now}) on conflict (id) do update set at = ${now}`,
  );
}

// A repeated send is the same form with the same values; other values are a new enquiry. The
// hidden field is one of them. How long the form took is not: a repeated send comes later.
function digest(submission: string, { values, suspicion }: Arrival): string {
  const hidden = suspicion === 'honeypot' ? suspicion : '';
  const parts = enquiryFields.map((field) => values[field]);
  return createHash('sha256')
    .update(JSON.stringify([submission.toLowerCase(), hidden, ...parts]))
    .digest('base64url');
}
