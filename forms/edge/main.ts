import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EnvironmentError, readEnvironment, readSettings } from '../../contract/environment.ts';
import { makePrivateFolder } from '../node/private-files.ts';
import { startMailToFolder } from './mail-to-folder.ts';
import { pickWorkerSettings } from './worker-settings.ts';
import { startWorkerd } from './workerd.ts';

const root = process.cwd();
const siteFolder = resolve(root, 'dist');
const aMinute = 60_000;
const aDay = 86_400_000;

try {
  const environment = readEnvironment(root);
  if (!existsSync(siteFolder)) refuse('There is no dist/ yet. Build the site first: npm run build');
  const dataFolder = resolve(root, environment.DATA_DIR);
  makePrivateFolder(join(dataFolder, 'edge'));
  const settings = pickWorkerSettings(readSettings(root));
  const mailFolder = join(dataFolder, 'mail');
  const mails = settings.SMTP_URL ? undefined : await startMailToFolder(mailFolder);
  if (mails) say(`no SMTP_URL: mails are written to ${mailFolder}`);
  const workerd = await startWorkerd({
    settings: { ...settings, ...(mails ? { SMTP_URL: mails.url } : {}) },
    siteFolder,
    dataFolder: join(dataFolder, 'edge'),
    host: environment.HOST,
    port: environment.PORT,
    onLog: (line) => process.stdout.write(`${line}\n`),
  });

  // On the network the platform does both.
  const run = (cron: string) => workerd.runScheduled(cron).catch(() => say(`not run: ${cron}`));
  const timers = [setInterval(run, aMinute, '* * * * *'), setInterval(run, aDay, '17 3 * * *')];
  const stop = async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer);
    await workerd.stop();
    await mails?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await Promise.all([run('* * * * *'), run('17 3 * * *')]);
  say(`ready at ${workerd.address}`, { address: workerd.address });
} catch (error) {
  const words = error instanceof EnvironmentError ? error.message : String(error);
  refuse(words.includes('EADDRINUSE') ? 'The address is in use. Set PORT to another one.' : words);
}

function say(msg: string, fields: Record<string, string> = {}): void {
  const line = { level: 30, time: new Date().toISOString(), ...fields, msg };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

function refuse(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
