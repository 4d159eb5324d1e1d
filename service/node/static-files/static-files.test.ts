import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  browserHeaders,
  createTestRoot,
  shareTestService,
  startTestService,
} from '../../testing/test-service.ts';
import { contactPage } from '../../testing/write-site.ts';

const sharedService = shareTestService();

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/contact', 'text/html; charset=utf-8', 'no-cache'],
  ['/contact/thank-you', 'text/html; charset=utf-8', 'no-cache'],
  ['/contact?utm=x', 'text/html; charset=utf-8', 'no-cache'],
  ['/_astro/form.abc.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  [
    '/drawings/map.0a1b2c.svg',
    'image/svg+xml; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['/drawing.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
  ['/site.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/with%20space.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/favicon.ico', 'image/x-icon', 'no-cache'],
])('%s is served as %s with %s', async (path, type, cacheControl) => {
  const service = sharedService();
  const response = await service.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(type);
  expect(response.headers.get('Cache-Control')).toBe(cacheControl);
  expect(response.headers.get('ETag')).toMatch(/^"[\w-]{10}"$/);
  const size = (await response.arrayBuffer()).byteLength;
  expect(response.headers.get('Content-Length')).toBe(String(size));
  const head = await service.request(path, { method: 'HEAD' });
  expect(await head.text()).toBe('');
  expect([...head.headers]).toEqual([...response.headers]);
});

test('of all scripts only the service worker is given a policy that lets it ask the site', async () => {
  const service = sharedService();
  const policyOf = async (path: string) =>
    (await service.request(path)).headers.get('Content-Security-Policy');
  expect(await policyOf('/sw.js')).toContain("connect-src 'self'");
  expect(await policyOf('/_astro/form.abc.js')).not.toContain('connect-src');
});

const absent = [
  '/nope',
  '/index.html',
  '/404.html',
  '/index',
  '/contact/index.html',
  '/.well-known',
  '/.well-known/deeper/security.txt',
  '/contact/.well-known/security.txt',
  '/link',
  '/robots.txt.gz',
  '/contact%2Fthank-you',
  '/Nope',
  '/INDEX',
  '/Contact.html',
  '/CONTACT%2FTHANK-YOU',
  '/_Headers',
  '/Link',
  '//Contact',
  '/_astro/form.X9aB.JS',
  '/_astro/form.x9ab.js',
  '/%ZZ',
  '/%ff',
  '//contact',
  '/__proto__',
  '/constructor',
  '/contact;x',
  '/contact\\..\\x',
];

test.each(absent)('%s answers 404 with the not-found page', async (path) => {
  const root = createTestRoot();
  symlinkSync('/etc/hostname', join(root, 'dist/link'));
  const service = await startTestService({}, root);
  const response = await service.request(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<h1>Page not found</h1>');
});

test('what is written after the start has no address', async () => {
  const service = await startTestService();
  writeFileSync(join(service.root, 'dist/late.html'), 'late');
  expect((await service.request('/late')).status).toBe(404);
});

test.each([
  ['/contact/', '/contact'],
  ['/contact/?a=1&b=//c/', '/contact?a=1&b=//c/'],
  ['/nope/', '/nope'],
  ['//evil.test/', '/evil.test'],
  ['///evil.test//', '/evil.test'],
  ['/\\evil.test/', '/evil.test'],
  ['/.//evil.test/', '/evil.test'],
  ['//', '/'],
  ['/Contact', '/contact'],
  ['/CONTACT?Service=automation&about=A//B', '/contact?Service=automation&about=A//B'],
  ['/Contact/Thank-You/?A=1', '/contact/thank-you?A=1'],
  ['//Contact//', '/contact'],
  ['/%43ontact', '/contact'],
  ['/With%20Space.TXT', '/with%20space.txt'],
  ['/Nope/', '/Nope'],
  ['/Contact.html/', '/Contact.html'],
])('%s redirects to %s', async (path, location) => {
  const service = sharedService();
  const response = await service.request(`http://localhost${path}`);
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe(location);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])(
  '%s is not allowed',
  async (method) => {
    const service = sharedService();
    for (const path of ['/', '/contact', '/nope', '/contact/']) {
      const response = await service.request(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
    }
  },
);

const identity = (bytes: Buffer) => bytes;
test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate, br;q=0.5', 'gzip', gunzipSync],
  ['gzip;q=0.5, br;q=0.5', 'br', brotliDecompressSync],
  ['*', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0', null, identity],
  ['identity, br;q=0.1', null, identity],
  ['zstd', null, identity],
  ['', null, identity],
])('Accept-Encoding: %s is answered with %s', async (accepted, coding, decode) => {
  const service = sharedService();
  const response = await service.request('/contact', { headers: { 'Accept-Encoding': accepted } });
  expect(response.headers.get('Content-Encoding')).toBe(coding);
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  expect(decode(Buffer.from(await response.arrayBuffer())).toString()).toBe(contactPage);
});

test('a file with capitals in its name has an address of its own', async () => {
  const service = sharedService();
  for (const path of ['/_astro/form.X9aB.js', '/_astro/form.abc.js']) {
    expect((await service.request(path)).status, path).toBe(200);
  }
});

test('a file without compressed form does not vary', async () => {
  const service = sharedService();
  const response = await service.request('/robots.txt', { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.has('Vary')).toBe(false);
});

test('who asks for a part gets the whole', async () => {
  const service = sharedService();
  const response = await service.request('/robots.txt', { headers: { Range: 'bytes=0-3' } });
  expect(response.status).toBe(200);
  expect(response.headers.has('Accept-Ranges')).toBe(false);
  expect(await response.text()).toBe('User-agent: *\n');
});

const everyKind: [path: string, status: number, init?: RequestInit][] = [
  ['/', 200],
  ['/drawing.svg', 200],
  ['/nope', 404],
  ['/contact/', 308],
  ['/', 405, { method: 'POST' }],
  ['/', 304, { headers: { 'If-None-Match': '*' } }],
  ['/healthz', 200],
  ['/healthz', 405, { method: 'DELETE' }],
  ['/api/contact', 405],
  ['/api/contact', 415, { method: 'POST' }],
  ['/contact?about=x', 200],
];

test.each(everyKind)('%s with %i carries the security headers', async (path, status, init) => {
  const service = sharedService();
  const response = await service.request(path, init);
  expect(response.status).toBe(status);
  const { headers } = response;
  expect(headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; .*frame-ancestors 'none'$/,
  );
  expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Permissions-Policy')).toContain('camera=()');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.has('Strict-Transport-Security')).toBe(false);
});

test.each([
  ['https://forms.test:8443/f/1?x=y', "'self' https://forms.test:8443"],
  ['', "'self'"],
])('with PUBLIC_FORM_ENDPOINT=%s forms and scripts may reach %s', async (endpoint, sources) => {
  const service = await startTestService({ PUBLIC_FORM_ENDPOINT: endpoint });
  const pages: [path: string, init?: RequestInit][] = [
    ['/'],
    ['/contact'],
    ['/contact?about=Pump'],
    ['/nope'],
    ['/api/contact', { method: 'POST', headers: browserHeaders, body: new URLSearchParams('a=b') }],
  ];
  for (const [path, init] of pages) {
    const response = await service.request(path, init);
    const directives = response.headers.get('Content-Security-Policy')?.split('; ');
    expect(directives).toContain(`form-action ${sources}`);
    expect(directives).toContain(`connect-src ${sources}`);
  }
});
