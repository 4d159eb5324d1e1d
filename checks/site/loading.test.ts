import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getAttribute } from '#contract/html-tree.ts';
import { routes } from '#contract/routes.ts';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';
import { addresses } from './content.ts';
import { pageAt } from './page-parts.ts';

const pages = await readBuiltPages();

test.each(pages)('$address waits for no style sheet and no script', (page) => {
  expect(attributesOf(page, 'link', 'rel')).not.toContain('stylesheet');
  const blocking = page.elements
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
  const urls = new Set(
    ['component-url', 'renderer-url'].flatMap((name) =>
      attributesOf(pageAt(path), 'astro-island', name),
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
