import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * What git prints in `root`.
 *
 * @throws Error with git's own words.
 */
export async function runGit(root: string, ...words: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('git', words, {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
      timeout: 120_000,
      // Nobody is there to type a password.
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
    });
    return stdout;
  } catch (error) {
    const {
      stderr = '',
      stdout = '',
      message,
    } = error as Error & Record<'stderr' | 'stdout', string>;
    throw new Error(stderr.trim() || stdout.trim() || message);
  }
}

/** The files below content/ that differ from the last commit, or none where there is no git. */
export async function findChanged(root: string): Promise<string[]> {
  try {
    const names = await Promise.all([
      runGit(root, 'diff', '--name-only', '-z', '--relative', 'HEAD', '--', 'content'),
      runGit(root, 'ls-files', '-z', '--others', '--exclude-standard', '--', 'content'),
    ]);
    return names.flatMap((list) => list.split('\0').filter(Boolean)).sort();
  } catch {
    return [];
  }
}

/** Where a push goes; undefined where the owner has set none. */
export async function findRemote(root: string): Promise<string | undefined> {
  try {
    return (await runGit(root, 'remote')).split('\n').find(Boolean);
  } catch {
    return undefined;
  }
}

/** The branch that a push goes to, such as origin/main; undefined where none is set. */
export async function findUpstream(root: string): Promise<string | undefined> {
  try {
    return (await runGit(root, 'rev-parse', '--abbrev-ref', '@{upstream}')).trim();
  } catch {
    return undefined;
  }
}

/** How many commits the remote was not seen to have; none where there is no remote. */
export async function countUnsent(root: string): Promise<number> {
  const remote = await findRemote(root);
  if (!remote) return 0;
  const sent = (await findUpstream(root)) ?? `--remotes=${remote}`;
  try {
    return Number(await runGit(root, 'rev-list', '--count', 'HEAD', '--not', sent));
  } catch {
    return 0;
  }
}
