import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Does what changes content; fails as `act` does. */
export type Change = <Outcome>(act: () => Promise<Outcome>) => Promise<Outcome>;

/**
 * Keeps pages from being made while content changes under them. A module that was just loading
 * would keep what it read before, so that a new page is listed and yet not found until the next
 * change; and a page asked for right after a save would be the one before it. A change therefore
 * waits for the pages on their way, and pages wait until the site has taken the change over.
 *
 * @param longest How long either waits for the other at most, in milliseconds.
 */
export function holdPages(longest = 5000) {
  const signals = new EventEmitter();
  let changing: Promise<void> | undefined;
  let onTheirWay = 0;

  const hear = (signal: 'taken over' | 'all sent') =>
    once(signals, signal, { signal: AbortSignal.timeout(longest) }).catch(() => undefined);

  const change: Change = async (act) => {
    while (changing) await changing;
    const { promise, resolve } = Promise.withResolvers<void>();
    changing = promise;
    const release = () => {
      changing = undefined;
      resolve();
    };
    try {
      if (onTheirWay > 0) await hear('all sent');
      const takenOver = hear('taken over');
      const outcome = await act();
      void takenOver.then(release);
      return outcome;
    } catch (error) {
      release();
      throw error;
    }
  };

  /** Middleware before all that makes pages. */
  async function serve(_: IncomingMessage, response: ServerResponse, next: () => void) {
    while (changing) await changing;
    onTheirWay += 1;
    response.once('close', () => {
      onTheirWay -= 1;
      if (onTheirWay === 0) signals.emit('all sent');
    });
    next();
  }

  return {
    change,
    serve,
    /** Says that the site has what was last changed. */
    takeOver: () => signals.emit('taken over'),
  };
}
