import type { DeliveryFault } from './delivery-error.ts';
import { choosePause, type PauseLimits } from './pauses.ts';

/** The pause that all mails make together while the mail server is at fault. */
export interface CommonPause {
  /** The time by the clock of this pause, for `begin`. */
  now(): number;
  /** Milliseconds until it is over; none are left of one that is. */
  left(): Promise<number>;
  /** Begins one after a try that began at `begun`. */
  begin(fault: DeliveryFault, begun: number): Promise<void>;
  /** Ends it, as a mail has left. */
  end(): Promise<void>;
}

/** What is known of the pause: until when it lasts, and how often the server failed in a row. */
interface PauseState {
  until: number;
  serverFailures: number;
}

/** Where that is remembered, and the clock by which it counts. */
export interface PauseMemory {
  now(): number;
  read(): Promise<PauseState>;
  write(state: PauseState): Promise<void>;
}

export function createCommonPause(limits: PauseLimits, memory: PauseMemory): CommonPause {
  return {
    now: memory.now,
    async left() {
      return (await memory.read()).until - memory.now();
    },
    async begin(fault, begun) {
      const { until, serverFailures } = await memory.read();
      // Two mails that met the same outage count it once.
      if (begun < until) return;
      const failures = serverFailures + (fault === 'server' ? 1 : 0);
      // Mails that break every session would otherwise keep the others back for longer and longer.
      const pause = choosePause(fault === 'server' ? failures : 1, limits);
      await memory.write({ serverFailures: failures, until: memory.now() + pause });
    },
    async end() {
      const { until, serverFailures } = await memory.read();
      if (until !== 0 || serverFailures !== 0) await memory.write(noPause);
    },
  };
}

/** A pause that this process alone makes, by a clock that nobody puts back. */
export function rememberInProcess(): PauseMemory {
  let state = noPause;
  return {
    now: () => performance.now(),
    read: async () => state,
    async write(next) {
      state = next;
    },
  };
}

/** What is known before the first mail. */
export const noPause: PauseState = { until: 0, serverFailures: 0 };
