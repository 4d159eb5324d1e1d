import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const project = fileURLToPath(new URL('../..', import.meta.url));
const leftBehind = new Set(['node_modules', 'dist', 'data', '.git', '.env', 'test-results']);

/**
 * Builds a copy of the project as another company would: its own identity and settings, and what
 * else it changes in its folder `content`.
 *
 * @returns the folder of the copy, whose `dist/` is built, and how to remove it.
 */
export async function buildForOtherOwner(
  changeCompany: (yaml: string) => string,
  environment: Record<string, string> = {},
  changeContent: (content: string) => Promise<void> = async () => {},
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'other-owner-'));
  for (const name of await readdir(project)) {
    if (!leftBehind.has(name))
      await cp(join(project, name), join(folder, name), { recursive: true });
  }
  await rm(join(folder, 'site/.astro'), { recursive: true, force: true });
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
  const company = join(folder, 'content/company.yaml');
  await writeFile(company, changeCompany(await readFile(company, 'utf8')));
  await changeContent(join(folder, 'content'));
  await promisify(execFile)('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...process.env, ...environment },
    maxBuffer: 16 * 1024 * 1024,
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
