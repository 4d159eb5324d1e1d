import { glob } from 'node:fs/promises';
import { matchesGlob } from 'node:path';

/**
 * What someone means to write: the whole text of each file by its path below the content folder,
 * or undefined for a file that goes.
 */
export type Proposal = ReadonlyMap<string, string | undefined>;

/** The files below the content folder that fit the pattern once the proposal is written, sorted. */
export async function listFiles(
  contentFolder: string,
  pattern: string,
  proposal: Proposal,
): Promise<string[]> {
  const found = new Set(await Array.fromAsync(glob(pattern, { cwd: contentFolder })));
  for (const [path, text] of proposal) {
    if (text === undefined) found.delete(path);
    else if (matchesGlob(path, pattern)) found.add(path);
  }
  return [...found].sort();
}
