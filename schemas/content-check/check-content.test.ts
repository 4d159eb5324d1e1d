import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { home, towns } from '../../checks/site/content.ts';
import { collections } from '../collections.ts';
import { formatContentProblems } from '../content-problem.ts';
import { copyContent } from './content-copy.ts';

test('the shipped content has no problem; every problem of another is listed at once', async () => {
  const { path, edit, check, find } = await copyContent();
  expect(await find()).toEqual([]);
  const [town] = towns;
  await cp(path(`towns/${town?.id}.yaml`), path(`towns/${town?.id}.yml`));
  await writeFile(path('service.yaml'), 'title: Lost\n');
  await rm(path('not-found.yaml'));
  await edit('company.yaml', /^( {2})state: .*$/m, '$1state: 7');
  await edit('home.yaml', `- ${home.services.services[0]?.id}`, '- nobodys-service');
  await edit('contact.yaml', /^( +)url: https:.*$/m, '$1url: nowhere');
  const said = await check();
  expect(said).toMatch(/^6 problems in content\//);
  expect(said).toContain(
    `content/towns/${town?.id}.yml:1 the id "${town?.id}" is taken by content/towns/${town?.id}.yaml; rename one`,
  );
  expect(said).toMatch(/content\/service\.yaml:1 nothing reads this file; move it to one of/);
  expect(said).toMatch(/content\/not-found\.yaml:1 expected at least one file; add/);
});

test('what a schema forgets to word is still a sentence', async () => {
  const { find } = await copyContent();
  const problems = await find({
    ...collections,
    notFound: { pattern: 'not-found.yaml', schema: () => z.looseObject({ weight: z.number() }) },
  });
  expect(formatContentProblems(problems)).toContain(
    'content/not-found.yaml:1 weight: missing; expected number; give it one',
  );
});

test('a byte order mark is no part of a file, and another encoding is one line each', async () => {
  const { path, check, find } = await copyContent();
  const [service] = await readdir(path('services'));
  const files = [`services/${service}`, 'privacy-policy.mdx', 'home.yaml', 'company.yaml'];
  for (const file of files) {
    await writeFile(path(file), `\ufeff${await readFile(path(file), 'utf8')}`);
  }
  expect(await find()).toEqual([]);
  const [first = '', second = ''] = files;
  await writeFile(path(first), await readFile(path(first), 'utf8'), 'utf16le');
  await writeFile(path(second), `${await readFile(path(second), 'utf8')}\u00e9`, 'latin1');
  const lines = (await check()).split('\n').filter((line) => line.includes('UTF-8'));
  expect(lines).toHaveLength(2);
  for (const file of [first, second]) {
    expect(lines.join()).toContain(`content/${file}:1 the file is not UTF-8 text; save it`);
  }
});
