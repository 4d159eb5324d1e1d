import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formHooks } from '#contract/form-hooks.ts';
import { fixtureFolder } from '../../checks/fixture/folders.ts';
import { listen } from '../node/http-server.ts';
import { ownEnvironment } from '../testing/service-environment.ts';
import { createTestFolder, startTestService } from '../testing/test-service.ts';
import { checkSite } from './check-site.ts';

test('on a healthy test site, only the check of the canonical address fails, and no inquiry is stored', async () => {
  const settings = ownEnvironment({ DATA_DIR: join(createTestFolder(), 'data') });
  const service = await startTestService(settings, fixtureFolder);
  const server = await listen(service.app, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close(0));
  const results = await checkSite(new URL('/', server.address));
  // The site is built for the company's address, not for the address of the test server.
  expect(results.filter(({ fault }) => fault)).toEqual([
    {
      name: 'the canonical address is this one',
      fault: expect.stringMatching(/set SITE_URL and build again$/),
      isExpected: false,
    },
  ]);
  expect(await service.list()).toEqual([]);
});

test('on a host with a different site, only the home page and the https checks, which are skipped over http, report no fault', async () => {
  const server = createServer((_, response) => response.end('<h1>It works!</h1>'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const passed = (await checkSite(addressOf(server))).filter(({ fault }) => fault === undefined);
  expect(passed.map(({ name }) => name)).toEqual([
    'the home page responds',
    'https is required for a year (https only)',
    'http redirects to https (https only)',
  ]);
});

test('every check of a host that refuses connections fails with the cause', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = addressOf(server);
  server.close();
  await once(server, 'close');
  const faults = (await checkSite(address)).flatMap(({ fault }) => fault ?? []);
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) expect(fault).toContain('ECONNREFUSED');
});

test('a service behind a proxy that it does not trust is reported with the setting to change', async () => {
  // Without a trusted proxy, the service does not know that the visitor uses https.
  vi.stubGlobal('fetch', async () => new Response('<h1>Home</h1>'));
  onTestFinished(() => void vi.unstubAllGlobals());
  const results = await checkSite(new URL('https://www.company.test/'));
  expect(results).toContainEqual({
    name: 'https is required for a year (https only)',
    fault: expect.stringMatching(/ is not sent; .*set TRUST_PROXY=1/),
    isExpected: false,
  });
});

test('on a static host, whose form posts to another service, missing headers and the service are expected differences', async () => {
  const html = `<h1>Contact</h1><form ${formHooks.form} action="https://forms.test/contact"></form>`;
  vi.stubGlobal('fetch', async () => new Response(html, { status: 200 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const results = await checkSite(new URL('https://www.company.test/'));
  const expected = results.filter(({ fault, isExpected }) => fault && isExpected);
  expect(expected.map(({ name }) => name)).toEqual([
    'the home page has a strict policy',
    'https is required for a year (https only)',
    'pages are compressed',
    'scripts are cached for a year',
    'the service and its mail are healthy',
    'a form without a name is refused and returned filled in',
    "another site's form is refused",
  ]);
  // Faults that no static host explains.
  expect(results.filter(({ fault, isExpected }) => fault && !isExpected)).toContainEqual(
    expect.objectContaining({ name: 'the sitemap lists pages that exist' }),
  );
});

function addressOf(server: Server): URL {
  const { port } = server.address() as AddressInfo;
  return new URL(`http://127.0.0.1:${port}`);
}
