import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { staticHost } from './static-host.ts';

test('the _headers file lets pages connect to the form endpoint and embed the map', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'static-host-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await writeFile(join(dist, 'contact.html'), '<iframe src="https://map.test/a"></iframe>');
  const { hooks } = staticHost({
    formEndpoint: 'https://forms.example.org/f/1',
    frame: 'https://map.test/a',
  });
  const dir = pathToFileURL(`${dist}/`);
  // Astro passes more options, which the hook does not use.
  await (hooks['astro:build:done'] as unknown as (options: { dir: URL }) => Promise<void>)({ dir });
  const headers = await readFile(join(dist, '_headers'), 'utf8');
  const block = headers.split('\n\n').find((each) => each.startsWith('/contact\n'));
  expect(block).toMatch(/connect-src[^;]* https:\/\/forms\.example\.org/);
  expect(block).toMatch(/form-action[^;]* https:\/\/forms\.example\.org/);
  expect(block).toMatch(/frame-src https:\/\/map\.test/);
});
