import { createHash } from 'node:crypto';
import { type InquiryField, inquiryFields } from '../../../contract/inquiry-form.ts';
import type { Database } from '../../database/database.ts';
import { listColumns, listValues, type Statement, sql } from '../../database/sql.ts';
import type { MailKind } from '../../database/tables.ts';
import { insertMail } from '../../outbox/mail-orders.ts';
import type { Suspicion } from '../suspicion.ts';
import { createInquiryId } from './inquiry-id.ts';
import { repeatedText, toTextKey } from './repeated-text.ts';

/** What arrived, ready to be stored. */
interface Arrival {
  values: Record<InquiryField, string>;
  /** A UUID that a repeated send carries again. */
  submission?: string | undefined;
  /** Why it looks automated, as far as its post alone tells. */
  suspicion?: Suspicion | undefined;
}

/** What became of an arrival. */
interface Kept {
  id: string;
  /** Why it looks automated; empty when it does not. */
  reason: string;
}

/** Which mails an inquiry causes. */
interface MailOrders {
  kinds: readonly MailKind[];
  /** The domain of the Message-ID. */
  domain: string;
  /** Called when mails are waiting. */
  onWaiting(): void;
}

/** The store behind the contact form: an inquiry and its mails are written together or not at all. */
export function createInquiries(database: Pick<Database, 'write'>, orders: MailOrders) {
  return {
    /**
     * Resolves once the inquiry, and with it its mail, is on disk.
     *
     * A repeated send gets the id of the first one. Words that others sent before, again and again,
     * are noticed here, as only the transaction that stores an inquiry knows what came before it.
     * @throws the database's error when nothing was stored.
     */
    async keep(arrival: Arrival): Promise<Kept> {
      const id = createInquiryId(arrival.submission);
      const key = arrival.submission ? digest(arrival.submission, arrival) : null;
      const now = Date.now();
      const kinds = arrival.suspicion === 'honeypot' ? [] : orders.kinds;
      const [inserted] = await database.write([
        insertInquiry(id, key, arrival, now),
        // What looks automated may name anybody as its sender, who gets no receipt for it.
        ...kinds.map((kind) =>
          insertMail(
            id,
            kind === 'acknowledgement' ? sql`reason = ''` : sql`state = 'kept'`,
            kind,
            orders.domain,
            now,
          ),
        ),
      ]);
      const stored = inserted?.rows[0];
      if (!stored) {
        const byKey = sql`select id, reason from enquiries where submission_key = ${key}`;
        const [first] = (await database.write([byKey]))[0]?.rows ?? [];
        // It was erased between the two; then this one is new.
        if (!first) return this.keep(arrival);
        return { id: String(first.id), reason: String(first.reason) };
      }
      if (kinds.length > 0) orders.onWaiting();
      return { id, reason: String(stored.reason) };
    },
    /** @throws the database's error when it cannot be written. */
    async proveWritable(): Promise<void> {
      const now = Date.now();
      await database.write([
        sql`insert into heartbeat (id, at) values (1, ${now}) on conflict (id) do update set at = ${now}`,
      ]);
    },
  };
}

export type Inquiries = ReturnType<typeof createInquiries>;

function insertInquiry(
  id: string,
  key: string | null,
  { values, suspicion }: Arrival,
  now: number,
): Statement {
  const textKey = toTextKey(values.message) ?? null;
  const ownReason = suspicion ?? '';
  // Those that look automated count too: words that go on and on stay marked. No more rows are looked at
  // than it takes, however many there are. Asked twice in one statement, this takes half the time
  // of a statement that hands its answer on.
  const isRepeated = sql`(select 1 from enquiries
    where text_key = ${textKey} and received_at > ${now - repeatedText.period}
    limit 1 offset ${repeatedText.plain - 1})`;
  return sql`insert into enquiries (id, received_at, ${fieldColumns}, state, reason, submission_key, text_key)
    values (${id}, ${now}, ${listValues(inquiryFields.map((field) => values[field]))},
      ${ownReason === 'honeypot' ? 'suspected' : 'kept'},
      case when ${ownReason} <> '' then ${ownReason}
        when ${isRepeated} then ${'repeated-text' satisfies Suspicion} else '' end,
      ${key}, ${textKey})
    on conflict (submission_key) do nothing returning reason`;
}

const fieldColumns = listColumns(inquiryFields);

// A repeated send is the same form with the same values; other values are a new inquiry. The
// hidden field is one of them. How long the form took is not: a repeated send comes later.
function digest(submission: string, { values, suspicion }: Arrival): string {
  const hidden = suspicion === 'honeypot' ? suspicion : '';
  const parts = inquiryFields.map((field) => values[field]);
  return createHash('sha256')
    .update(JSON.stringify([submission.toLowerCase(), hidden, ...parts]))
    .digest('base64url');
}
