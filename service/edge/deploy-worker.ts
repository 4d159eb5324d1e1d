import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretSettings } from '#contract/environment.ts';
import { privateMode } from '../node/private-files.ts';
import {
  databaseName,
  findRemoteDatabase,
  pickWorkerSettings,
  type RunWrangler,
  writeRemoteConfig,
} from './wrangler.ts';

/**
 * Deploys the built site and its service: creates the database if there is none, migrates it, then
 * deploys the Worker with its settings. Secrets are passed in a file of their own, which is deleted
 * afterwards. Temporary files are in `folder`; `print` reports the steps.
 */
export async function deployWorker(
  settings: Record<string, string>,
  folder: string,
  run: RunWrangler,
  print: (message: string) => void,
): Promise<void> {
  if (!(await findRemoteDatabase(run))) {
    print(`Making the database ${databaseName}`);
    await run(['d1', 'create', databaseName]);
  }
  const workerSettings = Object.entries(pickWorkerSettings(settings));
  const secrets = workerSettings.filter(([name]) => secretSettings.has(name));
  const vars = workerSettings.filter(([name]) => !secretSettings.has(name));
  const config = await writeRemoteConfig(folder, run, Object.fromEntries(vars));
  print('Bringing its tables up to date');
  await run(['d1', 'migrations', 'apply', databaseName, '--remote', '--config', config]);
  const secretsFile = join(folder, 'secrets.json');
  try {
    const text = JSON.stringify(Object.fromEntries(secrets));
    await writeFile(secretsFile, text, { mode: privateMode.file });
    print('Bringing the site and its service to the network');
    print(await run(['deploy', '--config', config, '--secrets-file', secretsFile]));
  } finally {
    await rm(secretsFile, { force: true });
  }
}
