import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { staticHost } from './static-host.ts';

async function buildWith(
  files: Record<string, string>,
  ...settings: Parameters<typeof staticHost>
) {
  const dist = await mkdtemp(join(tmpdir(), 'static-host-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);
  const { hooks } = staticHost(...settings);
  const dir = pathToFileURL(`${dist}/`);
  // Astro passes more options, which the hook does not use.
  await (hooks['astro:build:done'] as unknown as (options: { dir: URL }) => Promise<void>)({ dir });
  return (name: string) => readFile(join(dist, name), 'utf8');
}

test('the _headers file lets pages connect to the form endpoint and embed the map', async () => {
  const read = await buildWith(
    { 'contact.html': '<iframe src="https://map.test/a"></iframe>' },
    { formEndpoint: 'https://forms.example.org/f/1', frame: 'https://map.test/a' },
    [],
  );
  const headers = await read('_headers');
  const block = headers.split('\n\n').find((each) => each.startsWith('/contact\n'));
  expect(block).toMatch(/connect-src[^;]* https:\/\/forms\.example\.org/);
  expect(block).toMatch(/form-action[^;]* https:\/\/forms\.example\.org/);
  expect(block).toMatch(/frame-src https:\/\/map\.test/);
});

test('the _redirects file lists the former addresses whose pages were built', async () => {
  const read = await buildWith({ 'upkeep.html': 'Moved' }, { frame: 'https://map.test/a' }, [
    { from: '/upkeep', to: '/services/maintenance' },
    { from: '/draft', to: '/blog/draft' },
  ]);
  expect(await read('_redirects')).toBe('/upkeep /services/maintenance 308\n');
});
