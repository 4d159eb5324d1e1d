import type { Log } from '../log.ts';
import { databasePauses, type Outbox } from '../outbox/outbox.ts';

/** Sends what `outbox` holds: when woken, and when the time of the next mail has come. */
export function keepSending(outbox: Outbox, log: Log) {
  const ending = new AbortController();
  const breakingOff = new AbortController();
  const forever = Number.POSITIVE_INFINITY;
  const time = {
    begin: forever,
    end: forever,
    ended: ending.signal,
    brokenOff: breakingOff.signal,
  };
  const active = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    try {
      const wait = await outbox.sendDue(time);
      if (wait !== undefined) schedule(Math.min(wait, longestLook));
    } catch {
      log.error('outbox cannot read the database, will retry');
      schedule(databasePauses.first);
    }
  };

  const wake = (): void => {
    if (ending.signal.aborted) return;
    outbox.order();
    const looking = look().finally(() => active.delete(looking));
    active.add(looking);
  };

  const schedule = (delay: number): void => {
    clearTimeout(timer);
    if (!ending.signal.aborted) timer = setTimeout(wake, Math.max(0, delay));
  };

  return {
    wake,
    /** Lets mails on their way finish for at most `timeout` milliseconds, then breaks them off. */
    async stop(timeout = 5000): Promise<void> {
      ending.abort();
      clearTimeout(timer);
      const deadline = setTimeout(() => breakingOff.abort(), timeout);
      await Promise.all(active);
      clearTimeout(deadline);
    },
  };
}

// Mails released by the owner's commands come from another process and are found by looking.
const longestLook = 5000;
