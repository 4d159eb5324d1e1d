import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { collections } from '../collections.ts';
import { formatContentProblems } from '../content-problem.ts';
import { checkContent } from './check-content.ts';

/** Path of the content folder shipped with the site. */
export const shipped = fileURLToPath(new URL('../../content', import.meta.url));

/** Copies the shipped content, so that a test can insert mistakes. The copy is deleted after the test. */
export async function copyContent() {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(shipped, folder, { recursive: true });
  const find = (known: Parameters<typeof checkContent>[1] = collections) =>
    checkContent(folder, known);
  return {
    /** Returns the absolute path of a file in the copy. */
    path: (file: string) => join(folder, file),
    /**
     * Replaces a part of a file.
     *
     * @throws Error if the file does not contain `from`.
     */
    async edit(file: string, from: string | RegExp, to: string): Promise<void> {
      const before = await readFile(join(folder, file), 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${from}`);
      await writeFile(join(folder, file), after);
    },
    find,
    /** Runs the content check and returns its output. */
    check: async () => formatContentProblems(await find()),
  };
}
