import { createCommonPause, rememberInProcess } from './common-pause.ts';
import { createLooking } from './looking.ts';
import { databasePauses, latestTry, type SendingParts, sendMail } from './send-mail.ts';

/** What the outbox works with. */
type OutboxParts = Pick<SendingParts, 'records' | 'compose' | 'deliver' | 'pauses' | 'log'>;

/** Sends waiting mails in the background. */
interface Outbox {
  /** Looks for waiting mails now. */
  wake(): void;
  /** Lets mails on their way finish for at most `timeout` milliseconds, then breaks them off. */
  stop(timeout?: number): Promise<void>;
}

/**
 * Sends each waiting mail at least once, two at a time, for as long as it takes.
 *
 * When the server is at fault all mails wait together and leave together once it is back; when a
 * mail is at fault it waits alone. The next try of each mail is in the database, so a restart
 * changes nothing but the common pause. Whoever sends a mail claims it there first, so several
 * outboxes may share one database.
 */
export function createOutbox(parts: OutboxParts): Outbox {
  const { records, pauses, log } = parts;
  const active = new Map<string, Promise<void>>();
  const commonPause = createCommonPause(pauses, rememberInProcess());
  const ending = new AbortController();
  const breakingOff = new AbortController();
  const sending = { ...parts, commonPause, ended: ending.signal, brokenOff: breakingOff.signal };
  const looking = createLooking(look, () => {
    log.error('outbox cannot read the database, will retry');
    return databasePauses.first;
  });

  /** @returns after how many milliseconds to look again; undefined when a mail has left. */
  async function look(): Promise<number | undefined> {
    const room = connections - active.size;
    if (room <= 0) return undefined;
    const closedFor = await commonPause.left();
    if (closedFor > 0) return Math.min(closedFor, longestLook);
    const now = Date.now();
    const beyond = latestTry(now, pauses);
    for (const due of await records.claimDue(now, beyond, [...active.keys()], room)) {
      const { id } = due.mail;
      const sent = sendMail(due, sending).finally(() => {
        active.delete(id);
        looking.wake();
      });
      active.set(id, sent);
    }
    if (active.size >= connections) return undefined;
    const next = (await records.findNextTry([...active.keys()])) ?? Number.POSITIVE_INFINITY;
    return Math.min(next - Date.now(), longestLook);
  }

  return {
    wake: looking.wake,
    async stop(timeout = 5000) {
      ending.abort();
      await looking.stop();
      const deadline = setTimeout(() => breakingOff.abort(), timeout);
      await Promise.all(active.values());
      clearTimeout(deadline);
    },
  };
}

const connections = 2;

// Mails released by the owner's commands come from another process and are found by looking.
const longestLook = 5000;
