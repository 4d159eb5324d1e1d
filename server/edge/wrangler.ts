import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { experimental_readRawConfig } from 'wrangler';
import { makePrivateFolder, privateMode } from '../node/private-files/private-files.ts';

/** The project's root folder. */
export const project = fileURLToPath(new URL('../..', import.meta.url));

export const wranglerConfig = join(project, 'wrangler.jsonc');

/** Path of the script that starts wrangler, Cloudflare's command-line tool for Workers. */
export const wranglerScript = join(project, 'node_modules/wrangler/bin/wrangler.js');

/** Environment variables that disable wrangler's prompts and its unrequested network connections. */
export const nonInteractive = {
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
} as const;

/** Runs a wrangler command and returns its output. */
export type RunWrangler = (args: readonly string[]) => Promise<string>;

export const runWrangler: RunWrangler = async (args) => {
  // biome-ignore lint/style/noProcessEnv: wrangler reads the Cloudflare login from the environment
  const env = { ...process.env, ...nonInteractive };
  const options = { cwd: project, env, maxBuffer: 64 * 1024 * 1024 };
  const command = [wranglerScript, ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, options);
  return stdout;
};

const { rawConfig } = experimental_readRawConfig({ config: wranglerConfig });
const [databaseBinding] = rawConfig.d1_databases ?? [];

export const databaseName: string = databaseBinding?.database_name ?? '';

/** Migrates the local database, which wrangler stores in `folder`. */
export async function migrateLocally(folder: string): Promise<void> {
  const where = ['--local', '--persist-to', folder];
  await runWrangler(['d1', 'migrations', 'apply', databaseName, ...where]);
}

/** Returns the id of the deployed database, or undefined if no database is deployed. */
export async function findRemoteDatabase(run: RunWrangler): Promise<string | undefined> {
  const found = JSON.parse(await run(['d1', 'list', '--json'])) as { name: string; uuid: string }[];
  return found.find(({ name }) => name === databaseName)?.uuid;
}

/**
 * Writes a copy of `wrangler.jsonc` with the id of the deployed database to `folder`.
 *
 * @returns the path of the copy.
 * @throws Error if no database is deployed.
 */
export async function writeRemoteConfig(
  folder: string,
  run: RunWrangler,
  vars: Record<string, string> = {},
): Promise<string> {
  const id = await findRemoteDatabase(run);
  if (!id) {
    throw new Error(
      `The database "${databaseName}" is not deployed yet. Run \`npm run edge:deploy\` to create it.`,
    );
  }
  const { $schema: _, main, assets, ...others } = rawConfig;
  // Relative paths in the copy would be resolved from `folder`, so the copy gets absolute paths.
  const toAbsolute = (path = '') => resolve(project, path);
  const remoteConfig = {
    ...others,
    main: toAbsolute(main),
    assets: { ...assets, directory: toAbsolute(assets?.directory) },
    d1_databases: [
      {
        ...databaseBinding,
        database_id: id,
        migrations_dir: toAbsolute(databaseBinding?.migrations_dir),
        remote: true,
      },
    ],
    vars,
  };
  const path = join(folder, 'wrangler.remote.json');
  makePrivateFolder(folder);
  const text = `${JSON.stringify(remoteConfig, null, 2)}\n`;
  await writeFile(path, text, { mode: privateMode.file });
  return path;
}

/** Returns the settings that apply on Cloudflare. `PORT`, for example, does not apply there. */
export function pickWorkerSettings(settings: Record<string, string>): Record<string, string> {
  const { HOST, PORT, DATA_DIR, DATABASE_URL, TRUST_PROXY, FORM_HOST, ...workerSettings } =
    settings;
  return workerSettings;
}
