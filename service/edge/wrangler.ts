import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { experimental_readRawConfig } from 'wrangler';
import { makePrivateFolder, privateMode } from '../node/private-files.ts';

export const project = fileURLToPath(new URL('../..', import.meta.url));

export const wranglerConfig = join(project, 'wrangler.jsonc');

export const wrangler = join(project, 'node_modules/wrangler/bin/wrangler.js');

/** Keeps the platform's tools from asking questions, and from reaching for the network by themselves. */
export const quietTools = {
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
} as const;

/** Runs a command of the platform's tool; what it printed. */
export type RunWrangler = (args: readonly string[]) => Promise<string>;

export const runWrangler: RunWrangler = async (args) => {
  // biome-ignore lint/style/noProcessEnv: who is logged in, and with which token, is the tool's matter
  const env = { ...process.env, ...quietTools };
  const options = { cwd: project, env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, [wrangler, ...args], options);
  return stdout;
};

const { rawConfig } = experimental_readRawConfig({ config: wranglerConfig });
const [boundDatabase] = rawConfig.d1_databases ?? [];

export const databaseName: string = boundDatabase?.database_name ?? '';

/** Brings the tables of the database on this machine up to date; it is kept in `folder`. */
export async function migrateLocally(folder: string): Promise<void> {
  const where = ['--local', '--persist-to', folder];
  await runWrangler(['d1', 'migrations', 'apply', databaseName, ...where]);
}

/** The id of the Worker's database on the network; undefined while there is no database. */
export async function findRemoteDatabase(run: RunWrangler): Promise<string | undefined> {
  const found = JSON.parse(await run(['d1', 'list', '--json'])) as { name: string; uuid: string }[];
  return found.find(({ name }) => name === databaseName)?.uuid;
}

/**
 * Writes `wrangler.jsonc` with the id of the database on the network to `folder`; its path.
 *
 * @throws Error when there is no such database yet.
 */
export async function writeRemoteConfig(
  folder: string,
  run: RunWrangler,
  vars: Record<string, string> = {},
): Promise<string> {
  const id = await findRemoteDatabase(run);
  const words = `There is no database "${databaseName}" on the network yet: npm run edge:deploy makes it.`;
  if (!id) throw new Error(words);
  const { $schema: _, main, assets, ...others } = rawConfig;
  const fromHere = (path = '') => resolve(project, path);
  const remote = {
    ...others,
    main: fromHere(main),
    assets: { ...assets, directory: fromHere(assets?.directory) },
    d1_databases: [
      {
        ...boundDatabase,
        database_id: id,
        migrations_dir: fromHere(boundDatabase?.migrations_dir),
        remote: true,
      },
    ],
    vars,
  };
  const path = join(folder, 'wrangler.remote.json');
  makePrivateFolder(folder);
  await writeFile(path, `${JSON.stringify(remote, null, 2)}\n`, { mode: privateMode.file });
  return path;
}

/** The settings that a Worker is told: those of a machine, where it listens and keeps things, are not. */
export function pickWorkerSettings(settings: Record<string, string>): Record<string, string> {
  const { HOST, PORT, DATA_DIR, DATABASE_URL, TRUST_PROXY, FORM_HOST, ...told } = settings;
  return told;
}
