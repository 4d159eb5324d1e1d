import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const project = fileURLToPath(new URL('../..', import.meta.url));
const leftBehind = new Set(['node_modules', 'dist', 'data', '.git', '.env', 'test-results']);

/** A copy of the project that somebody else may change and build. */
export interface ProjectCopy {
  folder: string;
  /** Builds it, with these settings beside those of this process. */
  build(environment?: Record<string, string>): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the project, without what was made from it. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'other-owner-'));
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
  return {
    folder,
    async build(environment = {}) {
      await promisify(execFile)('npm', ['run', 'build'], {
        cwd: folder,
        env: { ...process.env, ...environment },
        maxBuffer: 16 * 1024 * 1024,
      });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
