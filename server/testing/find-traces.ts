import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists every occurrence of one of `words` in the files in `folder` and its subfolders, as `file name: word`. Searches
 * again if a file is renamed or deleted meanwhile, because the words could be in a file with a new name.
 */
export function findTraces(folder: string, words: readonly string[]): string[] {
  try {
    return searchFiles(folder, words);
  } catch (error) {
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isGone || !existsSync(folder)) throw error;
    return findTraces(folder, words);
  }
}

function searchFiles(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const bytes = readFileSync(join(entry.parentPath, entry.name)).toString('latin1');
      return words.filter((word) => bytes.includes(word)).map((word) => `${entry.name}: ${word}`);
    });
}
