import { setTimeout as pause } from 'node:timers/promises';
import { isBusy } from './store-errors.ts';

/** Runs `task` again every 20 ms while another process holds the lock, for `timeout` ms at most. */
export async function whenFree<T>(task: () => Promise<T>, timeout = 5000): Promise<T> {
  const deadline = performance.now() + timeout;
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await pause(20);
    }
  }
}
