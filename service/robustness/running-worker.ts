import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { readEnvironment } from '../../contract/environment.ts';
import type { Database } from '../database/database.ts';
import { openWorkerStore } from '../edge/open-worker-store.ts';
import { serviceEnvironment } from '../testing/service-environment.ts';

/** The Worker in processes of its own, which end together. */
interface RunningWorker {
  address: string;
  hasEnded(): boolean;
  /** What it logged so far, one JSON line an event. */
  readLog(): string;
  /** Ends them at once, as a failing machine does; twice is the same as once. */
  kill(): Promise<void>;
}

/**
 * Runs the Worker in `root`, as `npm run edge:serve` does, until the test is over, and resolves once
 * it says that it is ready.
 *
 * @throws Error with what it wrote, when it ends before.
 */
export async function runWorker(
  root: string,
  settings: Record<string, string> = {},
): Promise<RunningWorker> {
  const child: ChildProcess = spawn(process.execPath, [main], {
    cwd: root,
    env: serviceEnvironment(settings),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'close');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const kill = async () => {
    if (!hasEnded() && child.pid) process.kill(-child.pid, 'SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data;
      const found = /"address":"([^"]+)"/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    exited.then(() => reject(new Error(output)));
  });
  return { address, hasEnded, readLog: () => output, kill };
}

/** The database that a Worker left in `root`; it may be opened when nobody else has it open. */
export async function openLeftDatabase(root: string): Promise<Database> {
  const { database, close } = await openWorkerStore(false)(readEnvironment(root, {}), root);
  onTestFinished(close);
  return database;
}

const main = fileURLToPath(new URL('../edge/main.ts', import.meta.url));
