import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files below `folder` in which one of `words` can be read, with the word. */
export function findTraces(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const bytes = readFileSync(join(entry.parentPath, entry.name)).toString('latin1');
      return words.filter((word) => bytes.includes(word)).map((word) => `${entry.name}: ${word}`);
    });
}
