import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretSettings } from '#contract/environment.ts';
import { privateMode } from '../node/private-files/private-files.ts';
import {
  databaseName,
  findRemoteDatabase,
  pickWorkerSettings,
  type RunWrangler,
  writeRemoteConfig,
} from './wrangler.ts';

/**
 * Deploys the built site and the service to Cloudflare: creates the database if it does not exist, migrates
 * the database, then deploys the Worker with its settings. Secrets are passed to wrangler in a separate file,
 * which is deleted afterwards. Temporary files are written to `folder`; `print` reports the steps.
 */
export async function deployWorker(
  settings: Record<string, string>,
  folder: string,
  run: RunWrangler,
  print: (message: string) => void,
): Promise<void> {
  if (!(await findRemoteDatabase(run))) {
    print(`Creating the database ${databaseName}`);
    await run(['d1', 'create', databaseName]);
  }
  const workerSettings = Object.entries(pickWorkerSettings(settings));
  const secrets = workerSettings.filter(([name]) => secretSettings.has(name));
  const vars = workerSettings.filter(([name]) => !secretSettings.has(name));
  const config = await writeRemoteConfig(folder, run, Object.fromEntries(vars));
  print('Migrating the database');
  await run(['d1', 'migrations', 'apply', databaseName, '--remote', '--config', config]);
  const secretsFile = join(folder, 'secrets.json');
  try {
    const text = JSON.stringify(Object.fromEntries(secrets));
    await writeFile(secretsFile, text, { mode: privateMode.file });
    print('Deploying the site and the service');
    print(await run(['deploy', '--config', config, '--secrets-file', secretsFile]));
  } finally {
    await rm(secretsFile, { force: true });
  }
}
