import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from './built-site.ts';

/** What only the desk has: its address, its folder, the form library under it. */
const traces = /_desk\b|desk\/(editor|server)\/|rjsf/;

test('nothing of the desk is in the built site', async () => {
  const files = await Array.fromAsync(glob('**/*.*', { cwd: dist }));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => traces.test(`/${file}`))).toEqual([]);
  const texts = files.filter((file) => /(\.(html|js|css|json|xml|txt|map)|_headers)$/.test(file));
  const found = await Promise.all(
    texts.map(async (file) => traces.test(await readFile(join(dist, file), 'utf8')) && file),
  );
  expect(found.filter(Boolean)).toEqual([]);
});
