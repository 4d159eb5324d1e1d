import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A file of the bundle, as the runtime takes it. */
interface WorkerModule {
  type: 'ESModule' | 'Text';
  path: string;
  contents: string;
}

/** The project's own folder, in which the Worker's sources are. */
export const project = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The Worker as one script with the texts that it imports, its script first; made by the command
 * that deploys it, and kept until a source changes.
 *
 * @throws Error with what that command wrote, when it fails.
 */
export async function bundleWorker(): Promise<WorkerModule[]> {
  const folder = join(project, 'node_modules/.cache/worker', await digestSources());
  if (!existsSync(folder)) await bundle(folder);
  const names = (await readdir(folder)).filter((name) => /\.(js|yaml)$/.test(name));
  const modules = names.map(async (name): Promise<WorkerModule> => {
    const contents = await readFile(join(folder, name), 'utf8');
    return { type: name.endsWith('.js') ? 'ESModule' : 'Text', path: name, contents };
  });
  return (await Promise.all(modules)).sort((one) => (one.type === 'ESModule' ? -1 : 1));
}

/** Keeps the tools of the platform from asking questions, and from telling of their use. */
export const quietTools = { CI: '1', WRANGLER_SEND_METRICS: 'false' } as const;

/** What the Worker is made of and bound to. */
export const wranglerConfig = join(project, 'wrangler.jsonc');

/** The command line of the platform. */
export const wrangler = join(project, 'node_modules/wrangler/bin/wrangler.js');

async function bundle(folder: string): Promise<void> {
  const above = join(folder, '..');
  await mkdir(above, { recursive: true });
  const unfinished = await mkdtemp(join(above, 'part-'));
  // The site is no part of the bundle, and need not be built for it.
  const noSite = join(unfinished, 'no-site');
  const args = [wrangler, 'deploy', '--dry-run', '--outdir', unfinished, '--assets', noSite];
  try {
    await mkdir(noSite);
    await promisify(execFile)(process.execPath, args, { cwd: project, env: quietTools });
    // Whoever made the same meanwhile was faster.
    await rename(unfinished, folder).catch(() => {});
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`The Worker cannot be bundled:\n${stdout ?? ''}${stderr ?? error}`);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function digestSources(): Promise<string> {
  const patterns = ['{contract,forms}/**/*.ts', 'content/company.yaml', '*.{json,jsonc}'];
  const exclude = ['**/*.test.ts'];
  const paths = (await Array.fromAsync(glob(patterns, { cwd: project, exclude }))).sort();
  const digest = createHash('sha256');
  for (const path of paths) digest.update(path).update(await readFile(join(project, path)));
  return digest.digest('hex').slice(0, 16);
}
