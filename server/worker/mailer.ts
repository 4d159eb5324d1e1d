/*
 * The mailer of the Worker decides when emails are sent: after responses and in scheduled events, because a
 * Worker runs only then. `outbox/mail-sender.ts` sends them.
 */

import type { QueriesLeft } from '../database/query-budget.ts';
import type { MailSender } from '../outbox/mail-sender.ts';
import type { Mailer } from '../outbox/mailer.ts';

/** The context object that the platform passes to the request handler. */
export interface RequestContext {
  /** Keeps the Worker running until `promise` is settled, even after the response was sent. */
  waitUntil(promise: Promise<unknown>): void;
}

export interface WorkerMailer extends Mailer {
  /** Sends due emails after the response, if an email was enqueued. Must be called once per request. */
  sendIfWoken(context: RequestContext): void;
  /** Sends due emails. Must be called in the handler of a scheduled event. */
  sendOnSchedule(): Promise<void>;
}

/** Time limits, in milliseconds from now. */
interface RunTime {
  /** Time during which further emails may be started. */
  startFor: number;
  /** Time after which sending is aborted. */
  runFor: number;
}

// Cloudflare stops a Worker 30 s after the response, and a scheduled event after 15 minutes.
const afterResponse: RunTime = { startFor: 10_000, runFor: 25_000 };
const onSchedule: RunTime = { startFor: 50_000, runFor: 840_000 };

// Milliseconds.
const queryCheckInterval = 1000;

// If fewer queries are left, no emails are sent, and emails that are being sent are interrupted. For each of the two emails, three
// queries record the result, and three more are made at the end.
const fewestQueries = 10;

export function createWorkerMailer(sender: MailSender, queriesLeft: QueriesLeft): WorkerMailer {
  let isWoken = false;

  const send = async ({ startFor, runFor }: RunTime): Promise<void> => {
    // The next invocation sends the emails.
    if (queriesLeft() < fewestQueries) return;
    isWoken = false;
    const now = Date.now();
    // A slow mail server uses up the queries, because the claims on the emails are renewed.
    const interrupting = new AbortController();
    const queryCheck = setInterval(() => {
      if (queriesLeft() < fewestQueries) interrupting.abort();
    }, queryCheckInterval);
    const signal = AbortSignal.any([AbortSignal.timeout(runFor), interrupting.signal]);
    try {
      const wait = await sender.sendDue({
        startBefore: now + startFor,
        endsAt: now + runFor,
        queriesLeft,
        stopped: signal,
        interrupted: signal,
      });
      // All mail server connections are busy. If these connections run out of time, the next request sends
      // the remaining emails.
      if (wait === undefined) isWoken = true;
    } catch {
      // The database is unavailable. The next scheduled event tries again.
    } finally {
      clearInterval(queryCheck);
    }
  };

  return {
    wake() {
      isWoken = true;
    },
    sendIfWoken(context) {
      if (isWoken) context.waitUntil(send(afterResponse));
    },
    sendOnSchedule: () => send(onSchedule),
  };
}
