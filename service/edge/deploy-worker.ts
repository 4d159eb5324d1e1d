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
 * Deploys the built site and its service: makes the database if there is none,
 * brings its tables up to date, then the Worker with its settings. Secrets go by name and are
 * never among the others. Files that this needs are in `folder` meanwhile.
 */
export async function deployWorker(
  settings: Record<string, string>,
  folder: string,
  run: RunWrangler,
  tell: (words: string) => void,
): Promise<void> {
  if (!(await findRemoteDatabase(run))) {
    tell(`Making the database ${databaseName}`);
    await run(['d1', 'create', databaseName]);
  }
  const told = Object.entries(pickWorkerSettings(settings));
  const secrets = told.filter(([name]) => secretSettings.has(name));
  const vars = Object.fromEntries(told.filter(([name]) => !secretSettings.has(name)));
  const config = await writeRemoteConfig(folder, run, vars);
  tell('Bringing its tables up to date');
  await run(['d1', 'migrations', 'apply', databaseName, '--remote', '--config', config]);
  const secretsFile = join(folder, 'secrets.json');
  try {
    const text = JSON.stringify(Object.fromEntries(secrets));
    await writeFile(secretsFile, text, { mode: privateMode.file });
    tell('Bringing the site and its service to the network');
    tell(await run(['deploy', '--config', config, '--secrets-file', secretsFile]));
  } finally {
    await rm(secretsFile, { force: true });
  }
}
