import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findBrowser } from '../checks/browser/find-browser.ts';

/** A browser that nothing is attached to until a tool asks for its port. */
interface StartedBrowser {
  /** Where tools may attach; only when `--remote-debugging-port=0` was among the arguments. */
  readDevToolsPort(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the browser with an empty profile of its own.
 *
 * @throws Error when there is none.
 */
export function startBrowser(args: string[]): StartedBrowser {
  const path = findBrowser();
  if (!path) throw new Error('There is no browser. Install Chromium, or set CHROME_PATH to one.');
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const child = spawn(path, [`--user-data-dir=${profile}`, ...quiet, ...args], {
    stdio: 'ignore',
    // Its own group: the browser is many processes, and the program may be a script around it.
    detached: true,
  });
  const kill = () => endGroup(child);
  process.once('exit', kill);
  const exited = once(child, 'close').then(() => {
    process.off('exit', kill);
  });
  return {
    async readDevToolsPort() {
      const file = join(profile, 'DevToolsActivePort');
      while (!existsSync(file) || !readFileSync(file, 'utf8').includes('\n')) {
        if (child.exitCode !== null) throw new Error('The browser does not start.');
        await pause(20);
      }
      return Number.parseInt(readFileSync(file, 'utf8'), 10);
    },
    async stop() {
      kill();
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

const quiet = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
