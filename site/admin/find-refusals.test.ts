import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fixtureContent } from '../../checks/fixture/folders.ts';
import { findRefusals } from './find-refusals.ts';

const path = 'content/company.yaml';
const company = parse(await readFile(join(fixtureContent, 'company.yaml'), 'utf8'));

test('the check accepts a valid company.yaml, even when the form leaves optional fields empty', () => {
  expect(findRefusals(path, { ...company, socialLinks: [], licenses: null })).toEqual([]);
});

test('the check ignores the ids that the editor adds to list entries', () => {
  const licenses = company.licenses.map((license: object) => ({ ...license, __sc_item_id: '1' }));
  expect(findRefusals(path, { ...company, licenses })).toEqual([]);
});

test.each([
  {
    description: 'an invalid phone number',
    changed: { phone: { ...company.phone, number: '432-555' } },
    message: /^phone\.number: expected .*, for example '\+/,
  },
  {
    description: 'a missing email address',
    changed: { email: '' },
    message: /^email: missing; expected an email address, for example /,
  },
])(
  'the message for $description names the field, like the message of the content check',
  ({ changed, message }) => {
    expect(findRefusals(path, { ...company, ...changed })).toEqual([
      expect.stringMatching(message),
    ]);
  },
);

test('the text of an article is not checked as a field', () => {
  const refusals = findRefusals('content/articles/new.mdx', { body: 'Text.' });
  expect(refusals.join('\n')).toMatch(/^title: missing; /);
  expect(refusals.join('\n')).not.toMatch(/body/);
});

test('the check rejects a file that belongs to no kind of content', () => {
  expect(findRefusals('content/notes.yaml', {})).toEqual([
    'content/notes.yaml: nothing reads this file',
  ]);
});
