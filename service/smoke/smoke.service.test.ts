import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../node/http-server.ts';
import { ownEnvironment } from '../testing/service-environment.ts';
import { createTestFolder, startTestService } from '../testing/test-service.ts';
import { checkSite } from './check-site.ts';

test('on a healthy test site, only the check of the canonical address fails, and no inquiry is stored', async () => {
  const settings = ownEnvironment({ DATA_DIR: join(createTestFolder(), 'data') });
  const service = await startTestService(settings, resolve(import.meta.dirname, '../..'));
  const server = await listen(service.app, '127.0.0.1', 0);
  onTestFinished(() => server.close(0));
  const results = await checkSite(new URL('/', server.address));
  expect(results).toHaveLength(12);
  // The site is built for the company's address, not for the address of the test server.
  expect(results.filter(({ fault }) => fault)).toEqual([
    {
      name: 'the canonical address is this one',
      fault: expect.stringMatching(/set SITE_URL and build again$/),
    },
  ]);
  expect(await service.list()).toEqual([]);
});

test('on a host with a different site, all but three checks fail', async () => {
  const server = createServer((_, response) => response.end('<h1>It works!</h1>'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const address = new URL(`http://127.0.0.1:${port}`);
  const passed = (await checkSite(address)).filter(({ fault }) => fault === undefined);
  expect(passed.map(({ name }) => name)).toEqual([
    'the home page answers',
    'https is required for a year (https only)',
    'http redirects to https (https only)',
  ]);
  server.closeAllConnections();
  server.close();
  const unreachable = await checkSite(address);
  expect(unreachable.at(-1)?.fault).toContain('ECONNREFUSED');
});
