import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownEnvironment } from '../../server/testing/service-environment.ts';
import { createTestFolder, startTestService } from '../../server/testing/test-service.ts';
import { readBuiltPages } from './built-site.ts';
import { siteFolder } from './site-folder.ts';

/** Addresses of the built pages, except the not-found page, which is returned for unknown addresses. */
const pages = (await readBuiltPages())
  .map(({ address }) => address)
  .filter((address) => address !== '/404');
const pagesExceptHome = pages.filter((address) => address !== '/');
const files = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/rss.xml',
  '/site.webmanifest',
  '/favicon.ico',
  '/.well-known/security.txt',
];

/** Headers that a proxy adds to an https request, and the origin of another site. */
const headers = {
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'www.contractor.test',
  'X-Forwarded-For': '203.0.113.9',
  Origin: 'https://stranger.test',
};

/** Starts the service and requests these addresses of the built site. */
async function requestAll(addresses: readonly string[]): Promise<Response[]> {
  const data = { DATA_DIR: join(createTestFolder(), 'data'), TRUST_PROXY: '1' };
  const service = await startTestService(ownEnvironment(data), siteFolder);
  return Promise.all(addresses.map((address) => service.request(address, { headers })));
}

// A policy that blocks everything by default, has no unsafe, http: or wildcard sources, and forbids framing.
const pagePolicy =
  /^default-src 'none'; (?!.*(?:unsafe-|http:|\*))script-src 'self'[ ;].*frame-ancestors 'none'/;
const filePolicy = /^default-src 'none'/;

test.each([
  { description: 'page', addresses: pages, policy: pagePolicy },
  { description: 'file', addresses: files, policy: filePolicy },
])(
  'every built $description is served with the security headers',
  async ({ addresses, policy }) => {
    const responses = await requestAll(addresses);
    for (const [index, { status, headers }] of responses.entries()) {
      const address = addresses[index];
      expect({ address, status, ...Object.fromEntries(headers) }).toMatchObject({
        address,
        status: 200,
        'content-security-policy': expect.stringMatching(policy),
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers.get('Access-Control-Allow-Origin'), address).toBeNull();
      expect(headers.get('Set-Cookie'), address).toBeNull();
    }
  },
);

/** The status and location of each response, after its address. Example: /services/: 308 to /services */
const readStatuses = async (addresses: readonly string[]) =>
  (await requestAll(addresses)).map(({ status, headers }, index) => {
    const location = headers.get('Location');
    return `${addresses[index]}: ${status}${location ? ` to ${location}` : ''}`;
  });

test('an address with a trailing slash or capital letters redirects to the canonical one and keeps its query', async () => {
  const withSlash = pagesExceptHome.map((address) => `${address}/?a=1`);
  expect(await readStatuses(withSlash)).toEqual(
    pagesExceptHome.map((each) => `${each}/?a=1: 308 to ${each}?a=1`),
  );
  const withCapitals = pagesExceptHome.map((address) => `${address.toUpperCase()}?a=B`);
  expect(await readStatuses(withCapitals)).toEqual(
    pagesExceptHome.map((each) => `${each.toUpperCase()}?a=B: 308 to ${each}?a=B`),
  );
});

test('no page is served under its file name, and the site has no style guide', async () => {
  const absent = [...pagesExceptHome.map((address) => `${address}.html`), '/404', '/_style-guide'];
  expect(await readStatuses(absent)).toEqual(absent.map((address) => `${address}: 404`));
});
