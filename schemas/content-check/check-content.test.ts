import { cp, rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { home } from '../../site/checks/content.ts';
import { collections } from '../collections.ts';
import { formatContentProblems } from '../content-problem.ts';
import { readCollection } from '../read-content.ts';
import { copyContent } from './content-copy.ts';

const { path, edit, check, find } = copyContent();
const [town] = await readCollection('towns');

test('the shipped content has no problem', async () => {
  expect(await find()).toEqual([]);
});

test('a doubled id', async () => {
  await cp(path(`towns/${town?.id}.yaml`), path(`towns/${town?.id}.yml`));
  expect(await check()).toContain(
    `content/towns/${town?.id}.yml:1 the id "${town?.id}" is taken by content/towns/${town?.id}.yaml; rename one`,
  );
});

test('a file that nothing reads', async () => {
  await writeFile(path('service.yaml'), 'title: Lost\n');
  expect(await check()).toMatch(
    /content\/service\.yaml:1 nothing reads this file; move it to one of/,
  );
});

test('a collection without a file', async () => {
  await rm(path('not-found.yaml'));
  expect(await check()).toMatch(/content\/not-found\.yaml:1 expected at least one file; add/);
});

test('every problem is listed at once', async () => {
  await edit('company.yaml', /^( {2})state: .*$/m, '$1state: 7');
  await edit('home.yaml', `- ${home.projects.projects[0]?.id}`, '- nobodys-project');
  await edit('contact.yaml', /^( +)url: https:.*$/m, '$1url: nowhere');
  expect(await check()).toMatch(/^3 problems in content\//);
});

test('what a schema forgets to word is still a sentence', async () => {
  const problems = await find({
    ...collections,
    notFound: { pattern: 'not-found.yaml', schema: () => z.looseObject({ weight: z.number() }) },
  });
  expect(formatContentProblems(problems)).toContain(
    'content/not-found.yaml:1 weight: missing; expected number; give it one',
  );
});
