import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
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

/** A mistake to insert into a content file, and the message that the check must report. */
export interface Mistake {
  file: string;
  /** The text to replace, and the mistake in its place. */
  from: string | RegExp;
  to: string;
  message: RegExp;
}

/**
 * Registers tests for the mistakes. Each check reads all of the content, so mistakes in different files share one
 * copy and one check.
 */
export function testMistakes(mistakes: readonly Mistake[]): void {
  const copies: Mistake[][] = [];
  for (const mistake of mistakes) {
    const copy = copies.find((others) => others.every(({ file }) => file !== mistake.file));
    if (copy) copy.push(mistake);
    else copies.push([mistake]);
  }
  test.each(copies.map((inserted, index) => ({ copy: index + 1, inserted })))(
    'reports each mistake in copy $copy',
    async ({ inserted }) => {
      const { edit, check } = await copyContent();
      for (const { file, from, to } of inserted) await edit(file, from, to);
      const output = await check();
      for (const { file, message } of inserted) expect.soft(output, file).toMatch(message);
    },
    // Long enough for a busy machine.
    60_000,
  );
}
