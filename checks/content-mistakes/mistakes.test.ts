import { expect, test } from 'vitest';
import { copyContent } from '#schemas/content-check/content-copy.ts';
import { MissingContent } from '../site/content.ts';
import type { Mistake } from './mistake.ts';

/*
 * Inserts the mistakes in the files of this folder into copies of the content. Each reported problem names the file,
 * the line, the field, the expected value and the fix.
 */

testMistakes('invalid fields', [
  ...(await load('fields', () => import('./fields.ts'))),
  ...(await load('fields of sheets', () => import('./sheet-fields.ts'))),
]);

testMistakes('map names', await load('map names', () => import('./map-names.ts')));

// Invalid fields are inserted into separate copies, because the check does not compare invalid files with other files.
testMistakes('contradictions between files', [
  ...(await load('towns', () => import('./towns.ts'))),
  ...(await load('sheets', () => import('./sheets.ts'))),
  ...(await load('dioramas', () => import('./dioramas.ts'))),
  ...(await load('articles', () => import('./articles.ts'))),
]);

/**
 * Registers the tests of a group of mistakes. Each check reads all of the content, which takes time, so one copy of the
 * content gets at most one mistake per file, and is checked once.
 */
function testMistakes(subject: string, mistakes: readonly Mistake[]): void {
  const copies: Mistake[][] = [];
  for (const mistake of mistakes) {
    const copy = copies.find((others) => others.every(({ file }) => file !== mistake.file));
    if (copy) copy.push(mistake);
    else copies.push([mistake]);
  }
  for (const [index, inserted] of copies.entries()) {
    test(`the content check reports every mistake in copy ${index + 1}: ${subject}`, async () => {
      const { edit, check } = await copyContent();
      for (const { file, from, to } of inserted) await edit(file, from, to);
      const output = await check();
      for (const { file, message } of inserted) expect.soft(output, file).toMatch(message);
    });
  }
}

/**
 * Loads the mistakes of one subject. Each mistake changes an existing entry, so the subject is skipped if the owner's
 * content lacks an entry that one of its mistakes needs.
 */
async function load(
  subject: string,
  importMistakes: () => Promise<{ mistakes: Mistake[] }>,
): Promise<Mistake[]> {
  try {
    const { mistakes } = await importMistakes();
    return mistakes;
  } catch (error) {
    if (!(error instanceof MissingContent)) throw error;
    test.skip(`mistakes in ${subject} (${error.message})`);
    return [];
  }
}
