import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type Element, eachElement, getAttribute } from '#contract/html-tree.ts';
import { describeAvoidedWord, findAvoidedWords } from '#schemas/content-check/avoided-words.ts';
import { dist, readBuiltPages } from './built-site.ts';
import { textOf } from './page-text.ts';

const project = join(dist, '..');

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
  const files = await Array.fromAsync(glob('drawings/*.svg', { cwd: dist }));
  const faults = await Promise.all(
    files.sort().map(async (file) => {
      const drawing = parseFragment(await readFile(join(dist, file), 'utf8'));
      return [...eachElement(drawing)]
        .filter(({ tagName }) => ['text', 'title', 'desc'].includes(tagName))
        .flatMap((label) => faultsOf(textOf(label)).map((fault) => `${file}: ${fault}`));
    }),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(faults.flat()).toEqual([]);
});

/** Where sentences for visitors and owners are written in the code. */
const sources = [
  'contract/*.ts',
  'service/{leads-cli,outbox,preflight}/*.ts',
  'site/src/**/*.{ts,tsx}',
];
const exempt = /\.test\.tsx?$|\/avoided-words\.ts$/;

test('no sentence in the code has one', async () => {
  const files = await Array.fromAsync(glob(sources, { cwd: project }));
  const faults = await Promise.all(
    files
      .filter((file) => !exempt.test(file))
      .sort()
      .map(async (file) => {
        const words = readSentences(file, await readFile(join(project, file), 'utf8'));
        return words.flatMap(faultsOf).map((fault) => `${file}: ${fault}`);
      }),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(faults.flat()).toEqual([]);
});

/** The words of a source: what stands between tags, and strings of more than one word. */
function readSentences(file: string, source: string): string[] {
  const sentences: string[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') return;
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') return;
    if (ts.isJsxText(node)) sentences.push(node.text);
    else if (isString(node) && /\p{L}\s|^\p{Lu}/u.test(node.text)) sentences.push(node.text);
    ts.forEachChild(node, read);
  };
  read(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return sentences;
}

const isString = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);
