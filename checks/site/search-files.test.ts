import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dist, metaOf, readBuiltPages } from './built-site.ts';
import { textOf } from './page-text.ts';

const pages = await readBuiltPages();
const indexed = pages.filter((page) => !metaOf(page, 'robots')?.includes('noindex'));
// Pages at alias addresses have a different canonical address and are not listed.
const canonical = indexed.filter(
  (page) => new URL(metaOf(page, 'og:url') ?? '').pathname === page.address,
);
const addresses = canonical.map((page) => metaOf(page, 'og:url'));
const siteUrl = 'https://www.animas-switch.test';
const read = (name: string) => readFile(join(dist, name), 'utf8');

test('the sitemap is well formed and lists every indexed page once, with a past date', async () => {
  const sitemap = await read('sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(addresses.toSorted());
  expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n/);
  expect(sitemap.replaceAll(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
  const openElements: string[] = [];
  for (const [, slash, name = ''] of sitemap.matchAll(/<(\/?)(\w+)[^>?]*>/g)) {
    if (slash) expect(openElements.pop()).toBe(name);
    else openElements.push(name);
  }
  expect(openElements).toEqual([]);
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
  for (const [, day = ''] of sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(day)).toBeLessThan(tomorrow);
  }
});

test('robots.txt allows all crawlers and names the sitemap', async () => {
  const robots = await read('robots.txt');
  expect(robots).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots).not.toContain('Disallow');
});

test('llms.txt starts with the name and summary of the company, then links to every indexed page', async () => {
  const [title, summary, ...rest] = (await read('llms.txt')).split('\n\n');
  expect(title).toBe('# Animas Switch & Line');
  expect(summary).toBe(
    '> We build "small but stubborn" substations and lines in the San Juan Mountains.',
  );
  const links = [...rest.join('\n').matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)];
  // Links to articles lead to the Markdown versions, which programs that read llms.txt prefer.
  const linked = addresses.map((each) => (each?.includes('/blog/') ? `${each}.md` : each));
  expect(links.map(([, , address]) => address).sort()).toEqual(linked.sort());
  for (const [, name, address, description] of links) {
    const page = pages.find((each) => metaOf(each, 'og:url') === address?.replace(/\.md$/, ''));
    const [heading] = page?.elements.filter(({ tagName }) => tagName === 'h1') ?? [];
    expect(name).toBe(heading && textOf(heading));
    expect(description).toBe(page && metaOf(page, 'description'));
  }
});

// A script adds the link to the manifest after the first paint; checks/browser/visitor.ts waits for it.
test('the manifest names the company and has icons of the stated sizes', async () => {
  const manifest = JSON.parse(await read('site.webmanifest'));
  expect(manifest.name).toBe('Animas Switch & Line');
  expect(manifest.short_name).toBe('Animas Switch');
  for (const color of [manifest.theme_color, manifest.background_color]) {
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
  for (const { src, sizes } of manifest.icons) {
    const { format, width, height } = await sharp(join(dist, src)).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  }
});

test('security.txt contains its own address and the company’s email address, and no list of pages contains security.txt', async () => {
  const text = await read('.well-known/security.txt');
  expect(text).toContain(`\nCanonical: ${siteUrl}/.well-known/security.txt\n`);
  expect(text).toContain(
    'Contact: mailto:dispatch.office@animas-switch-and-line-of-durango.test\n',
  );
  for (const list of ['sitemap.xml', 'llms.txt', 'robots.txt']) {
    expect(await read(list), list).not.toContain('well-known');
  }
});
