import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { collections } from '../collections.ts';
import { formatContentProblems } from '../content-problem.ts';
import { checkContent } from './check-content.ts';

/** The content that the site is shipped with. */
export const shipped = fileURLToPath(new URL('../../content', import.meta.url));

/** A copy of the shipped content, to make mistakes in, for as long as a test runs. */
export async function copyContent() {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(shipped, folder, { recursive: true });
  const find = (known: Parameters<typeof checkContent>[1] = collections) =>
    checkContent(folder, known);
  return {
    /** A path in the copy. */
    path: (file: string) => join(folder, file),
    /**
     * Replaces what a file holds.
     *
     * @throws Error where the file does not hold it.
     */
    async edit(file: string, from: string | RegExp, to: string): Promise<void> {
      const before = await readFile(join(folder, file), 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not hold ${from}`);
      await writeFile(join(folder, file), after);
    },
    /** The problems of the copy. */
    find,
    /** The same as an owner reads them. */
    check: async () => formatContentProblems(await find()),
  };
}

/** A mistake in a file, and what is to be said about it. */
export type Mistake = [file: string, from: string | RegExp, to: string, said: RegExp];

/** Tests of mistakes: those of different files are made in one copy, as a check reads all of the content. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  const rounds: Mistake[][] = [];
  for (const mistake of mistakes) {
    const round = rounds.find((each) => each.every(([file]) => file !== mistake[0]));
    if (round) round.push(mistake);
    else rounds.push([mistake]);
  }
  test.each(rounds.map((round, index) => ({ copy: index + 1, round })))(
    'copy $copy',
    async ({ round }) => {
      const { edit, check } = await copyContent();
      for (const [file, from, to] of round) await edit(file, from, to);
      const found = await check();
      for (const [file, , , said] of round) expect.soft(found, file).toMatch(said);
    },
    // Of a machine that others use.
    60_000,
  );
}
