import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { becomeSecondCompany } from './second-company.ts';

/*
 * `npm run test:other-owner`: makes a copy of the project another company's, builds it, and asks of
 * it what the unit and built tiers ask of this one.
 */

const project = resolve(import.meta.dirname, '../..');
const leftBehind = new Set(['node_modules', 'dist', 'data', '.git', '.env', 'test-results']);

const folder = await mkdtemp(join(tmpdir(), 'other-owner-'));
try {
  await copyProject();
  await becomeSecondCompany(join(folder, 'content'));
  const tiers = ['--project', 'unit', '--project', 'built', '--project', 'service'];
  run('npm', 'run', 'build');
  run('npx', '--no-install', 'vitest', 'run', '--reporter=dot', ...tiers);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Copies the project, without what was made from it. */
async function copyProject(): Promise<void> {
  for (const name of await readdir(project)) {
    if (!leftBehind.has(name))
      await cp(join(project, name), join(folder, name), { recursive: true });
  }
  await rm(join(folder, 'site/.astro'), { recursive: true, force: true });
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(project, 'node_modules'))) {
    // Caches of builds and tests are kept there; each copy has its own.
    if (!name.startsWith('.') || name === '.bin')
      await symlink(join(project, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

/** Runs a command in the copy; an address of this machine's must not stand in for the company's. */
function run(command: string, ...args: string[]): void {
  if (process.exitCode) return;
  const env = { ...process.env, SITE_URL: '' };
  const { status } = spawnSync(command, args, { cwd: folder, env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
