import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..');

const notCopied = new Set(['node_modules', 'dist', 'data', '.git', '.env', 'test-results']);

/** Copies the project to `folder`, without build output, data and caches. The copy shares the installed packages. */
export async function copyProject(folder: string): Promise<void> {
  for (const name of await readdir(project)) {
    if (notCopied.has(name)) continue;
    await cp(join(project, name), join(folder, name), { recursive: true, filter: isCopied });
  }
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(project, 'node_modules'))) {
    // Skip the caches of builds and tests, so that each copy has its own.
    if (name.startsWith('.') && name !== '.bin') continue;
    await symlink(join(project, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

/** Leaves out the types that Astro generated from the content, and the built site of the test company. */
const isCopied = (path: string) => !/\/(site\/\.astro|checks\/fixture\/dist)$/.test(path);
