import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serviceEnvironment } from '../testing/service-environment.ts';

/** The real service in a process of its own. */
export interface RunningService {
  /** Where it answers, such as `http://localhost:40123`. */
  address: string;
  process: ChildProcess;
  /** Everything it has logged so far. */
  readLog(): string;
  /** Its exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals>;
}

/** What the process is started with, besides the folder of its site. */
export interface RunOptions {
  settings?: Record<string, string>;
  /** A command that runs the one behind it. */
  within?: string[];
  /** The file that it logs to; without it a pipe. */
  logFile?: string;
  /** Of another copy of the service. */
  main?: string;
  /** Whether it leads a group of processes, to be ended with those that it starts. */
  isGroup?: boolean;
}

/**
 * Runs `node service/main.ts` in `root` and resolves once it says that it is ready. It has no
 * environment but `settings`, a free port and no rate limit.
 *
 * @throws Error with what it wrote, when it ends before.
 */
export async function runService(root: string, options: RunOptions = {}): Promise<RunningService> {
  const { settings = {}, within = [], logFile, main = ownMain, isGroup = false } = options;
  const file = logFile === undefined ? undefined : openSync(logFile, 'a');
  const [command = '', ...args] = [...within, process.execPath, main];
  const child = spawn(command, args, {
    cwd: root,
    env: serviceEnvironment(settings),
    detached: isGroup,
    stdio: ['ignore', file ?? 'pipe', 'pipe'],
  });
  if (file !== undefined) closeSync(file);
  // A test process that ends early takes its services along.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);

  let log = '';
  let complaint = '';
  child.stdout?.on('data', (data) => (log += data));
  child.stderr?.on('data', (data) => (complaint += data));
  const readLog = () => (logFile === undefined ? log : readFileSync(logFile, 'utf8'));
  let looking: NodeJS.Timeout | undefined;
  const exited = once(child, 'close').then(([code, signal]) => {
    process.off('exit', kill);
    return (code ?? signal) as number | NodeJS.Signals;
  });
  const ready = new Promise<string>((resolve, reject) => {
    looking = setInterval(() => {
      const found = /"address":"([^"]+)"/.exec(readLog())?.[1];
      if (found) resolve(found);
    }, 5);
    exited.then((end) => reject(new Error(`The service ended with ${end}: ${complaint}`)), reject);
  });
  const address = await ready.finally(() => clearInterval(looking));
  return { address, process: child, readLog, exited };
}

const ownMain = fileURLToPath(new URL('../main.ts', import.meta.url));
