import { createHash } from 'node:crypto';
import { getField, inquiryFields } from '#contract/inquiry-form.ts';
import { createInquiryId } from '#contract/reference.ts';
import {
  type Database,
  listColumns,
  listValues,
  type Statement,
  sql,
} from '../../database/database.ts';
import type { MailKind } from '../../database/tables.ts';
import { insertMail } from '../../outbox/mail-orders.ts';
import type { SentForm } from '../read-form.ts';
import type { Suspicion } from '../suspicion.ts';
import { repeatedText, toTextKey } from './repeated-text.ts';

/** What arrived, ready to be stored, and why it looks automated, as far as its post alone tells. */
interface Arrival extends Pick<SentForm, 'values'>, Partial<Pick<SentForm, 'submission'>> {
  suspicion?: Suspicion | undefined;
}

/** Which mails an inquiry causes; `domain` is that of the Message-ID. */
interface MailOrders {
  kinds: readonly MailKind[];
  domain: string;
}

interface StoredInquiry {
  id: string;
  /** Why the inquiry looks automated, else empty. */
  reason: string;
  /** Whether a mail was enqueued with it, so that the mailer must be woken. */
  isMailEnqueued: boolean;
}

/** The store behind the contact form: an inquiry and its mails are written together or not at all. */
export function createInquiries(database: Pick<Database, 'write'>, orders: MailOrders) {
  return {
    /**
     * Resolves once the inquiry, and with it its mail, is on disk.
     *
     * A repeated send gets the id of the first one. Words that others sent before, again and again,
     * are noticed here, as only the transaction that stores an inquiry knows what came before it. The
     * reason why it looks automated is empty when it does not.
     * @throws the database's error when nothing was stored.
     */
    async store(arrival: Arrival): Promise<StoredInquiry> {
      const id = createInquiryId(arrival.submission);
      const key = arrival.submission ? digest(arrival.submission, arrival) : null;
      const now = Date.now();
      const kinds = arrival.suspicion === 'honeypot' ? [] : orders.kinds;
      const [inserted] = await database.write([
        insertInquiry(id, key, arrival, now),
        // What looks automated may name any person as its sender, so they get no receipt for it.
        ...kinds.map((kind) => {
          const which = kind === 'acknowledgement' ? sql`reason = ''` : sql`state = 'kept'`;
          return insertMail(id, which, kind, orders.domain);
        }),
      ]);
      const stored = inserted?.rows[0];
      if (!stored) {
        const byKey = sql`select id, reason from enquiries where submission_key = ${key}`;
        const [first] = (await database.write([byKey]))[0]?.rows ?? [];
        // It was erased between the two; then this one is new.
        if (!first) return this.store(arrival);
        return { id: String(first.id), reason: String(first.reason), isMailEnqueued: false };
      }
      return { id, reason: String(stored.reason), isMailEnqueued: kinds.length > 0 };
    },
    /** @throws the database's error when it cannot be written. */
    async checkWritable(): Promise<void> {
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
  // A choice left as it was does not count, so a field that is added changes no earlier digest.
  const parts = inquiryFields.flatMap((field) =>
    values[field] === getField(field).initial ? [] : [values[field]],
  );
  return createHash('sha256')
    .update(JSON.stringify([submission.toLowerCase(), hidden, ...parts]))
    .digest('base64url');
}
