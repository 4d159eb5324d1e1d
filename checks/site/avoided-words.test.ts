import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { type Element, eachElement, getAttribute } from '#contract/html-tree.ts';
import { describeAvoidedWord, findAvoidedWords } from '#schemas/content-check/avoided-words.ts';
import { dist, readBuiltPages } from './built-site.ts';
import { textOf } from './page-text.ts';

/** Each avoided word of a text, with the words around it. */
const faultsOf = (text: string) =>
  findAvoidedWords(text).map((word) => {
    const around = text.slice(Math.max(0, word.index - 30), word.index + word.word.length + 30);
    return `${describeAvoidedWord(word)} in "${around.replaceAll(/\s+/g, ' ').trim()}"`;
  });

test.each(await readBuiltPages())('$address has no word that has a better one', ({ elements }) => {
  const [body] = elements.filter(({ tagName }) => tagName === 'body');
  const shown = textOf(body as Element, ({ tagName }) => tagName === 'script');
  const spoken = elements
    .filter((element) => getAttribute(element, 'name') !== 'format-detection')
    .flatMap((element) =>
      ['alt', 'aria-label', 'title', 'placeholder', 'content'].map(
        (name) => getAttribute(element, name) ?? '',
      ),
    );
  expect([shown, ...spoken].flatMap(faultsOf)).toEqual([]);
});

test('no drawing has one', async () => {
  const files = (await Array.fromAsync(glob('drawings/*.svg', { cwd: dist }))).sort();
  const faults = files.map(async (file) => {
    const drawing = parseFragment(await readFile(join(dist, file), 'utf8'));
    return [...eachElement(drawing)]
      .filter(({ tagName }) => ['text', 'title', 'desc'].includes(tagName))
      .flatMap((label) => faultsOf(textOf(label)).map((fault) => `${file}: ${fault}`));
  });
  expect(files.length).toBeGreaterThan(0);
  expect((await Promise.all(faults)).flat()).toEqual([]);
});
