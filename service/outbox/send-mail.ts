import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { ComposedMail } from './compose-mail.ts';
import type { Deliver } from './deliver.ts';
import { DeliveryError } from './deliver.ts';
import { claims, type DueMail, type MailRecords } from './mail-records.ts';
import { type CommonPause, choosePause, type PauseLimits } from './pauses.ts';

/** How long mails are sent. */
export interface SendingTime {
  /** No mail is begun at or after this, in milliseconds since 1970. */
  begin: number;
  /** Then mails on their way are broken off, or the platform ends the process. */
  end: number;
  /** No further try, of sending or of writing down what came of it. */
  ended: AbortSignal;
  /** Mails on their way are broken off. */
  brokenOff: AbortSignal;
}

/** What sending works with. */
export interface SendingParts extends Pick<SendingTime, 'ended' | 'brokenOff'> {
  records: MailRecords;
  compose(due: DueMail): ComposedMail | undefined;
  deliver: Deliver;
  pauses: PauseLimits;
  log: Log;
  commonPause: CommonPause;
}

/** Sends one mail and writes down what came of it. */
export async function sendMail(due: DueMail, parts: SendingParts): Promise<void> {
  const { records, compose, deliver, log, commonPause, brokenOff } = parts;
  const { id } = due.mail;
  const begun = Date.now();
  const about = describe(due);
  let refusals = 0;
  try {
    const mail = compose(due);
    // All that it would have named is erased or released.
    if (due.mail.kind === 'held-back' && !mail) return record(() => records.markSent(id), parts);
    if (!mail) throw new DeliveryError('refused', 'no address');
    ({ refusals } = await holdClaim(records, id, () =>
      deliver(id, mail, readServed(due), brokenOff),
    ));
  } catch (error) {
    // One that was broken off is nobody's fault and leaves with the next start.
    if (brokenOff.aborted) await records.release(id).catch(() => {});
    else await record(() => noteFailure(due, begun, error, parts), parts);
    return;
  }
  // Until this is written the mail would be sent again, so it is not left undone.
  await record(() => records.markSent(id), parts);
  await record(() => commonPause.end(), parts);
  log.info(about, 'mail sent');
  if (refusals > 0) {
    log.error({ ...about, refusals }, 'a receiver refused this mail: check every one in MAIL_TO');
  }
}

/** Runs `task` while the mail stays claimed, however long it takes. */
async function holdClaim<T>(records: MailRecords, id: string, task: () => Promise<T>): Promise<T> {
  let renewing: Promise<void> | undefined;
  const renew = () => {
    // Where the database is away nobody else can claim it either.
    renewing = records.renewClaim(id).catch(() => {});
  };
  const renewals = setInterval(renew, claims.time / 3);
  try {
    return await task();
  } finally {
    clearInterval(renewals);
    // It must not come after what is written down next.
    await renewing;
  }
}

/** What the log says of a mail. */
function describe({ mail, inquiries: [inquiry], total }: DueMail): Record<string, unknown> {
  return mail.kind === 'held-back'
    ? { mail: mail.id, names: total }
    : { mail: mail.id, inquiry: inquiry?.id };
}

function readServed({ mail }: DueMail): string[] {
  return mail.served.split('\n').filter(Boolean);
}

async function noteFailure(
  due: DueMail,
  begun: number,
  error: unknown,
  { records, pauses, log, commonPause }: SendingParts,
): Promise<void> {
  const { id, failures } = due.mail;
  const about = describe(due);
  const fault = error instanceof DeliveryError ? error.fault : 'later';
  const summary = error instanceof DeliveryError ? error.summary : 'unexpected error';
  const words = shorten(error instanceof Error ? error.message : summary);
  if (fault === 'refused') {
    log.error({ ...about, summary }, 'mail refused and parked');
    return records.markParked(id, words);
  }
  if (fault !== 'later') await commonPause.begin(fault, begun);
  log.warn({ ...about, summary, fault }, 'mail not sent, will retry');
  const ownFailures = fault === 'server' ? failures : failures + 1;
  const delay = fault === 'server' ? 0 : choosePause(ownFailures, pauses);
  const served = error instanceof DeliveryError ? error.served : readServed(due);
  return records.markWaiting(id, ownFailures, Date.now() + delay, words, served);
}

// What happened to a mail is written again and again until the database takes it.
async function record(
  write: () => Promise<void>,
  { log, ended, brokenOff }: SendingParts,
): Promise<void> {
  for (let failures = 1; ; failures++) {
    try {
      return await write();
    } catch {
      if (ended.aborted) return;
      log.error('outbox cannot write to the database, will retry');
      const delay = choosePause(failures, databasePauses);
      await pause(delay, undefined, { signal: brokenOff }).catch(() => {});
    }
  }
}

/** Between tries to reach the database. */
export const databasePauses: PauseLimits = { first: 200, longest: 10_000 };

/**
 * When a mail that waits is tried at the latest. One whose time is further off waits for a clock
 * that was put back since, or the longest pause was longer.
 */
export function latestTry(now: number, { longest }: PauseLimits): number {
  return now + Math.max(longest, claims.time) + clockSlack;
}

// Pauses are counted from slightly different moments.
const clockSlack = 60_000;

function shorten(words: string): string {
  return words.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500);
}
