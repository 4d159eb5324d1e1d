/*
 * Loaded into the service with `--import`: at SIGUSR2 it collects garbage and writes what is left,
 * in bytes, to memory.json in its folder.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes that the service holds. */
export interface MemoryReport {
  /** Of the process. */
  rss: number;
  /** Of JavaScript, with the buffers beside it. */
  held: number;
}

setFlagsFromString('--expose-gc');
const collect: (options: object) => void = runInNewContext('gc');
// Gives pages back to the system as well, so that they do not count as held.
const thoroughly = { type: 'major', execution: 'sync', flavor: 'last-resort' };

process.on('SIGUSR2', () => {
  // What finalizers let go of is collected the second time.
  collect(thoroughly);
  setImmediate(() => {
    collect(thoroughly);
    const { rss, heapUsed, external } = process.memoryUsage();
    const report: MemoryReport = { rss, held: heapUsed + external };
    writeFileSync('memory.json.part', JSON.stringify(report));
    renameSync('memory.json.part', 'memory.json');
  });
});
