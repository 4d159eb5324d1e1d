/*
 * The mail sender: sends the emails that are due. The mailers call it (../node/mailer.ts and
 * ../worker/mailer.ts); it reads and updates the table `mails` through mail-store.ts.
 */

import { setTimeout as pause } from 'node:timers/promises';
import type { Company } from '#contract/company.ts';
import type { DepartmentWords } from '#contract/departments.ts';
import type { Environment } from '#contract/environment.ts';
import type { Database } from '../database/database.ts';
import type { QueriesLeft } from '../database/query-budget.ts';
import { type MailRow, mailKinds } from '../database/tables.ts';
import type { Log } from '../shared/log.ts';
import { composeMail, readMailOffice, withoutReplyTo } from './compose-mail.ts';
import { type Deliver, type Delivery, DeliveryError } from './deliver.ts';
import { createMailStore, type DueMail, type MailStore } from './mail-store.ts';
import { choosePause, createSharedPause, type PauseLimits } from './pauses.ts';

const maxConnections = 2;

/**
 * Maximum number of queries for one email: one for the shared pause, two for the claim, three for the result,
 * two to renew the claim. Two connections to the mail server are included, because the Worker counts them too.
 */
const queriesPerMail = 10;

/** Number of queries at the end of `sendDue`. */
const queriesAfterSending = 3;

/** Number of failures after which an email is sent without the visitor's address as Reply-To. */
const maxFailuresWithReplyTo = 3;

/**
 * Milliseconds. Needed because the time of the retry and `now` come from slightly different readings of the
 * clock.
 */
const clockTolerance = 60_000;

/** Pauses between attempts to use the database after an error, in milliseconds. */
export const databasePauses: PauseLimits = { first: 200, longest: 10_000 };

/** Time limits for one call of `sendDue`. On Node, `sendDue` may run until the process stops. */
export interface SendingLimits {
  /** Time after which no further email is started, in milliseconds since 1970. */
  startBefore: number;
  /** Undefined on Node, which has no limit. */
  queriesLeft?: QueriesLeft;
  /** Time at which the platform stops all work that is still running, in milliseconds since 1970. */
  endsAt: number;
  /** Signal that aborts once neither sending an email nor recording its result may be retried. */
  stopped: AbortSignal;
  /** Signal that aborts when emails that are being sent must be interrupted. */
  interrupted: AbortSignal;
}

interface MailSenderParts {
  environment: Pick<
    Environment,
    'MAIL_FROM' | 'MAIL_TO' | 'MAIL_ACKNOWLEDGE' | 'OUTBOX_RETRY_FIRST' | 'OUTBOX_RETRY_MAX'
  >;
  company: Company;
  /** The labels of departments in emails. */
  departments?: DepartmentWords;
  database: Database;
  deliver: Deliver;
  /**
   * Milliseconds for which an email is claimed before it is sent. The claim is renewed after each third of
   * this duration until the email is sent. If the process dies, no other process sends the email until the
   * claim ends.
   */
  claimDuration: number;
  log: Log;
}

/**
 * Sends every email in the outbox at least once, over at most two connections, and retries without a limit.
 *
 * If the mail server fails, all emails pause until the server works again. If one email causes a failure,
 * only that email waits. Pauses are stored in the database, so they survive a restart. An email is claimed in
 * the database before it is sent, so several processes can share one database.
 */
export function createMailSender({
  environment,
  company,
  departments,
  database,
  deliver,
  claimDuration,
  log,
}: MailSenderParts) {
  const office = readMailOffice(environment, company, departments);
  const pauses = { first: environment.OUTBOX_RETRY_FIRST, longest: environment.OUTBOX_RETRY_MAX };
  const mails = createMailStore(database, claimDuration);
  const sharedPause = createSharedPause(database, pauses);
  /** Ids of the emails that this process is currently sending. */
  const sending = new Set<string>();
  // Entries expire, because `finally` does not run when the platform stops a Worker.
  let openConnections: { endsAt: number }[] = [];
  /**
   * Returns the latest time for which a retry can be planned, in milliseconds since 1970. A retry that is
   * planned for a later time was planned before the clock was set back or `OUTBOX_RETRY_MAX` was lowered, so it
   * is due immediately.
   */
  const latestTry = (now: number) => now + Math.max(pauses.longest, claimDuration) + clockTolerance;
  // Set if an email may have been enqueued after a connection found no due email.
  let mustLookAgain = false;

  /** Sends one email after another until no email is due. */
  const sendUntilNoneIsDue = async (limits: SendingLimits): Promise<void> => {
    while (mayStart(limits) && (await sharedPause.remaining()) <= 0) {
      mustLookAgain = false;
      const now = Date.now();
      const due = await mails.claimNext(now, latestTry(now), [...sending]);
      if (due) {
        const { id } = due.mail;
        sending.add(id);
        await send(due, limits).finally(() => sending.delete(id));
      } else if (!mustLookAgain) {
        return;
      }
    }
  };

  /** Sends one email and records the result. */
  const send = async (due: DueMail, limits: SendingLimits): Promise<void> => {
    const { mail } = due;
    const startedAt = Date.now();
    const logFields = describeForLog(due);
    let refusals = 0;
    try {
      const composed = composeMail(due, office);
      // A digest is not sent if all of its inquiries were erased or released.
      if (mail.kind === mailKinds.digest && !composed) {
        return recordUntilWritten(() => mails.markSent(mail.id), limits);
      }
      if (!composed) throw new DeliveryError('refused', 'no address');
      const delivery = {
        id: mail.id,
        mail: composed,
        deliveredTo: mail.deliveredTo,
        interrupted: limits.interrupted,
      };
      await withClaim(mails, mail.id, claimDuration, async () => {
        ({ refusals } = await deliverWithOrWithoutReplyTo(deliver, delivery, mail));
        // Without this record, the email would be sent again.
        await recordUntilWritten(() => mails.markSent(mail.id), limits);
      });
    } catch (error) {
      // An interrupted email does not count as failed. It is sent after the next start.
      if (limits.interrupted.aborted) await mails.releaseClaim(mail.id).catch(() => {});
      else await recordUntilWritten(() => recordFailure(due, startedAt, error), limits);
      return;
    }
    await recordUntilWritten(() => sharedPause.end(), limits);
    log.info(logFields, 'mail sent');
    if (refusals > 0) {
      log.error(
        { ...logFields, refusals },
        'a recipient rejected this email: check the addresses in MAIL_TO',
      );
    }
  };

  const recordUntilWritten = (write: () => Promise<void>, limits: SendingLimits) =>
    retryUntilWritten(write, limits, log);

  /** Records a failed attempt and plans the next attempt. */
  const recordFailure = async (due: DueMail, startedAt: number, error: unknown): Promise<void> => {
    const { mail } = due;
    const logFields = describeForLog(due);
    const { fault, summary, message, deliveredTo } =
      error instanceof DeliveryError
        ? error
        : new DeliveryError('later', 'unexpected error', error, mail.deliveredTo);
    const lastError = message.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500);
    if (fault === 'refused') {
      log.error({ ...logFields, summary }, 'mail refused and parked');
      return mails.markParked(mail.id, lastError);
    }
    if (fault !== 'later') await sharedPause.begin(fault, startedAt);
    log.warn({ ...logFields, summary, fault }, 'mail not sent, will retry');
    const isServerFault = fault === 'server';
    const failures = isServerFault ? mail.failures : mail.failures + 1;
    // If the mail server failed, the email only has to wait for the shared pause.
    const delay = isServerFault ? 0 : choosePause(failures, pauses);
    const nextTryAt = Date.now() + delay;
    return mails.markWaiting(mail.id, { failures, nextTryAt, lastError, deliveredTo });
  };

  /** Logs how many emails remain after the time or the queries of this run are used up. */
  const logRemaining = async (): Promise<void> => {
    const count = await mails.countDue(Date.now());
    if (count > 0) log.info({ count }, 'emails left for the next run');
  };

  return {
    /**
     * Sends the emails that are due, at most two at a time in this process.
     *
     * @returns the milliseconds until the next email may be due; undefined if all connections are busy. In
     * that case, each connection checks once more for due emails before it is closed.
     */
    async sendDue(limits: SendingLimits): Promise<number | undefined> {
      const now = Date.now();
      openConnections = openConnections.filter(({ endsAt }) => endsAt > now);
      const free = maxConnections - openConnections.length;
      if (free <= 0) {
        mustLookAgain = true;
        return undefined;
      }
      const useConnection = async () => {
        const connection = { endsAt: limits.endsAt };
        openConnections.push(connection);
        try {
          await sendUntilNoneIsDue(limits);
        } finally {
          openConnections = openConnections.filter((other) => other !== connection);
        }
      };
      await Promise.all(Array.from({ length: free }, useConnection));
      if (!limits.stopped.aborted && !mayStart(limits)) await logRemaining();
      const nextTry = (await mails.findNextTry([...sending])) ?? Number.POSITIVE_INFINITY;
      return Math.max(nextTry - Date.now(), await sharedPause.remaining());
    },
    /**
     * Ends the shared pause. Called when the service starts, because the SMTP settings may have been
     * corrected.
     */
    endSharedPause: sharedPause.end,
  };
}

export type MailSender = ReturnType<typeof createMailSender>;

/** Whether the limits allow another email to be started. */
function mayStart({ stopped, startBefore, queriesLeft }: SendingLimits): boolean {
  const needed = maxConnections * queriesPerMail + queriesAfterSending;
  const hasQueries = queriesLeft === undefined || queriesLeft() >= needed;
  return !stopped.aborted && Date.now() < startBefore && hasQueries;
}

/**
 * Delivers an email. If the email is rejected or has failed repeatedly, delivers it without the visitor's
 * address as Reply-To, because an address that the mail server rejects must not keep the inquiry from
 * reaching the owner.
 */
async function deliverWithOrWithoutReplyTo(deliver: Deliver, delivery: Delivery, mail: MailRow) {
  const hasVisitorAddress = mail.kind === mailKinds.inquiry && delivery.mail.replyTo !== undefined;
  if (!hasVisitorAddress) return deliver(delivery);
  const deliveryWithoutReplyTo = { ...delivery, mail: withoutReplyTo(delivery.mail) };
  if (mail.failures >= maxFailuresWithReplyTo) return deliver(deliveryWithoutReplyTo);
  try {
    return await deliver(delivery);
  } catch (error) {
    const isRefused = error instanceof DeliveryError && error.fault === 'refused';
    if (!isRefused || delivery.interrupted.aborted) throw error;
    return deliver(deliveryWithoutReplyTo);
  }
}

/** Runs `task`, and renews the claim on the email until `task` is finished. */
async function withClaim<T>(
  mails: MailStore,
  id: string,
  claimDuration: number,
  task: () => Promise<T>,
): Promise<T> {
  const finished = new AbortController();
  const renewing = renewClaim(mails, id, claimDuration / 3, finished.signal);
  try {
    return await task();
  } finally {
    finished.abort();
    // Waits for a pending renewal, which would otherwise overwrite the result that is recorded next.
    await renewing;
  }
}

/** Renews the claim on an email every `interval` milliseconds until `finished` aborts. */
async function renewClaim(
  mails: MailStore,
  id: string,
  interval: number,
  finished: AbortSignal,
): Promise<void> {
  while (!finished.aborted) {
    await pause(interval, undefined, { signal: finished }).catch(() => {});
    // A failed renewal is ignored: while the database is unavailable, no other process can claim this email either.
    if (!finished.aborted) await mails.renewClaim(id).catch(() => {});
  }
}

/** Repeats `write` until the database accepts it or `stopped` aborts. */
async function retryUntilWritten(
  write: () => Promise<void>,
  { stopped, interrupted }: SendingLimits,
  log: Log,
): Promise<void> {
  for (let failures = 1; ; failures++) {
    try {
      return await write();
    } catch {
      if (stopped.aborted) return;
      log.error('outbox cannot write to the database, will retry');
      const delay = choosePause(failures, databasePauses);
      await pause(delay, undefined, { signal: interrupted }).catch(() => {});
    }
  }
}

function describeForLog({ mail, inquiries, total }: DueMail): Record<string, unknown> {
  return mail.kind === mailKinds.digest
    ? { mail: mail.id, names: total }
    : { mail: mail.id, inquiry: inquiries[0]?.id };
}
