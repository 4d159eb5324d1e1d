import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { securityHeaders } from '#contract/content-security-policy.ts';
import { contactPage } from '../../testing/test-pages.tsx';
import { shareTestService, startTestService } from '../../testing/test-service.ts';

const sharedService = shareTestService();

const forAYear = 'public, max-age=31536000, immutable';

test.each([
  { path: '/', type: 'text/html; charset=utf-8', cacheControl: 'no-cache' },
  { path: '/contact?utm=x', type: 'text/html; charset=utf-8', cacheControl: 'no-cache' },
  { path: '/contact/thank-you', type: 'text/html; charset=utf-8', cacheControl: 'no-cache' },
  { path: '/_astro/form.abc.js', type: 'text/javascript; charset=utf-8', cacheControl: forAYear },
  // A file name with capital letters.
  { path: '/_astro/form.X9aB.js', type: 'text/javascript; charset=utf-8', cacheControl: forAYear },
  { path: '/drawing.svg', type: 'image/svg+xml; charset=utf-8', cacheControl: 'no-cache' },
  { path: '/article.md', type: 'text/markdown; charset=utf-8', cacheControl: 'no-cache' },
  { path: '/site.webmanifest', type: 'application/manifest+json', cacheControl: 'no-cache' },
  { path: '/sw.js', type: 'text/javascript; charset=utf-8', cacheControl: 'no-cache' },
  { path: '/with%20space.txt', type: 'text/plain; charset=utf-8', cacheControl: 'no-cache' },
  {
    path: '/.well-known/security.txt',
    type: 'text/plain; charset=utf-8',
    cacheControl: 'no-cache',
  },
  { path: '/favicon.ico', type: 'image/vnd.microsoft.icon', cacheControl: 'no-cache' },
  {
    path: '/report.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    cacheControl: 'no-cache',
  },
  { path: '/region.kml', type: 'application/vnd.google-earth.kml+xml', cacheControl: 'no-cache' },
  { path: '/office.vcf', type: 'text/x-vcard; charset=utf-8', cacheControl: 'no-cache' },
])(
  '$path is served with Content-Type $type and Cache-Control $cacheControl',
  async ({ path, type, cacheControl }) => {
    const { request } = sharedService();
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Cache-Control')).toBe(cacheControl);
    expect(response.headers.get('ETag')).toMatch(/^"[\w-]{10}"$/);
    const size = (await response.arrayBuffer()).byteLength;
    expect(response.headers.get('Content-Length')).toBe(String(size));
    // If-Modified-Since and Range are ignored.
    expect(response.headers.has('Last-Modified')).toBe(false);
    const since = { 'If-Modified-Since': new Date(Date.now() + 86_400_000).toUTCString() };
    const part = await request(path, { headers: { ...since, Range: 'bytes=0-3' } });
    expect(part.status).toBe(200);
    expect(part.headers.has('Accept-Ranges')).toBe(false);
    const head = await request(path, { method: 'HEAD' });
    expect(await head.text()).toBe('');
    expect([...head.headers]).toEqual([...response.headers]);
  },
);

test('an unknown path gets the not-found page, and only GET and HEAD are allowed', async () => {
  const { request } = sharedService();
  const response = await request('/nope');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<h1>Page not found</h1>');
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const other = await request('/nope', { method });
    expect([other.status, other.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  }
});

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['identity, br;q=0.1', null],
  ['zstd', null],
  ['', null],
])('for Accept-Encoding: %s, the Content-Encoding is %s', async (accepted, coding) => {
  const { request } = sharedService();
  const response = await request('/contact', { headers: { 'Accept-Encoding': accepted } });
  expect(response.headers.get('Content-Encoding')).toBe(coding);
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  const body = Buffer.from(await response.arrayBuffer());
  expect(`${decoders[coding ?? '']?.(body) ?? body}`).toBe(contactPage);
  // robots.txt has no compressed form in the test site, so its response does not depend on Accept-Encoding.
  const plain = await request('/robots.txt', { headers: { 'Accept-Encoding': accepted } });
  expect(plain.headers.has('Vary')).toBe(false);
});

const codings = ['br', 'gzip', 'identity'];
const conditions: [description: string, condition: (tag: string) => string][] = [
  ['the ETag', (tag) => tag],
  ['the ETag as a weak tag', (tag) => `W/${tag.replace('W/', '')}`],
  ['the ETag in a list', (tag) => `"a", W/"b" ,${tag}`],
  ['an asterisk', () => '*'],
];

// Browsers copy the headers of a 304 into the cached page, so they must be the same as in the first response.
test.each(['/', '/contact', '/contact?service=automation&about=Pump', '/drawing.svg'])(
  'a 304 for %s has the headers of the first response, and the ETag of another content coding gets a 200',
  async (path) => {
    const { request } = await startTestService({ TRUST_PROXY: '1' });
    const send = (coding: string, headers = {}, method = 'GET') =>
      request(path, {
        method,
        headers: { 'X-Forwarded-Proto': 'https', 'Accept-Encoding': coding, ...headers },
      });
    const tags: string[] = [];
    for (const coding of codings) {
      const first = await send(coding);
      const tag = first.headers.get('ETag') ?? '';
      const expected = new Headers(first.headers);
      for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) {
        expected.delete(name);
      }
      for (const [description, condition] of conditions) {
        for (const method of ['GET', 'HEAD']) {
          const second = await send(coding, { 'If-None-Match': condition(tag) }, method);
          expect(second.status, description).toBe(304);
          expect(await second.text()).toBe('');
          expect([...second.headers], description).toEqual([...expected]);
        }
      }
      // A page that is rendered per request has one weak ETag for all content codings.
      const known = path.includes('?') ? [] : tags;
      const others = { 'If-None-Match': [...known, '"other"', 'W/"another"'].join(', ') };
      expect((await send(coding, others)).status).toBe(200);
      tags.push(tag);
    }
  },
);

const everyKind: { path: string; status: number; init?: RequestInit }[] = [
  { path: '/', status: 200 },
  { path: '/drawing.svg', status: 200 },
  { path: '/nope', status: 404 },
  { path: '/contact/', status: 308 },
  { path: '/', status: 405, init: { method: 'POST' } },
  { path: '/', status: 304, init: { headers: { 'If-None-Match': '*' } } },
  { path: '/healthz', status: 200 },
  { path: '/healthz', status: 405, init: { method: 'DELETE' } },
  { path: '/api/contact', status: 405 },
  { path: '/api/contact', status: 415, init: { method: 'POST' } },
  { path: '/contact?about=x', status: 200 },
];

test.each(everyKind)(
  'the response for $path with status $status has the security headers',
  async ({ path, status, init }) => {
    const response = await sharedService().request(path, init);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; (?!.*unsafe).*frame-ancestors 'none'$/,
    );
    for (const [name, value] of securityHeaders) {
      expect(response.headers.get(name)).toBe(value);
    }
    // HSTS is only sent over https.
    expect(response.headers.has('Strict-Transport-Security')).toBe(false);
  },
);
