import type { Database } from '../database/database.ts';
import { createMailRecords } from './mail-records.ts';
import { createCommonPause } from './pauses.ts';
import { latestTry, type SendingParts, type SendingTime, sendMail } from './send-mail.ts';

/** What the outbox works with. */
type OutboxParts = Pick<SendingParts, 'compose' | 'deliver' | 'pauses' | 'log'> & {
  database: Database;
};

/**
 * Sends each waiting mail at least once, two at a time, for as long as it takes.
 *
 * When the server is at fault all mails wait together and leave together once it is back; when a
 * mail is at fault it waits alone. All of that is in the database, so a restart changes nothing.
 * Whoever sends a mail claims it there first, so several processes may share one database.
 */
export function createOutbox({ database, pauses, ...parts }: OutboxParts) {
  const records = createMailRecords(database);
  const commonPause = createCommonPause(database, pauses);
  const active = new Set<string>();
  // Each ends by itself, as one that the platform stops never says so.
  let lanes: { end: number }[] = [];
  let isOrdered = false;

  const sendInTurn = async ({ begin, ended, brokenOff }: SendingTime): Promise<void> => {
    while (!ended.aborted && Date.now() < begin && (await commonPause.left()) <= 0) {
      isOrdered = false;
      const now = Date.now();
      const due = await records.claimNext(now, latestTry(now, pauses), [...active]);
      if (due) {
        const { id } = due.mail;
        active.add(id);
        const sending = { ...parts, records, pauses, commonPause, ended, brokenOff };
        await sendMail(due, sending).finally(() => active.delete(id));
      } else if (!isOrdered) return;
    }
  };

  return {
    /** Mails are waiting. */
    order() {
      isOrdered = true;
    },
    /** Whether mails were ordered since this was last asked. */
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
