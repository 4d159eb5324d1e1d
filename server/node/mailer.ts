/*
 * The mailer on Node decides when emails are sent: when it is woken, when the next retry is due, and at least
 * every few seconds. `outbox/mail-sender.ts` sends them.
 */

import { databasePauses, type MailSender, type SendingLimits } from '../outbox/mail-sender.ts';
import type { Mailer } from '../outbox/mailer.ts';
import { choosePause } from '../outbox/pauses.ts';
import type { Log } from '../shared/log.ts';

/** Milliseconds. The `leads` commands enqueue emails in another process, which cannot wake this mailer. */
const longestWait = 5000;

export interface NodeMailer extends Mailer {
  /** Waits up to `timeout` milliseconds for emails that are being sent, then interrupts them. */
  stop(timeout?: number): Promise<void>;
}

export function createNodeMailer(sender: MailSender, log: Log): NodeMailer {
  const stopping = new AbortController();
  const interrupting = new AbortController();
  const limits: SendingLimits = {
    startBefore: Number.POSITIVE_INFINITY,
    endsAt: Number.POSITIVE_INFINITY,
    stopped: stopping.signal,
    interrupted: interrupting.signal,
  };
  const rounds = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  /** Number of consecutive rounds in which the database was unavailable. */
  let failures = 0;

  const sendRound = async (): Promise<void> => {
    try {
      const wait = await sender.sendDue(limits);
      failures = 0;
      if (wait !== undefined) wakeAfter(Math.min(wait, longestWait));
    } catch {
      log.error('outbox cannot read the database, will retry');
      failures += 1;
      wakeAfter(choosePause(failures, databasePauses));
    }
  };

  const wake = (): void => {
    if (stopping.signal.aborted) return;
    const round = sendRound().finally(() => rounds.delete(round));
    rounds.add(round);
  };

  const wakeAfter = (delay: number): void => {
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(wake, Math.max(0, delay));
  };

  return {
    wake,
    async stop(timeout = 5000) {
      stopping.abort();
      clearTimeout(timer);
      const deadline = setTimeout(() => interrupting.abort(), timeout);
      await Promise.all(rounds);
      clearTimeout(deadline);
    },
  };
}
