import { expect, test } from 'vitest';
import { goodFields, startTestService } from '../testing/test-service.ts';

const settings = {
  SITE_URL: 'https://www.company.test',
  ALLOWED_ORIGINS: 'https://landing.test,http://other.test:8080/',
};

const accepted: Record<string, string>[] = [
  {},
  { 'Sec-Fetch-Site': 'same-origin' },
  // The post of a page with the referrer policy `no-referrer`, which a proxy or an extension can set.
  { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'null', 'Sec-Fetch-Site': ' Same-Origin ' },
  { Origin: 'NULL', 'Sec-Fetch-Site': 'SAME-ORIGIN' },
  // Browsers send `none` when the visitor reloads the response to a post.
  { 'Sec-Fetch-Site': 'none' },
  { Origin: 'http://localhost', 'Sec-Fetch-Site': 'none' },
  // Headers that a privacy proxy has emptied.
  { 'Sec-Fetch-Site': '' },
  { 'Sec-Fetch-Site': '', Origin: '', Referer: '' },
  { Origin: 'http://localhost' },
  { Origin: 'http://localhost:80' },
  { Referer: 'http://localhost/contact?x=1' },
  { Origin: 'https://www.company.test', 'Sec-Fetch-Site': 'cross-site' },
  { Referer: 'https://www.company.test/contact' },
  { Origin: 'https://landing.test', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'HTTPS://Landing.test', 'Sec-Fetch-Site': 'same-site' },
  { Referer: 'https://landing.test/offer', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'http://other.test:8080' },
];

const refused: Record<string, string>[] = [
  { Origin: 'https://evil.test' },
  // Every page can hide its origin.
  ...['null', 'NULL'].flatMap((Origin): Record<string, string>[] => [
    { Origin },
    { Origin, Referer: 'https://www.company.test/contact' },
    ...[
      '',
      'none',
      'same-site',
      'cross-site',
      'Cross-Site',
      'same-origin, cross-site',
      'cross-site, same-origin',
      'same-origin; x',
      'same origin',
    ].map((fetchSite) => ({ Origin, 'Sec-Fetch-Site': fetchSite })),
  ]),
  { Origin: 'https://localhost' },
  { Origin: 'http://localhost:8080' },
  { Origin: 'https://www.company.test.evil.test' },
  { Origin: 'https://x.www.company.test' },
  { Origin: 'landing.test' },
  { Referer: 'https://evil.test/?https://www.company.test' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'same-site, same-site' },
  { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'none' },
  { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://landing.test,https://evil.test' },
  { Origin: 'https://landing.test https://evil.test' },
  { Origin: 'https://landing.test@evil.test' },
  // Without a trusted proxy, anybody can send forwarded headers.
  { Origin: 'https://evil.test', 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Proto': 'https' },
];

test('posts from our site and allowed origins are accepted; other posts are refused with the form filled in', async () => {
  const service = await startTestService(settings);
  const post = (headers: Record<string, string>) => service.post(goodFields, { headers });
  for (const headers of accepted) {
    expect((await post(headers)).status, JSON.stringify(headers)).toBe(201);
  }
  for (const headers of refused) {
    expect((await post(headers)).status, JSON.stringify(headers)).toBe(403);
    const page = await post({ ...headers, Accept: 'text/html' });
    expect(page.status).toBe(403);
    expect(await page.text()).toContain('value="ann@example.com"');
  }
  expect(await service.list()).toHaveLength(accepted.length);
  // CORS headers let scripts on allowed origins read the response.
  const allowed = await post({ Origin: 'https://landing.test' });
  expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://landing.test');
  expect(allowed.headers.get('Vary')).toContain('Origin');
  const denied = await post({ Origin: 'https://evil.test' });
  expect(denied.headers.has('Access-Control-Allow-Origin')).toBe(false);
});

test('behind a proxy, posts must come from the host in the forwarded headers', async () => {
  const service = await startTestService({ TRUST_PROXY: '1' });
  const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'public.test' };
  const post = (Origin: string) => service.post(goodFields, { headers: { ...headers, Origin } });
  expect((await post('https://public.test')).status).toBe(201);
  expect((await post('http://public.test')).status).toBe(403);
  expect((await post('http://localhost')).status).toBe(403);
});
