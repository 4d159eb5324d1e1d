import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readCompany, sampleName } from '#contract/read-company.ts';
import { collections } from '#schemas/collections.ts';
import { isText } from './write-fields.ts';

const project = resolve(import.meta.dirname, '../..');

/** Lists the content files in a folder, relative to the project. */
const listFiles = (content: string) =>
  Object.values(collections).flatMap(({ pattern }) =>
    globSync(`${content}/${pattern}`, { cwd: project }).sort(),
  );

/** The YAML style that Sveltia CMS uses unless its configuration sets `output.yaml`. */
const style = {
  indent: 2,
  indentSeq: true,
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  defaultStringType: 'PLAIN',
  singleQuote: true,
} as const;

// The first save in the editor would reformat the whole of a file that is not in the editor's format. The order of the
// keys is not checked, because a save would only move some lines. Owners may format their own files differently.
const isSample = (await readCompany(project)).name === sampleName;
const paths = [...(isSample ? listFiles('content') : []), ...listFiles('checks/fixture/content')];
test.each(paths)('%s has the format that the editor would write', (path) => {
  const text = readFileSync(resolve(project, path), 'utf8');
  expect(findOtherFormat(text, isText(path)), path).toBe('');
});

test('the message names the first line that the editor would write differently', () => {
  expect(findOtherFormat('scene: a\ntitle: b\nitems: [c]\n', false)).toBe(
    'line 3: the editor writes "items:"',
  );
  expect(findOtherFormat('---\ntitle: "b"\n---\nText\n', true)).toBe(
    'line 2: the editor writes "title: b"',
  );
  expect(findOtherFormat('title: b\nitems:\n  - c\n', false)).toBe('');
});

/** Describes the first line that is not in the editor's format. Returns an empty string if there is no such line. */
function findOtherFormat(text: string, hasFrontMatter: boolean): string {
  const data = hasFrontMatter ? (text.split(/^---$/m)[1] ?? '') : text;
  const written = data.trim().split('\n');
  const printed = stringify(parse(data), null, style).trim().split('\n');
  const index = printed.findIndex((line, at) => line !== written[at]);
  if (index === -1 && written.length === printed.length) return '';
  const at = index === -1 ? printed.length : index;
  return `line ${at + (hasFrontMatter ? 2 : 1)}: the editor writes "${printed[at] ?? ''}"`;
}
