import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGit } from '../run-git.ts';

/** A folder with a copy of `content/` under git, for tests that write. */
export async function copyProject(): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'desk-'));
  await cp(join(import.meta.dirname, '../../../content'), join(root, 'content'), {
    recursive: true,
  });
  await runGit(root, 'init', '--quiet');
  await runGit(root, 'config', 'user.name', 'An owner');
  await runGit(root, 'config', 'user.email', 'owner@example.com');
  await runGit(root, 'config', 'commit.gpgsign', 'false');
  await runGit(root, 'add', '--all');
  await runGit(root, 'commit', '--quiet', '--message=As shipped');
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
