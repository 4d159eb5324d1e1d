import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ComposedMail } from './compose-mail.ts';
import { DeliveryError } from './delivery-error.ts';
import type { DueMail, MailRecords } from './mail-records.ts';
import { choosePause, type PauseLimits } from './pauses.ts';

/** A mail that is in other hands. */
export interface Delivery {
  /** Receivers who refused it for good; at least one other took it. */
  refusals: number;
}

/**
 * Brings one mail away; resolves when it is in other hands.
 *
 * @throws DeliveryError
 */
export type Deliver = (id: string, mail: ComposedMail, stopped: AbortSignal) => Promise<Delivery>;

/** What the outbox works with. */
export interface OutboxParts {
  records: MailRecords;
  compose(due: DueMail): ComposedMail | undefined;
  deliver: Deliver;
  pauses: PauseLimits;
  log: Logger;
}

/** Sends waiting mails in the background. */
export interface Outbox {
  /** Looks for waiting mails now. */
  wake(): void;
  /** Lets mails on their way finish for at most `patience` milliseconds, then breaks them off. */
  stop(patience?: number): Promise<void>;
}

/**
 * Sends each waiting mail at least once, two at a time, for as long as it takes.
 *
 * When the server is at fault all mails wait together and leave together once it is back; when a
 * mail is at fault it waits alone. The next try of each mail is in the database, so a restart
 * changes nothing but the common pause.
 */
export function createOutbox({ records, compose, deliver, pauses, log }: OutboxParts): Outbox {
  const active = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let timer: NodeJS.Timeout | undefined;
  let serverFailures = 0;
  let closedUntil = 0;

  const look = async (): Promise<void> => {
    const room = connections - active.size;
    if (isStopped || room <= 0) return;
    const closedFor = closedUntil - performance.now();
    if (closedFor > 0) {
      schedule(Math.min(closedFor, longestLook));
      return;
    }
    const now = Date.now();
    // No pause reaches so far: the clock was put back since, or the longest pause was longer.
    const beyond = now + pauses.longest + clockSlack;
    for (const due of await records.findDue(now, beyond, [...active.keys()], room)) {
      const sending = send(due).finally(() => {
        active.delete(due.mail.id);
        wake();
      });
      active.set(due.mail.id, sending);
    }
    // Full hands look again when one is free.
    if (active.size >= connections) return;
    const next = (await records.findNextTry([...active.keys()])) ?? Number.POSITIVE_INFINITY;
    schedule(Math.min(next - Date.now(), longestLook));
  };

  const send = async (due: DueMail): Promise<void> => {
    const { id, failures } = due.mail;
    const begun = performance.now();
    let refusals = 0;
    try {
      const mail = compose(due);
      if (!mail) throw new DeliveryError('refused', 'no address', undefined);
      ({ refusals } = await deliver(id, mail, stopping.signal));
    } catch (error) {
      if (!stopping.signal.aborted) await record(() => noteFailure(error));
      return;
    }
    serverFailures = 0;
    closedUntil = 0;
    // Until this is written the mail would be sent again, so it is not left undone.
    await record(() => records.markSent(id));
    log.info({ mail: id, enquiry: due.enquiry.id }, 'mail sent');
    if (refusals > 0) {
      log.error({ mail: id, refusals }, 'a receiver refused this mail: check every one in MAIL_TO');
    }

    async function noteFailure(error: unknown): Promise<void> {
      const fault = error instanceof DeliveryError ? error.fault : 'later';
      const summary = error instanceof DeliveryError ? error.summary : 'unexpected error';
      const words = shorten(error instanceof Error ? error.message : summary);
      if (fault === 'refused') {
        log.error({ mail: id, enquiry: due.enquiry.id, summary }, 'mail refused and parked');
        return records.markParked(id, words);
      }
      // Two mails that met the same outage count it once.
      if (fault !== 'later' && begun >= closedUntil) {
        if (fault === 'server') serverFailures += 1;
        // Mails that break every talk would otherwise keep the others back for longer and longer.
        const count = fault === 'server' ? serverFailures : 1;
        closedUntil = performance.now() + choosePause(count, pauses);
      }
      log.warn({ mail: id, enquiry: due.enquiry.id, summary, fault }, 'mail not sent, will retry');
      const ownFailures = fault === 'server' ? failures : failures + 1;
      const delay = fault === 'server' ? 0 : choosePause(ownFailures, pauses);
      return records.markWaiting(id, ownFailures, Date.now() + delay, words);
    }
  };

  // What happened to a mail is written again and again until the database takes it.
  const record = async (write: () => Promise<void>): Promise<void> => {
    for (let failures = 1; ; failures++) {
      try {
        return await write();
      } catch {
        if (isStopped) return;
        log.error('outbox cannot write to the database, will retry');
        const delay = choosePause(failures, databasePauses);
        await pause(delay, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  };

  const schedule = (delay: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(wake, Math.max(0, delay));
  };

  const wake = (): void => {
    if (isStopped) return;
    lookAgain = true;
    looking ??= lookUntilQuiet();
  };

  const lookUntilQuiet = async (): Promise<void> => {
    while (lookAgain) {
      lookAgain = false;
      try {
        await look();
      } catch {
        log.error('outbox cannot read the database, will retry');
        schedule(databasePauses.first);
      }
    }
    looking = undefined;
  };

  return {
    wake,
    async stop(patience = 5000) {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      const deadline = setTimeout(() => stopping.abort(), patience);
      await Promise.all(active.values());
      clearTimeout(deadline);
    },
  };
}

const connections = 2;

// Mails released by the owner's commands come from another process and are found by looking.
const longestLook = 5000;

// Pauses are counted from slightly different moments.
const clockSlack = 60_000;

const databasePauses: PauseLimits = { first: 200, longest: 10_000 };

function shorten(words: string): string {
  return words.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500);
}
