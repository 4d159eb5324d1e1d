import type { MailSender } from '../outbox/mail-sender.ts';
import type { Mailer } from '../outbox/mailer.ts';

/** What the platform passes to the handler of a request. */
export interface RequestContext {
  /** Keeps the Worker running until `promise` is settled, after the answer too. */
  waitUntil(promise: Promise<unknown>): void;
}

/** The mailer of a Worker, which runs only while it handles a request or a scheduled event. */
export interface WorkerMailer extends Mailer {
  /** Sends after the response, if a mail was enqueued. Must be called once per request. */
  sendIfWoken(context: RequestContext): void;
  /** Sends the mails that are due, from a scheduled event. */
  sendOnSchedule(): Promise<void>;
}

export function createWorkerMailer(sender: MailSender): WorkerMailer {
  let isWoken = false;

  const send = async ({ startFor, runFor }: RunTime): Promise<void> => {
    isWoken = false;
    const now = Date.now();
    const signal = AbortSignal.timeout(runFor);
    try {
      const wait = await sender.sendDue({
        startBefore: now + startFor,
        endsAt: now + runFor,
        stopped: signal,
        interrupted: signal,
      });
      // Both connections are busy. If they run out of time, the next request continues.
      if (wait === undefined) isWoken = true;
    } catch {
      // The database is unavailable; the next scheduled event tries again.
    }
  };

  return {
    wake() {
      isWoken = true;
    },
    sendIfWoken(context) {
      if (isWoken) context.waitUntil(send(afterAnswer));
    },
    sendOnSchedule: () => send(onSchedule),
  };
}

/** Milliseconds from now: for how long mails are started, and after which sending ends. */
interface RunTime {
  startFor: number;
  runFor: number;
}

// The platform stops what still runs 30 s after an answer, and a scheduled event after 15 minutes.
const afterAnswer: RunTime = { startFor: 10_000, runFor: 25_000 };
const onSchedule: RunTime = { startFor: 50_000, runFor: 840_000 };
