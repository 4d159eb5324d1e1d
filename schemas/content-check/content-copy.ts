import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect } from 'vitest';
import { collections } from '../collections.ts';
import { formatContentProblems } from '../content-problem.ts';
import { checkContent } from './check-content.ts';

/** The content that the site is shipped with. */
export const shipped = fileURLToPath(new URL('../../content', import.meta.url));

/** Gives each test of a file a copy of the shipped content, to make mistakes in. */
export function copyContent() {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-'));
    await cp(shipped, folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const find = (known: Parameters<typeof checkContent>[1] = collections) =>
    checkContent(folder, known);
  return {
    /** A path in the copy. */
    path: (file: string) => join(folder, file),
    /** Replaces what a file holds; fails where it does not. */
    async edit(file: string, from: string | RegExp, to: string): Promise<void> {
      const before = await readFile(join(folder, file), 'utf8');
      const after = before.replace(from, to);
      expect(after, `${file} holds ${from}`).not.toBe(before);
      await writeFile(join(folder, file), after);
    },
    /** The problems of the copy. */
    find,
    /** The same as an owner reads them. */
    check: async () => formatContentProblems(await find()),
  };
}

/** A mistake in a file, and what is to be said about it. */
export type Mistake = [what: string, file: string, from: string | RegExp, to: string, said: RegExp];
