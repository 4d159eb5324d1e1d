import { addresses } from '../site/checks/content.ts';
import { expect, test } from './visitor.ts';

const paths = [
  '/',
  '/services',
  ...addresses.services,
  '/projects',
  ...addresses.projects,
  ...addresses.aliases.map(({ path }) => path),
  '/facility-types',
  ...addresses.facilityTypes,
  '/service-area',
  '/contact',
  '/contact/thank-you',
  '/privacy-policy',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/site.webmanifest',
  '/favicon.ico',
  '/.well-known/security.txt',
];

for (const path of paths) {
  test(`${path} answers 200, and only at this address`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
    if (path === '/' || path.includes('.')) return;
    const slashed = await request.get(`${path}/?a=1`, { maxRedirects: 0 });
    expect(slashed.status()).toBe(308);
    expect(slashed.headers().location).toBe(`${path}?a=1`);
    const shouted = await request.get(`${path.toUpperCase()}?a=B`, { maxRedirects: 0 });
    expect(shouted.status()).toBe(308);
    expect(shouted.headers().location).toBe(`${path}?a=B`);
    expect((await request.get(`${path}.html`, { maxRedirects: 0 })).status()).toBe(404);
  });
}
