import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretSettings } from '../../contract/environment.ts';
import { makePrivateFolder, privateMode } from '../node/private-files.ts';
import {
  findRemoteDatabase,
  type RunWrangler,
  readDatabaseName,
  writeRemoteConfig,
} from './remote-database.ts';
import { pickWorkerSettings } from './worker-settings.ts';

/**
 * Brings the built site and its service to the network: makes the database if there is none,
 * brings its tables up to date, then the Worker with its settings. Secrets go by name and are
 * never among the others. Files that this needs are in `folder` meanwhile.
 */
export async function deployWorker(
  settings: Record<string, string>,
  folder: string,
  run: RunWrangler,
  tell: (words: string) => void,
): Promise<void> {
  const name = await readDatabaseName();
  if (!(await findRemoteDatabase(name, run))) {
    tell(`Making the database ${name}`);
    await run(['d1', 'create', name]);
  }
  const told = Object.entries(pickWorkerSettings(settings));
  const secrets = told.filter(([key]) => secretSettings.has(key));
  const vars = Object.fromEntries(told.filter(([key]) => !secretSettings.has(key)));
  const config = await writeRemoteConfig(folder, { vars }, run);

  tell('Bringing its tables up to date');
  await run(['d1', 'migrations', 'apply', name, '--remote', '--config', config]);
  makePrivateFolder(folder);
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
