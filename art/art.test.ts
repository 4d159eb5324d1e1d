import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findOverweight, findStale, scenes } from './find-stale.ts';

const root = join(import.meta.dirname, '..');

test('every master is rendered from the current scripts, and every picture is made from its master', () => {
  expect(findStale()).toEqual([]);
});

test('no picture exceeds the bytes allowed for its size', () => {
  expect(findOverweight()).toEqual([]);
});

test.each(scenes)('%s has every place that its page names, if it has a page', async (scene) => {
  const page = ['facility-types', 'projects']
    .map((folder) => join(root, 'content', folder, `${scene}.yaml`))
    .find(existsSync);
  // The owner may have left it out.
  const { diorama } = page ? parse(await readFile(page, 'utf8')) : {};
  if (!diorama) return;
  const places = JSON.parse(
    await readFile(join(root, 'art/masters', `${scene}.anchors.json`), 'utf8'),
  );
  const named = [...diorama.path, ...(diorama.beside ?? [])].map(({ anchor }) => anchor);
  expect(Object.keys(places)).toEqual(expect.arrayContaining(named));
});
