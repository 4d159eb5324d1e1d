import type { DeliveryFault } from './delivery-error.ts';
import { choosePause, type PauseLimits } from './pauses.ts';

/** The pause that all mails make together while the mail server is at fault. */
export interface CommonPause {
  /** Milliseconds until it is over; none are left of one that is. */
  left(): number;
  /** Begins one after a try, which began at `begun` on the clock of `performance.now()`. */
  begin(fault: DeliveryFault, begun: number): void;
  /** Ends it, as a mail has left. */
  end(): void;
}

export function createCommonPause(limits: PauseLimits): CommonPause {
  let serverFailures = 0;
  let until = 0;
  return {
    left: () => until - performance.now(),
    begin(fault, begun) {
      // Two mails that met the same outage count it once.
      if (begun < until) return;
      if (fault === 'server') serverFailures += 1;
      // Mails that break every talk would otherwise keep the others back for longer and longer.
      const count = fault === 'server' ? serverFailures : 1;
      until = performance.now() + choosePause(count, limits);
    },
    end() {
      serverFailures = 0;
      until = 0;
    },
  };
}
