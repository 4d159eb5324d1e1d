import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getAttribute } from '#contract/html-tree.ts';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';

const pages = await readBuiltPages();

test.each(pages)('$address has no render-blocking style sheet or script', (page) => {
  expect(attributesOf(page, 'link', 'rel')).not.toContain('stylesheet');
  const blocking = page.elements
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => getAttribute(script, 'type') !== 'module')
    .map((script) => getAttribute(script, 'src'));
  expect(blocking.filter((src) => src !== undefined)).toEqual([]);
});

test('only tool pages and field forms have islands', () => {
  const withIsland = pages
    .filter(({ elements }) => elements.some(({ tagName }) => tagName === 'astro-island'))
    .map(({ address }) => address);
  const forms = pages.map(({ address }) => address).filter((address) => address.endsWith('/blank'));
  const tools = ['/tools/line-to-the-mine', '/tools/maintenance-calendar', '/tools/stopped-pump'];
  expect(withIsland).toEqual(expect.arrayContaining([...tools, ...forms]));
  expect(withIsland).toHaveLength(tools.length + forms.length);
});

test('only the script of the form and the message for long text use Intl formatters', async () => {
  for await (const file of glob('_astro/*.js', { cwd: dist })) {
    const usesIntl = /\bIntl\.|toLocaleString\(/.test(await readFile(join(dist, file), 'utf8'));
    const mayUseIntl = file.includes('contact.astro') || file.includes('text-length');
    expect(usesIntl && !mayUseIntl, file).toBe(false);
  }
});
