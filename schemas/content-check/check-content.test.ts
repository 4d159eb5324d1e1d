import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { copyContent } from '../../checks/fixture/copy-content.ts';
import { collections } from '../collections.ts';
import { formatContentProblems } from '../content-problem.ts';

test('all problems in the content are listed at once', async () => {
  const { path, edit, check } = await copyContent();
  await cp(path('towns/silverton.yaml'), path('towns/silverton.yml'));
  await writeFile(path('service.yaml'), 'title: Lost\n');
  await rm(path('not-found.yaml'));
  await edit('company.yaml', 'state: CO', 'state: 7');
  await edit('home.yaml', '- testing', '- nobodys-service');
  await edit('contact.yaml', 'url: https://www.openstreetmap.org/', 'url: nowhere/');
  const output = await check();
  expect(output).toMatch(/^6 problems in content\//);
  expect(output).toContain(
    'content/towns/silverton.yml:1 the id "silverton" is already used by content/towns/silverton.yaml; rename one',
  );
  expect(output).toContain(
    'content/service.yaml:1 this file is in no content folder; move it to one of',
  );
  expect(output).toContain('content/not-found.yaml:1 expected at least one file; add');
});

test('a schema error without a custom message is reported in a full sentence', async () => {
  const { find } = await copyContent();
  const problems = await find({
    ...collections,
    notFound: { pattern: 'not-found.yaml', schema: () => z.looseObject({ weight: z.number() }) },
  });
  expect(formatContentProblems(problems)).toContain(
    'content/not-found.yaml:1 weight: missing; expected number; add a value',
  );
});

test('a byte order mark is ignored, and a file that is not UTF-8 is reported on one line', async () => {
  const { path, check, find } = await copyContent();
  const files = ['services/testing.yaml', 'privacy-policy.mdx', 'home.yaml', 'company.yaml'];
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

test('a base whose town has a mistake is not reported as a base without a town', async () => {
  const { edit, check } = await copyContent();
  await edit('towns/durango.yaml', 'latitude: 37.2753', 'latitude: north');
  const output = await check();
  expect(output).toContain('content/towns/durango.yaml:');
  expect(output).not.toContain('no file in content/towns has the name');
});

test('a value with a colon and a space is reported with its fix', async () => {
  const { edit, check } = await copyContent();
  await edit('not-found.yaml', 'text: This road', 'text: Oops: this road');
  expect(await check()).toContain(
    'a value with a colon and a space must be in quotes, because it would start another field; put quotes around it',
  );
});
