import { createCommonPause, type PauseMemory } from '../outbox/common-pause.ts';
import { latestTry, type SendingParts, sendMail } from '../outbox/send-mail.ts';

/** What sending works with. */
interface WorkerSendingParts
  extends Pick<SendingParts, 'records' | 'compose' | 'deliver' | 'pauses' | 'log'> {
  /** Shared by all instances, as none of them lives long. */
  pauseMemory: PauseMemory;
}

/** Sends waiting mails for as long as the platform lets it. */
export interface WorkerSending {
  /** Mails are waiting. */
  order(): void;
  /** Whether mails were ordered since this was last asked. */
  takeOrder(): boolean;
  /**
   * Sends what is due, at most two mails at a time in this instance. Begins none after `begin`
   * milliseconds, and breaks off after `end` those that are still on their way.
   */
  sendDue(limits: { begin: number; end: number }): Promise<void>;
}

export function createWorkerSending(parts: WorkerSendingParts): WorkerSending {
  const { records, pauses, pauseMemory } = parts;
  const commonPause = createCommonPause(pauses, pauseMemory);
  const active = new Set<string>();
  // Each ends by itself, as one that the platform stops never says so.
  let lanes: { end: number }[] = [];
  let isOrdered = false;

  const sendInTurn = async (begin: number, brokenOff: AbortSignal): Promise<void> => {
    while (Date.now() < begin && (await commonPause.left()) <= 0) {
      isOrdered = false;
      const now = Date.now();
      const [due] = await records.claimDue(now, latestTry(now, pauses), [...active], 1);
      if (due) {
        const { id } = due.mail;
        active.add(id);
        const sending = { ...parts, commonPause, ended: brokenOff, brokenOff };
        await sendMail(due, sending).finally(() => active.delete(id));
      } else if (!isOrdered) return;
    }
  };

  return {
    order() {
      isOrdered = true;
    },
    takeOrder() {
      const was = isOrdered;
      isOrdered = false;
      return was;
    },
    async sendDue({ begin, end }) {
      const now = Date.now();
      lanes = lanes.filter((lane) => lane.end > now);
      const brokenOff = AbortSignal.timeout(end);
      const sendInOwnLane = async () => {
        const lane = { end: now + end };
        lanes.push(lane);
        try {
          await sendInTurn(now + begin, brokenOff);
        } finally {
          lanes = lanes.filter((other) => other !== lane);
        }
      };
      const room = Math.max(0, connections - lanes.length);
      // One that is busy looks again by itself.
      if (room === 0) isOrdered = true;
      await Promise.all(Array.from({ length: room }, sendInOwnLane));
    },
  };
}

const connections = 2;
