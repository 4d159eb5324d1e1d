import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { devNull } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { readEnvironment, readSettings } from '#contract/environment.ts';
import { makePrivateFolder } from '../node/private-files.ts';
import { createWorkerLog } from '../worker/log.ts';
import { startMailToFolder } from './mail-to-folder.ts';
import { migrateLocally, pickWorkerSettings, project, quietTools, wrangler } from './wrangler.ts';

const root = process.cwd();
const siteFolder = resolve(root, 'dist');
const log = createWorkerLog('info');
const aMinute = 60_000;
const aDay = 86_400_000;

try {
  const environment = readEnvironment(root);
  if (!existsSync(siteFolder)) refuse('There is no dist/ yet. Build the site first: npm run build');
  const dataFolder = resolve(root, environment.DATA_DIR);
  const edgeFolder = join(dataFolder, 'edge');
  makePrivateFolder(edgeFolder);
  await migrateLocally(edgeFolder);

  const settings = pickWorkerSettings(readSettings(root));
  const mailFolder = join(dataFolder, 'mail');
  const mails = settings.SMTP_URL ? undefined : await startMailToFolder(mailFolder);
  if (mails) {
    settings.SMTP_URL = mails.url;
    log.info(`no SMTP_URL: mails are written to ${mailFolder}`);
  }
  const worker = startWrangler(settings, [
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
    await mails?.stop();
    if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'close');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const address = await readAddress(worker);
  worker.once('close', () => isStopping || process.exit(1));
  // On Cloudflare's network the platform runs both schedules.
  const run = async (cron: string) => {
    const query = new URLSearchParams({ cron });
    try {
      await fetch(`${address}/cdn-cgi/handler/scheduled?${query}`);
    } catch {
      log.info(`not run: ${cron}`);
    }
  };
  setInterval(run, aMinute, '* * * * *');
  setInterval(run, aDay, '17 3 * * *');
  await Promise.all([run('* * * * *'), run('17 3 * * *')]);
  log.info({ address }, `ready at ${address}`);
} catch (error) {
  refuse((error as Error).message);
}

function startWrangler(settings: Record<string, string>, args: string[]): ChildProcess {
  // biome-ignore lint/style/noProcessEnv: the certificates that vouch for mail servers are a setting of the runtime itself
  const { NODE_EXTRA_CA_CERTS } = process.env;
  const env = {
    ...quietTools,
    ...settings,
    ...(NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {}),
    // The settings reach the Worker this way, and no password is seen in the list of processes.
    CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
  };
  const command = [wrangler, 'dev', '--local', '--env-file', devNull, ...args];
  return spawn(process.execPath, command, { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Where the Worker answers, once it does; passes on what it logs, and of the tool's own words none. */
async function readAddress(worker: ChildProcess): Promise<string> {
  let words = '';
  const found = new Promise<string>((done) => {
    const read = (line: string) => {
      if (line.startsWith('{')) process.stdout.write(`${line}\n`);
      else words += `${line}\n`;
      const address = / Ready on (http:\S+)/.exec(line)?.[1];
      if (address) done(address);
    };
    for (const input of [worker.stdout, worker.stderr]) {
      if (input) createInterface({ input }).on('line', read);
    }
  });
  const ended = once(worker, 'close').then(() => {
    const isTaken = /in use|EADDRINUSE/.test(words);
    throw new Error(isTaken ? 'The address is in use. Set PORT to another one.' : words);
  });
  return Promise.race([found, ended]);
}

function refuse(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
