import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestFolder } from '../server/testing/test-service.ts';
import { checkLinks, listLinks } from './check-links.ts';

test('external links are listed with their files and line numbers, except example addresses', async () => {
  const root = createTestFolder();
  await mkdir(join(root, 'content'));
  await writeFile(
    join(root, 'README.md'),
    'See <https://a.org/b>, `https://www.example.com`, https://a.org/?q={query}.\n',
  );
  await writeFile(join(root, 'content/a.yaml'), "url: 'https://a.org/b'\n\nto: https://c.net/d.\n");
  expect((await listLinks(root)).toSorted((a, b) => a.address.localeCompare(b.address))).toEqual([
    {
      address: 'https://a.org/b',
      places: expect.arrayContaining(['README.md:1', 'content/a.yaml:1']),
    },
    { address: 'https://c.net/d', places: ['content/a.yaml:3'] },
  ]);
});

test('a link to a missing page, a moved page or an unresponsive host is reported', async () => {
  const statusOf: Record<string, number> = { '/there': 200, '/moved': 301, '/gone': 404 };
  const server = createServer(({ url = '' }, response) => {
    if (url === '/silent') return;
    if (url === '/moved') response.setHeader('Location', '/there');
    response.statusCode = statusOf[url] ?? 500;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const links = ['/there', '/moved', '/gone', '/silent'].map((path) => ({
    address: origin + path,
    places: ['a.md:1'],
  }));
  expect(await checkLinks(links, 300)).toEqual([
    `a.md:1 ${origin}/gone: the server returned 404`,
    `a.md:1 ${origin}/moved: the page moved (301) to /there`,
    `a.md:1 ${origin}/silent: the host did not respond in time`,
  ]);
});
