import { glob } from 'node:fs/promises';

/**
 * What someone means to write: the whole text of each file by its path below the content folder,
 * or undefined for a file that goes.
 */
export type Proposal = ReadonlyMap<string, string | undefined>;

/** Every text below the content folder once the proposal is written, by its path, sorted. */
export async function listTexts(contentFolder: string, proposal: Proposal): Promise<string[]> {
  const files = glob('**/*.{yaml,yml,md,mdx}', { cwd: contentFolder });
  const found = new Set(await Array.fromAsync(files));
  for (const [path, text] of proposal) {
    if (text === undefined) found.delete(path);
    else found.add(path);
  }
  return [...found].sort();
}
