import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getAttribute } from '#contract/html-tree.ts';
import { routes } from '#contract/routes.ts';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';
import { addresses, isSample, ofTheSample } from './content.ts';

const pages = await readBuiltPages();

// What a page should weigh is told by `npm run bench`; this stops what nobody meant to send.
test.skipIf(!isSample)(`no page is twice its usual weight; ${ofTheSample}`, async () => {
  const kilobytes = await Promise.all(
    pages.map(async ({ address, file }) => ({
      address,
      size: (await stat(join(dist, `${file}.br`))).size / 1024,
    })),
  );
  const most = (address: string) => (address.startsWith('/blog/') ? 45 : 32);
  expect(kilobytes.filter(({ address, size }) => size > most(address))).toEqual([]);
});

test.each(pages)('$address loads no style sheet of its own', (page) => {
  expect(attributesOf(page, 'link', 'rel')).not.toContain('stylesheet');
});

test.each(pages)('no script of $address blocks', ({ elements }) => {
  const blocking = elements
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => getAttribute(script, 'type') !== 'module')
    .map((script) => getAttribute(script, 'src'));
  expect(blocking.filter((src) => src !== undefined)).toEqual([]);
});

test('no page but the one with the form and those of tools has an island', () => {
  const withIsland = pages
    .filter(({ elements }) => elements.some(({ tagName }) => tagName === 'astro-island'))
    .map(({ address }) => address);
  expect(withIsland.sort()).toEqual([routes.contact, ...addresses.tools].sort());
});

test.each(addresses.tools)(
  'the script of %s writes numbers without the tables that a browser is slow to open',
  async (path) => {
    const [form, tool] = await Promise.all([routes.contact, path].map(readIslandScripts));
    const own = [...(tool ?? [])].filter((url) => !form?.has(url));
    expect(own.length).toBeGreaterThan(0);
    for (const url of own) {
      expect(await readFile(join(dist, url), 'utf8'), url).not.toMatch(/\bIntl\.|toLocaleString\(/);
    }
  },
);

/** The scripts that a page's islands bring, with all that these import. */
async function readIslandScripts(path: string): Promise<Set<string>> {
  const page = pages.find(({ address }) => address === path);
  const urls = new Set(
    ['component-url', 'renderer-url'].flatMap((name) =>
      page ? attributesOf(page, 'astro-island', name) : [],
    ),
  );
  for (const url of urls) {
    const text = await readFile(join(dist, url), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*["'](\.?\/[^"']+)["']/g)) {
      urls.add(new URL(path, `http://site${url}`).pathname);
    }
  }
  return urls;
}
