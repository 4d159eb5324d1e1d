import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How often in a second the disk of `folder` takes an appended page and says that it is safe: what
 * each commit waits for.
 */
export function measureSyncRate(folder: string, seconds: number): number {
  const path = join(folder, 'sync-rate');
  const file = openSync(path, 'w');
  const page = Buffer.alloc(4096, 1);
  const ends = performance.now() + seconds * 1000;
  let count = 0;
  try {
    while (performance.now() < ends) {
      writeSync(file, page);
      fdatasyncSync(file);
      count += 1;
    }
  } finally {
    closeSync(file);
    rmSync(path);
  }
  return count / seconds;
}
