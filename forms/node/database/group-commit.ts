import type { WriteResult, Writer } from '../../database/database.ts';
import type { Statement } from '../../database/sql.ts';
import { isBusy, isOneRowsFault, StoreError } from '../../database/store-errors.ts';

/** Writes that share commits. */
interface GroupCommit extends Writer {
  /**
   * Runs `statements` in one transaction and resolves once they are on disk.
   *
   * @throws StoreError when they could not be stored; then none of them was.
   */
  write(statements: Statement[]): Promise<WriteResult[]>;
  /** Resolves when everything that was handed in is settled. */
  drain(): Promise<void>;
}

interface Write {
  statements: Statement[];
  deadline: number;
  resolve(results: WriteResult[]): void;
  reject(error: StoreError): void;
}

/**
 * Collects writes for one turn of the event loop and commits them together: the disk is made to
 * sync once for all of them instead of once for each.
 *
 * A lock held by another process is waited for, from a timer, at most `timeout` milliseconds.
 */
export function createGroupCommit(database: Writer, timeout = 4000): GroupCommit {
  let queue: Write[] = [];
  let running: Promise<void> | undefined;

  const commit = async (group: Write[]): Promise<void> => {
    try {
      const results = await database.write(group.flatMap((write) => write.statements));
      let start = 0;
      for (const write of group) {
        write.resolve(results.slice(start, start + write.statements.length));
        start += write.statements.length;
      }
    } catch (error) {
      if (isBusy(error)) return waitForLock(group, error);
      if (group.length === 1 || !isOneRowsFault(error)) {
        for (const write of group) write.reject(new StoreError(error));
        return;
      }
      // One bad row must not take its neighbors along.
      for (const write of group) await commit([write]);
    }
  };

  const waitForLock = async (group: Write[], error: unknown): Promise<void> => {
    const now = performance.now();
    for (const write of group) if (write.deadline <= now) write.reject(new StoreError(error));
    const waiting = group.filter((write) => write.deadline > now);
    if (waiting.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, retryPause));
    return commit(waiting);
  };

  const run = async (): Promise<void> => {
    while (queue.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const group = queue.slice(0, largestGroup);
      queue = queue.slice(largestGroup);
      await commit(group);
    }
    running = undefined;
  };

  return {
    write(statements) {
      return new Promise((resolve, reject) => {
        queue.push({ statements, deadline: performance.now() + timeout, resolve, reject });
        running ??= run();
      });
    },
    async drain() {
      await running;
    },
  };
}

// Bounds how long one commit holds the event loop.
const largestGroup = 100;

const retryPause = 20;
