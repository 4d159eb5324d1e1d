import { type Statement, sql } from '../../database/database.ts';
import { mailKinds } from '../../database/tables.ts';
import { enqueueMail } from '../../outbox/mail-store.ts';
import { hashAddress, incrementCount, isLimitReached } from './rate-limit.ts';

/**
 * Limits on receipts to one address, regardless of who enters the address. The privacy policy states
 * the limits and the count under "Email".
 */
const limits = [
  { count: 1, seconds: 3600 },
  { count: 3, seconds: 86_400 },
];

interface Receipt {
  inquiryId: string;
  /** The visitor's email address. */
  address: string;
  messageIdDomain: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Returns statements that enqueue a receipt and count it, unless the address has reached its limit. Receipts
 * are limited because anybody can enter a stranger's address. The address is not stored with the count, only
 * 24 bits of its hash.
 */
export function enqueueReceipt({ inquiryId, address, messageIdDomain, now }: Receipt): Statement[] {
  const receiver = hashAddress(normalizeMailbox(address));
  const counts = limits.map((limit) => ({ key: `receipt-${limit.seconds}-${receiver}`, limit }));
  const receipt = enqueueMail({
    inquiryId,
    kind: mailKinds.acknowledgement,
    // Flagged inquiries get no receipt, because a spam program may have entered a stranger's address.
    condition: counts.reduce(
      (condition, { key, limit }) => sql`${condition} and not ${isLimitReached(key, limit, now)}`,
      sql`reason = ''`,
    ),
    messageIdDomain,
  });
  const isEnqueued = sql`exists (
    select 1 from mails where inquiry_id = ${inquiryId} and kind = ${mailKinds.acknowledgement})`;
  return [
    sql`delete from post_counts where ends_at <= ${now}`,
    receipt,
    ...counts.map(({ key, limit }) => incrementCount(key, limit, now, isEnqueued)),
  ];
}

/** Whether a receipt to `address` would go to the company itself or to a mailbox that nobody reads. */
export function isReceiptUseless(address: string, ownAddresses: readonly string[]): boolean {
  const mailbox = normalizeMailbox(address);
  return (
    ownAddresses.map(normalizeMailbox).includes(mailbox) ||
    /^(no|do-?not)-?reply@|^(bounces?|mailer-daemon|postmaster)@/.test(mailbox.replaceAll('_', '-'))
  );
}

/** Returns the same spelling for all addresses that most providers deliver to the same mailbox. */
function normalizeMailbox(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const withoutTag = local.replace(/(?!^)\+.*$/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${withoutTag.replaceAll('.', '')}@gmail.com` : `${withoutTag}@${domain}`;
}
