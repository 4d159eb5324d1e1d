import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { ComposedMail } from './compose-mail.ts';
import { type Deliver, DeliveryError } from './deliver.ts';
import { claims, createMailRecords, type DueMail } from './mail-records.ts';
import { choosePause, createCommonPause, type PauseLimits } from './pauses.ts';

interface SendingTime {
  /** No mail is begun at or after this, in milliseconds since 1970. */
  begin: number;
  /** Then mails on their way are broken off, or the platform ends the process. */
  end: number;
  /** No further try, of sending or of writing down what came of it. */
  ended: AbortSignal;
  /** Mails on their way are broken off. */
  brokenOff: AbortSignal;
}

interface OutboxParts {
  database: Database;
  compose(due: DueMail): ComposedMail | undefined;
  deliver: Deliver;
  pauses: PauseLimits;
  log: Log;
}

/**
 * Sends each waiting mail at least once, two at a time, for as long as it takes.
 *
 * When the server is at fault all mails wait together and leave together once it is back; when a
 * mail is at fault it waits alone. All of that is in the database, so a restart changes nothing.
 * A mail is claimed there before it is sent, so several processes may share one database.
 */
export function createOutbox({ database, compose, deliver, pauses, log }: OutboxParts) {
  const records = createMailRecords(database);
  const commonPause = createCommonPause(database, pauses);
  const active = new Set<string>();
  // Each ends by itself, as one that the platform stops never says so.
  let lanes: { end: number }[] = [];
  let isOrdered = false;

  const sendInTurn = async (time: SendingTime): Promise<void> => {
    while (!time.ended.aborted && Date.now() < time.begin && (await commonPause.left()) <= 0) {
      isOrdered = false;
      const now = Date.now();
      const due = await records.claimNext(now, latestTry(now, pauses), [...active]);
      if (due) {
        const { id } = due.mail;
        active.add(id);
        await send(due, time).finally(() => active.delete(id));
      } else if (!isOrdered) return;
    }
  };

  /** Sends one mail and writes down what came of it. */
  const send = async (due: DueMail, time: SendingTime): Promise<void> => {
    const { mail } = due;
    const begun = Date.now();
    const about = describe(due);
    let refusals = 0;
    try {
      const composed = compose(due);
      // All that it would have named is erased or released.
      if (mail.kind === 'held-back' && !composed) {
        return record(() => records.markSent(mail.id), time);
      }
      if (!composed) throw new DeliveryError('refused', 'no address');
      const deliverNow = () => deliver(mail.id, composed, readServed(due), time.brokenOff);
      ({ refusals } = await holdClaim(mail.id, deliverNow));
    } catch (error) {
      // One that was broken off has no fault and leaves with the next start.
      if (time.brokenOff.aborted) await records.release(mail.id).catch(() => {});
      else await record(() => noteFailure(due, begun, error), time);
      return;
    }
    // Until this is written the mail would be sent again, so it is not left undone.
    await record(() => records.markSent(mail.id), time);
    await record(() => commonPause.end(), time);
    log.info(about, 'mail sent');
    if (refusals > 0) {
      log.error({ ...about, refusals }, 'a receiver refused this mail: check every one in MAIL_TO');
    }
  };

  /** Runs `task` while the mail stays claimed, however long it takes. */
  const holdClaim = async <T>(id: string, task: () => Promise<T>): Promise<T> => {
    let renewing: Promise<void> | undefined;
    const renewals = setInterval(() => {
      // While the database is away no other process can claim it either.
      renewing = records.renewClaim(id).catch(() => {});
    }, claims.time / 3);
    try {
      return await task();
    } finally {
      clearInterval(renewals);
      // It must not come after what is written down next.
      await renewing;
    }
  };

  const noteFailure = async (due: DueMail, begun: number, error: unknown): Promise<void> => {
    const { id, failures } = due.mail;
    const about = describe(due);
    const { fault, summary, message, served } =
      error instanceof DeliveryError
        ? error
        : new DeliveryError('later', 'unexpected error', error, readServed(due));
    const words = message.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500);
    if (fault === 'refused') {
      log.error({ ...about, summary }, 'mail refused and parked');
      return records.markParked(id, words);
    }
    if (fault !== 'later') await commonPause.begin(fault, begun);
    log.warn({ ...about, summary, fault }, 'mail not sent, will retry');
    const ownFailures = fault === 'server' ? failures : failures + 1;
    const delay = fault === 'server' ? 0 : choosePause(ownFailures, pauses);
    return records.markWaiting(id, ownFailures, Date.now() + delay, words, served);
  };

  // What happened to a mail is written again and again until the database takes it.
  const record = async (
    write: () => Promise<void>,
    { ended, brokenOff }: SendingTime,
  ): Promise<void> => {
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
  };

  return {
    order() {
      isOrdered = true;
    },
    takeOrder(): boolean {
      const was = isOrdered;
      isOrdered = false;
      return was;
    },
    /**
     * Sends what is due, at most two mails at a time in this process.
     *
     * @returns the milliseconds until there may be more; undefined when both are busy, and look again.
     */
    async sendDue(time: SendingTime): Promise<number | undefined> {
      lanes = lanes.filter((lane) => lane.end > Date.now());
      const sendInOwnLane = async () => {
        const lane = { end: time.end };
        lanes.push(lane);
        try {
          await sendInTurn(time);
        } finally {
          lanes = lanes.filter((other) => other !== lane);
        }
      };
      const room = Math.max(0, connections - lanes.length);
      if (room === 0) {
        isOrdered = true;
        return undefined;
      }
      await Promise.all(Array.from({ length: room }, sendInOwnLane));
      const next = (await records.findNextTry([...active])) ?? Number.POSITIVE_INFINITY;
      return Math.max(next - Date.now(), await commonPause.left());
    },
    /** Forgets the common pause: the settings may be other ones now. */
    forgetPause: commonPause.end,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

const connections = 2;

export const databasePauses: PauseLimits = { first: 200, longest: 10_000 };

function describe({ mail, inquiries: [inquiry], total }: DueMail): Record<string, unknown> {
  return mail.kind === 'held-back'
    ? { mail: mail.id, names: total }
    : { mail: mail.id, inquiry: inquiry?.id };
}

function readServed({ mail }: DueMail): string[] {
  return mail.served.split('\n').filter(Boolean);
}

// When a mail that waits is tried at the latest. One whose time is further off waits for a clock
// that was put back since, or the longest pause was longer.
function latestTry(now: number, { longest }: PauseLimits): number {
  return now + Math.max(longest, claims.time) + clockSlack;
}

// Pauses are counted from slightly different moments.
const clockSlack = 60_000;
