import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { devNull } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { readEnvironment, readSettings } from '#contract/environment.ts';
import { makePrivateFolder } from '../node/private-files/private-files.ts';
import { createWorkerLog } from '../worker/log.ts';
import { startMailToFolder } from './mail-to-folder.ts';
import {
  migrateLocally,
  nonInteractive,
  pickWorkerSettings,
  project,
  wranglerScript,
} from './wrangler.ts';

/* Runs the site and the Worker on this machine, with `wrangler dev`. */

const root = process.cwd();
const siteFolder = resolve(root, 'dist');
const log = createWorkerLog('info');
const aMinute = 60_000;
const aDay = 86_400_000;

// Cron schedules; they must match `triggers` in `wrangler.jsonc`.
const everyMinute = '* * * * *';
const everyDay = '17 3 * * *';

try {
  const environment = readEnvironment(root);
  if (!existsSync(siteFolder)) {
    exitWith('The folder dist/ does not exist. Run `npm run build` to build the site.');
  }
  const dataFolder = resolve(root, environment.DATA_DIR);
  const edgeFolder = join(dataFolder, 'edge');
  makePrivateFolder(edgeFolder);
  await migrateLocally(edgeFolder);

  const settings = pickWorkerSettings(readSettings(root));
  const mailFolder = join(dataFolder, 'mail');
  const mailServer = settings.SMTP_URL ? undefined : await startMailToFolder(mailFolder);
  if (mailServer) {
    settings.SMTP_URL = mailServer.url;
    log.info(`no SMTP_URL: emails are written to ${mailFolder}`);
  }
  const worker = startWranglerDev(settings, [
    '--ip',
    environment.HOST,
    '--port',
    String(environment.PORT),
    '--persist-to',
    edgeFolder,
    '--assets',
    siteFolder,
  ]);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    worker.kill();
    await mailServer?.stop();
    const isRunning = worker.exitCode === null && worker.signalCode === null;
    if (isRunning) await once(worker, 'close');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const address = await readAddress(worker);
  worker.once('close', () => {
    if (!isStopping) process.exit(1);
  });

  // Cloudflare runs the cron schedules of a deployed Worker. `wrangler dev` runs a schedule only on request.
  const runSchedule = async (cron: string) => {
    const query = new URLSearchParams({ cron });
    try {
      await fetch(`${address}/cdn-cgi/handler/scheduled?${query}`);
    } catch {
      log.info(`schedule not run: ${cron}`);
    }
  };
  setInterval(runSchedule, aMinute, everyMinute);
  setInterval(runSchedule, aDay, everyDay);
  await Promise.all([runSchedule(everyMinute), runSchedule(everyDay)]);
  log.info({ address }, `ready at ${address}`);
} catch (error) {
  exitWith((error as Error).message);
}

function startWranglerDev(settings: Record<string, string>, args: string[]): ChildProcess {
  // biome-ignore lint/style/noProcessEnv: a setting of the Worker's runtime, which then trusts mail servers with these certificates
  const { NODE_EXTRA_CA_CERTS } = process.env;
  const env = {
    ...nonInteractive,
    ...settings,
    NODE_EXTRA_CA_CERTS,
    // Settings are passed as environment variables, because passwords in arguments are visible in the process
    // list.
    CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
  };
  const command = [wranglerScript, 'dev', '--local', '--env-file', devNull, ...args];
  return spawn(process.execPath, command, { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/**
 * Resolves with the address of the Worker once the Worker is ready. Prints the log of the Worker. If wrangler
 * exits before the Worker is ready, rejects with wrangler's output.
 */
async function readAddress(worker: ChildProcess): Promise<string> {
  let wranglerOutput = '';
  const ready = new Promise<string>((resolveAddress) => {
    const readLine = (line: string) => {
      const isWorkerLog = line.startsWith('{');
      if (isWorkerLog) process.stdout.write(`${line}\n`);
      else wranglerOutput += `${line}\n`;
      const address = / Ready on (http:\S+)/.exec(line)?.[1];
      if (address) resolveAddress(address);
    };
    for (const input of [worker.stdout, worker.stderr]) {
      if (input) createInterface({ input }).on('line', readLine);
    }
  });
  const ended = once(worker, 'close').then(() => {
    const isPortTaken = /in use|EADDRINUSE/.test(wranglerOutput);
    throw new Error(
      isPortTaken ? 'The port is already in use. Set PORT to a different port.' : wranglerOutput,
    );
  });
  return Promise.race([ready, ended]);
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
