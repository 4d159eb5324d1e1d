import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../node/http-server.ts';
import { ownEnvironment } from '../testing/service-environment.ts';
import { createTestFolder, startTestService } from '../testing/test-service.ts';
import { findFaults } from './find-faults.ts';

test('a site that is well has no fault but its address, and leaves no inquiry behind', async () => {
  const settings = ownEnvironment({ DATA_DIR: join(createTestFolder(), 'data') });
  const service = await startTestService(settings, resolve(import.meta.dirname, '../..'));
  const server = await listen(service.app, '127.0.0.1', 0);
  onTestFinished(() => server.close(0));
  const found = await findFaults(new URL('/', server.address));
  expect(found).toHaveLength(12);
  // It is built for the company's address, and answers at another.
  expect(found.filter(([, fault]) => fault)).toEqual([
    ['its canonical address is this one', expect.stringMatching(/set SITE_URL and build again$/)],
  ]);
  expect(await service.list()).toEqual([]);
});

test('of a host that is something else each question says what is wrong', async () => {
  const server = createServer((_, response) => response.end('<h1>It works!</h1>'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const found = await findFaults(new URL(`http://127.0.0.1:${port}`));
  const well = found.filter(([, fault]) => fault === undefined).map(([what]) => what);
  expect(well).toEqual([
    'the home page is there',
    // Asked of https alone.
    'https, where it is asked, is kept for a year',
    'http leads to https, where that is asked',
  ]);
  server.closeAllConnections();
  server.close();
  const away = await findFaults(new URL(`http://127.0.0.1:${port}`));
  expect(away.at(-1)?.[1]).toContain('ECONNREFUSED');
});
