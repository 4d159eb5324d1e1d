import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serviceEnvironment } from './service-environment.ts';

const ownMain = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A service that runs in a separate process. */
export interface RunningService {
  /** The address of the service, such as `http://localhost:40123`. */
  address: string;
  process: ChildProcess;
  /** Returns the whole log of the service. */
  readLog(): string;
  /** Resolves with the exit code of the process, or with the signal that killed the process. */
  exited: Promise<number | NodeJS.Signals>;
}

export interface RunOptions {
  settings?: Record<string, string>;
  /** A command to put before the service's command, such as `sh -c …`. */
  wrapper?: string[];
  /** File for the standard output of the service. Default: a pipe. */
  logFile?: string;
  /** Script to run. Default: `server/main.ts`. */
  main?: string;
  /** Whether to start a process group, so that child processes can be killed with the service. */
  isGroup?: boolean;
}

/**
 * Runs `node server/main.ts` in `root`. Resolves once the address appears in the log. By default, the
 * service uses a free port and no rate limit; `settings` are added to its environment.
 *
 * @throws Error with the standard error of the process, if the process exits before it is ready.
 */
export async function runService(root: string, options: RunOptions = {}): Promise<RunningService> {
  const { settings = {}, wrapper = [], logFile, main = ownMain, isGroup = false } = options;
  const file = logFile === undefined ? undefined : openSync(logFile, 'a');
  const [command = '', ...args] = [...wrapper, process.execPath, main];
  const child = spawn(command, args, {
    cwd: root,
    env: serviceEnvironment(settings),
    detached: isGroup,
    stdio: ['ignore', file ?? 'pipe', 'pipe'],
  });
  if (file !== undefined) closeSync(file);
  // Kills the service if the test process exits early.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);

  let log = '';
  let errorOutput = '';
  child.stdout?.on('data', (data) => (log += data));
  child.stderr?.on('data', (data) => (errorOutput += data));
  const readLog = () => (logFile === undefined ? log : readFileSync(logFile, 'utf8'));
  let polling: NodeJS.Timeout | undefined;
  const exited = once(child, 'close').then(([code, signal]) => {
    process.off('exit', kill);
    return (code ?? signal) as number | NodeJS.Signals;
  });
  const ready = new Promise<string>((resolve, reject) => {
    polling = setInterval(() => {
      const found = /"address":"([^"]+)"/.exec(readLog())?.[1];
      if (found) resolve(found);
    }, 5);
    exited.then(
      (end) => reject(new Error(`The service ended with ${end}: ${errorOutput}`)),
      reject,
    );
  });
  const address = await ready.finally(() => clearInterval(polling));
  return { address, process: child, readLog, exited };
}
