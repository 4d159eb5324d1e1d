import { createHash } from 'node:crypto';
import { type EnquiryField, enquiryFields } from '../../../contract/enquiry-form.ts';
import type { Row, Writer } from '../../database/database.ts';
import { listColumns, listValues, type Statement, sql } from '../../database/sql.ts';
import type { MailKind } from '../../database/tables.ts';
import { insertMail } from '../../outbox/mail-orders.ts';
import type { Suspicion } from '../suspicion.ts';
import { createEnquiryId } from './enquiry-id.ts';
import { repeatedText, toTextKey } from './repeated-text.ts';

/** What arrived, ready to be stored. */
interface Arrival {
  values: Record<EnquiryField, string>;
  /** A UUID that a repeated send carries again. */
  submission?: string | undefined;
  /** Why it is kept apart and never mailed, as far as its post alone tells. */
  suspicion?: Suspicion | undefined;
}

/** What became of an arrival. */
interface Kept {
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
interface MailOrders {
  kinds: readonly MailKind[];
  /** The domain of the Message-ID. */
  domain: string;
  /** Called when mails are waiting. */
  onWaiting(): void;
}

/** The store behind the contact form: an enquiry and its mails are written together or not at all. */
export function createEnquiries(database: Writer, orders: MailOrders): Enquiries {
  const findByKey = async (key: string): Promise<Row | undefined> => {
    const [found] = await database.write([selectByKey(key)]);
    return found?.rows[0];
  };

  return {
    async keep(arrival) {
      const id = createEnquiryId(arrival.submission);
      const key = arrival.submission ? digest(arrival.submission, arrival) : null;
      const now = Date.now();
      const kinds = arrival.suspicion ? [] : orders.kinds;
      const [inserted, mail] = await database.write([
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
      await database.write([beat()]);
    },
  };
}

function insertEnquiry(
  id: string,
  key: string | null,
  { values, suspicion }: Arrival,
  now: number,
): Statement {
  const textKey = toTextKey(values.message) ?? null;
  const ownReason = suspicion ?? '';
  // Those kept apart count too: words that go on and on stay suspected. No more rows are looked at
  // than it takes, however many there are. Asked twice in one statement, this takes half the time
  // of a statement that hands its answer on.
  const isRepeated = sql`(select 1 from enquiries
    where text_key = ${textKey} and received_at > ${now - repeatedText.period}
    limit 1 offset ${repeatedText.kept - 1})`;
  return sql`insert into enquiries (id, received_at, ${fieldColumns}, state, reason, submission_key, text_key)
    values (${id}, ${now}, ${listValues(enquiryFields.map((field) => values[field]))},
      case when ${ownReason} <> '' or ${isRepeated} then 'suspected' else 'kept' end,
      case when ${ownReason} <> '' then ${ownReason}
        when ${isRepeated} then ${'repeated-text' satisfies Suspicion} else '' end,
      ${key}, ${textKey})
    on conflict (submission_key) do nothing`;
}

const fieldColumns = listColumns(enquiryFields);

function selectByKey(key: string): Statement {
  return sql`select id, reason from enquiries where submission_key = ${key}`;
}

// One row that is written to learn whether the database can be written.
function beat(): Statement {
  const now = Date.now();
  return sql`insert into heartbeat (id, at) values (1, ${now}) on conflict (id) do update set at = ${now}`;
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
