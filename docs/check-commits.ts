import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The subjects that are not `area: imperative summary`. Subjects that Git writes for merges are allowed. */
export function findUnclearSubjects(subjects: readonly string[]): string[] {
  return subjects.filter(
    (subject) => !subject.startsWith('Merge ') && (subject.length > 72 || !format.test(subject)),
  );
}

/** An area, such as `service` or `line voltage`, a colon, a space and words without a final period. */
const format = /^[a-z][a-z-]*( [a-z-]+)*: \S(.*[^.\s])?$/;

/**
 * Subjects of the commit that added this file and of its descendants. Commits by bots are not listed, nor
 * commits that change only `content/`, because the editor at /admin writes their messages. A shallow clone
 * without the commit that added this file counts from its oldest commit.
 */
function readSubjects(): string[] {
  const file = 'docs/check-commits.ts';
  const added = git('log', '--diff-filter=A', '--format=%H', '--', file).at(-1);
  if (!added) return [];
  const range = [`--ancestry-path=${added}`, 'HEAD', '--not', `${added}^@`];
  return git('log', '--no-merges', '--format=%an\t%s', ...range, '--', '.', ':!content')
    .map((line) => line.split('\t'))
    .filter(([author = '']) => !author.endsWith('[bot]'))
    .map(([, ...subject]) => subject.join('\t'));
}

/** The lines that a Git command prints; none outside of a repository. */
function git(...words: string[]): string[] {
  const { stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter(Boolean);
}

if (import.meta.main) {
  // The hook passes the file of the message; CI passes nothing.
  const message = process.argv[2];
  const subjects = message ? readFileSync(message, 'utf8').split('\n', 1) : readSubjects();
  const unclear = findUnclearSubjects(subjects);
  if (unclear.length > 0) {
    process.stderr.write(
      `Write "area: imperative summary" in at most 72 characters, without a period, instead of:\n${unclear
        .map((subject) => `  ${subject} (${subject.length} characters)\n`)
        .join('')}`,
    );
    process.exitCode = 1;
  }
}
