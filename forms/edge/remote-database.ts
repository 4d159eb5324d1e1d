import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { makePrivateFolder, privateMode } from '../node/private-files.ts';
import { project, quietTools, wrangler, wranglerConfig } from './bundle-worker.ts';

/** Runs a command of the platform's tool; what it printed. */
export type RunWrangler = (args: readonly string[]) => Promise<string>;

/** Runs it as whoever is logged in here, or as the token in the environment says. */
export const runWrangler: RunWrangler = async (args) => {
  // biome-ignore lint/style/noProcessEnv: who is logged in, and with which token, is the tool's matter
  const env = { ...process.env, ...quietTools };
  const options = { cwd: project, env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, [wrangler, ...args], options);
  return stdout;
};

/** The database of the Worker on the network by its name; undefined while there is none. */
export async function findRemoteDatabase(
  name: string,
  run: RunWrangler = runWrangler,
): Promise<string | undefined> {
  const found = JSON.parse(await run(['d1', 'list', '--json'])) as { name: string; uuid: string }[];
  return found.find((database) => database.name === name)?.uuid;
}

/** The name of the database in `wrangler.jsonc`. */
export async function readDatabaseName(): Promise<string> {
  return (await readConfig()).d1_databases[0].database_name;
}

/**
 * Writes `wrangler.jsonc` with the id of the database on the network to `folder`; its path. With
 * `changes` in it, such as settings.
 *
 * @throws Error when there is no such database yet.
 */
export async function writeRemoteConfig(
  folder: string,
  changes: Record<string, unknown> = {},
  run: RunWrangler = runWrangler,
): Promise<string> {
  const { $schema: _, ...config } = await readConfig();
  const [database] = config.d1_databases;
  const id = await findRemoteDatabase(database.database_name, run);
  if (!id) {
    throw new Error(
      `There is no database "${database.database_name}" on the network yet: npm run edge:deploy makes it.`,
    );
  }
  const path = join(folder, 'wrangler.remote.json');
  makePrivateFolder(folder);
  const remote = {
    ...config,
    main: resolve(project, config.main),
    assets: { ...config.assets, directory: resolve(project, config.assets.directory) },
    d1_databases: [
      {
        ...database,
        database_id: id,
        migrations_dir: resolve(project, database.migrations_dir),
        remote: true,
      },
    ],
    ...changes,
  };
  await writeFile(path, `${JSON.stringify(remote, null, 2)}\n`, { mode: privateMode.file });
  return path;
}

interface Config {
  $schema?: string;
  main: string;
  assets: { directory: string };
  d1_databases: [{ database_name: string; migrations_dir: string }];
}

async function readConfig(): Promise<Config> {
  const text = await readFile(wranglerConfig, 'utf8');
  return ts.parseConfigFileTextToJson(wranglerConfig, text).config as Config;
}
