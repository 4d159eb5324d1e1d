import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findOverweight, findStale, scenes } from './find-stale.ts';

const root = join(import.meta.dirname, '..');

test('masters match the current scene scripts, and served pictures match their masters', () => {
  expect(findStale()).toEqual([]);
});

test('no picture exceeds the byte limit of its size', () => {
  expect(findOverweight()).toEqual([]);
});

test.each(scenes)('the render of %s has every anchor that its page refers to', async (scene) => {
  const page = ['facility-types', 'projects']
    .map((folder) => join(root, 'content', folder, `${scene}.yaml`))
    .find(existsSync);
  // The owner may have deleted the page of this scene.
  const { diorama } = page ? parse(await readFile(page, 'utf8')) : {};
  if (!diorama) return;
  const anchors = JSON.parse(
    await readFile(join(root, 'art/masters', `${scene}.anchors.json`), 'utf8'),
  );
  const named = [...diorama.path, ...(diorama.beside ?? [])].map(({ anchor }) => anchor);
  expect(Object.keys(anchors)).toEqual(expect.arrayContaining(named));
});
