import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getAttribute } from '#contract/html-tree.ts';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';
import { addresses } from './content.ts';

const pages = await readBuiltPages();

test.each(pages)('$address waits for no style sheet and no script', (page) => {
  expect(attributesOf(page, 'link', 'rel')).not.toContain('stylesheet');
  const blocking = page.elements
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => getAttribute(script, 'type') !== 'module')
    .map((script) => getAttribute(script, 'src'));
  expect(blocking.filter((src) => src !== undefined)).toEqual([]);
});

test('no page but those of tools has an island', () => {
  const withIsland = pages
    .filter(({ elements }) => elements.some(({ tagName }) => tagName === 'astro-island'))
    .map(({ address }) => address);
  expect(withIsland.sort()).toEqual(addresses.tools.toSorted());
});

test('no script but that of the form writes by the tables that a browser is slow to open', async () => {
  for await (const file of glob('_astro/*.js', { cwd: dist })) {
    const isSlow = /\bIntl\.|toLocaleString\(/.test(await readFile(join(dist, file), 'utf8'));
    expect(isSlow && !file.includes('contact.astro'), file).toBe(false);
  }
});
