import { expect, test } from 'vitest';
import { goodFields, startTestService } from '../testing/test-service.ts';

const settings = {
  SITE_URL: 'https://www.company.test',
  ALLOWED_ORIGINS: 'https://landing.test,http://other.test:8080/',
};

const ours: [description: string, headers: Record<string, string>][] = [
  ['none of the three headers', {}],
  ['the same origin by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'same-origin' }],
  ['a reload', { 'Sec-Fetch-Site': 'none' }],
  ['the origin that was asked', { Origin: 'http://localhost' }],
  ['the origin that was asked, its port spelled out', { Origin: 'http://localhost:80' }],
  ['a page of the host that was asked', { Referer: 'http://localhost/contact?x=1' }],
  ['SITE_URL', { Origin: 'https://www.company.test', 'Sec-Fetch-Site': 'cross-site' }],
  ['a page of SITE_URL', { Referer: 'https://www.company.test/contact' }],
  ['an allowed origin', { Origin: 'https://landing.test', 'Sec-Fetch-Site': 'cross-site' }],
  ['an allowed origin with a port', { Origin: 'http://other.test:8080' }],
];

test.each(ours)('a post with %s is ours', async (_, headers) => {
  const service = await startTestService(settings);
  expect((await service.post(goodFields, { headers })).status).toBe(201);
});

const foreign: [description: string, headers: Record<string, string>][] = [
  ['another origin', { Origin: 'https://evil.test' }],
  ['no origin to speak of', { Origin: 'null' }],
  [
    'no origin to speak of, though the browser says same',
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  ],
  ['another scheme', { Origin: 'https://localhost' }],
  ['another port', { Origin: 'http://localhost:8080' }],
  ['a host that begins like ours', { Origin: 'https://www.company.test.evil.test' }],
  ['a host below ours', { Origin: 'https://x.www.company.test' }],
  ['an origin that is no address', { Origin: 'landing.test' }],
  ['a page of another site', { Referer: 'https://evil.test/?https://www.company.test' }],
  ['another site by Sec-Fetch-Site alone', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister site by Sec-Fetch-Site alone', { 'Sec-Fetch-Site': 'same-site' }],
  [
    'a forwarded host that nobody vouches for',
    { Origin: 'https://evil.test', 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Proto': 'https' },
  ],
];

test.each(foreign)('a post with %s is refused', async (_, headers) => {
  const service = await startTestService(settings);
  expect((await service.post(goodFields, { headers })).status).toBe(403);
  const page = await service.post(goodFields, { headers: { ...headers, Accept: 'text/html' } });
  expect(page.status).toBe(403);
  expect(await page.text()).toContain('value="ann@example.com"');
  expect(await service.list()).toEqual([]);
});

test('behind a proxy the host that the browser asked counts', async () => {
  const service = await startTestService({ TRUST_PROXY: '1' });
  const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'public.test' };
  const post = (Origin: string) => service.post(goodFields, { headers: { ...headers, Origin } });
  expect((await post('https://public.test')).status).toBe(201);
  expect((await post('http://public.test')).status).toBe(403);
  expect((await post('http://localhost')).status).toBe(403);
});

test('a script on an allowed origin may read the answer, one elsewhere may not', async () => {
  const service = await startTestService(settings);
  const allowed = await service.post(goodFields, { headers: { Origin: 'https://landing.test' } });
  expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://landing.test');
  expect(allowed.headers.get('Vary')).toContain('Origin');
  const denied = await service.post(goodFields, { headers: { Origin: 'https://evil.test' } });
  expect(denied.headers.has('Access-Control-Allow-Origin')).toBe(false);
});
