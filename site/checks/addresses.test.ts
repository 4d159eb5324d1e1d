import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ownEnvironment } from '#service/testing/service-environment.ts';
import { createTestFolder, startTestService } from '#service/testing/test-service.ts';
import { readBuiltPages } from './built-site.ts';

const project = resolve(import.meta.dirname, '../..');

// The not-found page has no address: it is the answer to those that nothing has.
const pages = (await readBuiltPages())
  .map(({ address }) => address)
  .filter((address) => address !== '/404');
const files = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/rss.xml',
  '/feed.json',
  '/site.webmanifest',
  '/favicon.ico',
  '/.well-known/security.txt',
];

/** Asks the service for built addresses: each one's answer in short. */
async function ask(addresses: readonly string[]): Promise<string[]> {
  const settings = ownEnvironment({ DATA_DIR: join(createTestFolder(), 'data') });
  const service = await startTestService(settings, project);
  return Promise.all(
    addresses.map(async (address) => {
      const { status, headers } = await service.request(address);
      const policy = headers.get('Content-Security-Policy')?.startsWith("default-src 'none'");
      const location = headers.get('Location');
      return `${address}: ${status}${policy ? '' : ' without a policy'}${location ? ` to ${location}` : ''}`;
    }),
  );
}

test('every built page and file is there, under the closed policy', async () => {
  const addresses = [...pages, ...files];
  expect(await ask(addresses)).toEqual(addresses.map((address) => `${address}: 200`));
});

const below = pages.filter((address) => address !== '/');

test('a page with a slash at its end, or in capitals, leads to its one address, query and all', async () => {
  const slashed = below.map((address) => `${address}/?a=1`);
  expect(await ask(slashed)).toEqual(below.map((each) => `${each}/?a=1: 308 to ${each}?a=1`));
  const shouted = below.map((address) => `${address.toUpperCase()}?a=B`);
  expect(await ask(shouted)).toEqual(
    below.map((each) => `${each.toUpperCase()}?a=B: 308 to ${each}?a=B`),
  );
});

test('no page answers by the name of its file, and the style guide is none of them', async () => {
  const absent = [...below.map((address) => `${address}.html`), '/404', '/_style-guide'];
  expect(await ask(absent)).toEqual(absent.map((address) => `${address}: 404`));
});
