import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { ContentFolder } from './content-folder.ts';
import { Refusal } from './refusal.ts';
import { findChanged, findRemote, runGit } from './run-git.ts';

/** What differs from the last commit, file by file. */
export async function listChanges(content: ContentFolder) {
  const { root } = content;
  const titles = new Map((await content.list()).map(({ path, title }) => [path, title]));
  const files = (await findChanged(root)).map(async (path) => ({
    path,
    title: titles.get(path) ?? basename(path, extname(path)),
    diff: await showDiff(root, path),
  }));
  return { files: await Promise.all(files) };
}

/**
 * Commits what changed below content/ and nothing else, and pushes it where the owner has set a
 * remote. A push that fails leaves the commit and says why.
 *
 * @throws Refusal where nothing changed, content has problems, or git refuses.
 */
export async function publish(content: ContentFolder, { message }: { message: string }) {
  const { root } = content;
  const sentence = String(message ?? '').trim();
  if (sentence === '') {
    throw new Refusal(422, 'Say in a sentence what you changed.', {
      problems: [{ path: ['message'], message: 'expected a sentence; write what you changed' }],
    });
  }
  if ((await findChanged(root)).length === 0) throw new Refusal(409, 'Nothing changed.');
  const problems = await content.checkAll();
  if (problems.length > 0) {
    throw new Refusal(422, 'The content has problems; correct them first.', {
      problems: problems.map(({ file, path = [], message: words }) => ({
        file,
        path,
        message: words,
      })),
    });
  }
  try {
    await runGit(root, 'add', '--all', '--', 'content');
    // Named again, so that what else is staged stays where it is.
    await runGit(root, 'commit', '--quiet', `--message=${sentence}`, '--', 'content');
  } catch (error) {
    throw new Refusal(422, `git did not commit: ${wordsOf(error)}`);
  }
  const commit = (await runGit(root, 'rev-parse', '--short', 'HEAD')).trim();
  const remote = await findRemote(root);
  if (!remote) return { commit, pushed: false };
  try {
    const hasUpstream = await runGit(root, 'rev-parse', '--abbrev-ref', '@{upstream}').then(
      () => true,
      () => false,
    );
    const where = hasUpstream ? [] : ['--set-upstream', remote, 'HEAD'];
    await runGit(root, 'push', '--quiet', ...where);
    return { commit, pushed: true };
  } catch (error) {
    return { commit, pushed: false, reason: `git did not push: ${wordsOf(error)}` };
  }
}

async function showDiff(root: string, path: string): Promise<string> {
  const changed = await runGit(root, 'diff', '--relative', 'HEAD', '--', path);
  if (changed !== '') return changed;
  // A file that git does not know yet.
  if (!/\.(yaml|mdx)$/.test(path)) return 'A new file.';
  const lines = (await readFile(join(root, path), 'utf8')).trimEnd().split('\n');
  const added = lines.map((line) => `+${line}\n`).join('');
  return `--- /dev/null\n+++ b/${path}\n@@ -0,0 +1,${lines.length} @@\n${added}`;
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
