import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findRefusals } from './find-refusals.ts';

const root = join(import.meta.dirname, '../..');
const path = 'content/company.yaml';
const company = parse(await readFile(join(root, path), 'utf8'));

test('what the site is shipped with is not refused, nor are fields that a form leaves empty', () => {
  expect(findRefusals(path, { ...company, socialLinks: [], licenses: null })).toEqual([]);
});

test('the mark by which the editor tells entries of a list apart is no field', () => {
  const licenses = company.licenses.map((each: object) => ({ ...each, __sc_item_id: '1' }));
  expect(findRefusals(path, { ...company, licenses })).toEqual([]);
});

test.each([
  [
    { phone: { ...company.phone, number: '432-555' } },
    /^phone\.number: expected .*, for example '\+/,
  ],
  [{ email: '' }, /^email: missing; expected an email address, for example /],
])('a refusal of %o names the field, in the words of the content check', (changed, said) => {
  expect(findRefusals(path, { ...company, ...changed })).toEqual([expect.stringMatching(said)]);
});

test('the text of an article is not one of its fields', () => {
  const refusals = findRefusals('content/articles/new.mdx', { body: 'Text.' });
  expect(refusals.join('\n')).toMatch(/^title: missing; /);
  expect(refusals.join('\n')).not.toMatch(/body/);
});

test('a file that nothing reads is refused', () => {
  expect(findRefusals('content/notes.yaml', {})).toEqual([
    'content/notes.yaml: nothing reads this file',
  ]);
});
