import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Statement, WriteResult } from '../../database/database.ts';
import { isBusy } from '../../database/store-errors.ts';
import type { WriteOutcome } from './connection.ts';

/** Milliseconds between two attempts to acquire the lock. */
export const lockRetryPause = 20;

/** Maximum number of writes that are committed together. */
const largestGroup = 100;

/** A write that is queued for the next commit. */
interface PendingWrite {
  statements: Statement[];
  /** Time, by `performance.now()`, after which the write no longer waits for the lock. */
  deadline: number;
  resolve(results: WriteResult[]): void;
  reject(error: unknown): void;
}

/**
 * Creates a queue that commits all writes from one turn of the event loop together, so that the disk syncs
 * only once. `commit` commits several writes and returns one outcome for each. While another process holds the
 * lock, a write waits for up to `lockTimeout` milliseconds.
 */
export function createWriteQueue(
  commit: (writes: Statement[][]) => WriteOutcome[],
  lockTimeout: number,
) {
  let queue: PendingWrite[] = [];
  let committing: Promise<void> | undefined;

  const commitGroup = (group: PendingWrite[]): void => {
    const outcomes = commit(group.map(({ statements }) => statements));
    queue = queue.slice(group.length);
    for (const [index, outcome] of outcomes.entries()) {
      if ('error' in outcome) group[index]?.reject(outcome.error);
      else group[index]?.resolve(outcome.results);
    }
  };

  const rejectWrites = (writes: PendingWrite[], error: unknown): void => {
    const rejected = new Set(writes);
    for (const write of rejected) write.reject(error);
    queue = queue.filter((write) => !rejected.has(write));
  };

  const commitQueue = async (): Promise<void> => {
    while (queue.length > 0) {
      await nextTurn();
      const group = queue.slice(0, largestGroup);
      try {
        commitGroup(group);
      } catch (error) {
        if (isBusy(error)) {
          // While another process holds the lock, writes wait until their deadline.
          const now = performance.now();
          rejectWrites(
            queue.filter(({ deadline }) => deadline <= now),
            error,
          );
          await pause(lockRetryPause);
        } else {
          rejectWrites(group, error);
        }
      }
    }
    committing = undefined;
  };

  return {
    /** Queues a write. Resolves once the write is on disk. */
    add(statements: Statement[]): Promise<WriteResult[]> {
      return new Promise((resolve, reject) => {
        const deadline = performance.now() + lockTimeout;
        queue.push({ statements, deadline, resolve, reject });
        committing ??= commitQueue();
      });
    },
    /** Resolves once all pending writes have succeeded or failed. */
    drain: async () => committing,
  };
}
