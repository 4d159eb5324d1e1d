import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The day of the last commit of every file below these folders, by path from the project's root.
 * Empty where there is no history to ask, as in an unpacked archive.
 */
export async function readLastChanges(
  folders: readonly string[],
  root: string = process.cwd(),
): Promise<ReadonlyMap<string, string>> {
  const git = ['log', '--format=%x00%cs %D', '--name-only', '--relative', '--', ...folders];
  try {
    const { stdout } = await promisify(execFile)('git', ['-c', 'core.quotePath=off', ...git], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    });
    return parseLog(stdout);
  } catch {
    return new Map();
  }
}

/** The day of the review, else the last of these files' days; undefined where none is known. */
export function lastChangeOf(
  files: readonly string[],
  changes: ReadonlyMap<string, string>,
  reviewed?: Date,
): string | undefined {
  if (reviewed) return reviewed.toISOString().slice(0, 10);
  return files
    .map((file) => changes.get(file))
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}

/** The log, newest commit first. */
function parseLog(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [heading = '', ...files] = commit.split('\n');
    // The last commit of a shallow clone seems to add every file; what it says is not the truth.
    if (/\bgrafted\b/.test(heading)) continue;
    const day = heading.slice(0, 10);
    for (const file of files) if (file && !changes.has(file)) changes.set(file, day);
  }
  return changes;
}
