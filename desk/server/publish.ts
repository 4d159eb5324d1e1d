import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { ContentProblem } from '#site/content-check/content-problem.ts';
import type { Entries } from '#site/content-check/read-entries.ts';
import type { ContentFolder } from './content-folder.ts';
import { Refusal, wordsOf } from './refusal.ts';
import { countUnsent, findChanged, findRemote, findUpstream, runGit } from './run-git.ts';

/** What differs from the last commit, file by file, and how many commits the remote does not have. */
export async function listChanges(content: ContentFolder) {
  const { root } = content;
  const entries = await content.listEntries();
  const titles = new Map((await content.list()).map(({ path, title }) => [path, title]));
  const used = listWords(entries);
  const files = (await findChanged(root)).map(async (path) => {
    const diff = await showDiff(root, path);
    const change = tellChange(diff);
    const isPhoto = path.startsWith('content/photos/') && !basename(path).startsWith('.');
    return {
      path,
      title: titles.get(path) ?? nameFile(path),
      change,
      isUnused: isPhoto && change !== 'deleted' && !used.has(basename(path)),
      diff,
    };
  });
  return { files: await Promise.all(files), unsent: await countUnsent(root) };
}

/**
 * Commits what changed below content/ and nothing else, and pushes it where the owner has set a
 * remote. A push that fails leaves the commit and says why; the next publishing sends it, too.
 *
 * @throws Refusal where there is nothing to send, content has problems, or git refuses the commit.
 */
export async function publish(content: ContentFolder, { message }: { message: string }) {
  const { root } = content;
  const hasChanges = (await findChanged(root)).length > 0;
  if (!hasChanges && (await countUnsent(root)) === 0) {
    throw new Refusal(409, 'There is nothing new to publish.');
  }
  if (hasChanges) await commitContent(content, String(message ?? '').trim());
  const commit = (await runGit(root, 'rev-parse', '--short', 'HEAD')).trim();
  return { commit, ...(await push(root)) };
}

async function commitContent(content: ContentFolder, sentence: string): Promise<void> {
  const { root } = content;
  if (sentence === '') {
    throw new Refusal(422, 'Say in one sentence what you changed.', {
      problems: [{ path: ['message'], message: 'expected a sentence; write what you changed' }],
    });
  }
  const problems = await content.checkAll();
  if (problems.length > 0) {
    throw new Refusal(422, sayFirst(problems), {
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
}

/** The first thing to fix, where the dialog has room for one. */
function sayFirst(problems: readonly ContentProblem[]): string {
  const [{ file, field, message } = { file: '', field: '', message: '' }] = problems;
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  const place = [file, field].filter(Boolean).join(' ');
  return `Not published: the content has ${count}. Fix this first: ${place}: ${message}.`;
}

async function push(root: string): Promise<{ pushed: boolean; reason?: string }> {
  const remote = await findRemote(root);
  if (!remote) return { pushed: false };
  const upstream = await findUpstream(root);
  try {
    await runGit(root, 'push', '--quiet', ...(upstream ? [] : ['--set-upstream', remote, 'HEAD']));
    return { pushed: true };
  } catch (error) {
    const branch = (await runGit(root, 'branch', '--show-current')).trim();
    const from = upstream ? '' : ` ${remote} ${branch}`;
    return { pushed: false, reason: explainPush(wordsOf(error), from) };
  }
}

/** Why a push failed and what to do, in an owner's words; what git said where there are none. */
function explainPush(said: string, from: string): string {
  if (/non-fast-forward|fetch first/.test(said)) {
    return `Someone else published first, so the remote refused your changes. In a terminal in the project folder, run "git pull --rebase --autostash${from}". Then click Publish again.`;
  }
  if (/could not read Username|Authentication failed|Permission denied|publickey|403/.test(said)) {
    return 'The remote did not accept this computer’s sign-in. In a terminal in the project folder, run "git push" and sign in. Then click Publish again.';
  }
  if (/Could not resolve host|unable to access|Could not read from remote/i.test(said)) {
    return 'The remote could not be reached. Check the network, and the address that "git remote -v" shows. Then click Publish again.';
  }
  return `git did not push: ${said}`;
}

/** Every word of every file; a photo is named by one of them. */
function listWords(entries: Entries): Set<string> {
  const documents = [...entries.values()].flatMap((files) => [...files.values()]);
  return new Set(documents.flatMap((document) => document.strings().map(({ value }) => value)));
}

/** What a file that is no more, or no entry, is called: electrical-maintenance is Electrical maintenance. */
function nameFile(path: string): string {
  const name = basename(path);
  if (!/\.(yaml|mdx)$/.test(name)) return name;
  const words = basename(name, extname(name)).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function tellChange(diff: string): 'new' | 'changed' | 'deleted' {
  const [head = ''] = diff.split('\n@@');
  if (diff === newFile || /^(new file mode|--- \/dev\/null)/m.test(head)) return 'new';
  return /^deleted file mode/m.test(head) ? 'deleted' : 'changed';
}

/** Stands for the bytes of a photo. */
const newFile = 'A new file.';

async function showDiff(root: string, path: string): Promise<string> {
  const changed = await runGit(root, 'diff', '--relative', 'HEAD', '--', path);
  if (changed !== '') return changed;
  // A file that git does not know yet.
  if (!/\.(yaml|mdx)$/.test(path)) return newFile;
  const lines = (await readFile(join(root, path), 'utf8')).trimEnd().split('\n');
  const added = lines.map((line) => `+${line}\n`).join('');
  return `--- /dev/null\n+++ b/${path}\n@@ -0,0 +1,${lines.length} @@\n${added}`;
}
