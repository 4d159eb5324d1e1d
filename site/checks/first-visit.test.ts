import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readBuiltPages } from './built-site.ts';
import { readFirstVisit, weigh } from './first-visit.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Reads the first visit of a page with this HTML, beside files of these sizes. */
async function visit(html: string, sizes: Record<string, number>) {
  const folder = mkdtempSync(join(tmpdir(), 'first-visit-'));
  folders.push(folder);
  writeFileSync(join(folder, 'index.html'), html);
  for (const [name, content] of Object.entries(sizes)) write(folder, name, 'x'.repeat(content));
  const [page] = await readBuiltPages(folder);
  if (!page) throw new Error('There is no page.');
  return { page, folder };
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

test.each([
  ['<link rel="preload" href="/a/one.woff2" as="font">', 'font'],
  ['<style>@font-face { src: url("/a/one.woff2") }</style>', 'font'],
  ['<style>@font-face{src:url(/a/one.woff2)format("woff2")}</style>', 'font'],
  ['<link rel="stylesheet" href="/a/one.css">', 'css'],
  ['<link rel="modulepreload" href="/a/one.js">', 'script'],
  ['<script type="module" src="/a/one.js"></script>', 'script'],
  ['<html data-scripts="/a/one.js"></html>', 'script'],
  ['<svg><use href="/a/one.svg#hero"></use></svg>', 'drawing'],
  ['<svg><use data-href="/a/one.svg#hero"></use></svg>', 'drawing'],
  ['<svg><image href="/a/one.png"></image></svg>', 'image'],
  ['<link rel="icon" href="/a/one.svg">', 'drawing'],
  ['<img src="/a/one.avif">', 'image'],
  ['<img src="/a/small.png" srcset="/a/small.png 400w, /a/one.png 800w">', 'image'],
  ['<video poster="/a/one.webp"></video>', 'image'],
  ['<link rel="compression-dictionary" href="/a/one.dat">', 'other'],
] as const)('%s is weighed', async (html, kind) => {
  const name = /one\.\w+/.exec(html)?.[0] ?? '';
  const { page, folder } = await visit(`${html}${html}`, { [`a/${name}`]: 700, 'a/small.png': 9 });
  const weight = weigh(await readFirstVisit(page, folder));
  expect(weight).toMatchObject({ [kind]: 700, html: page.html.length });
});

test.each([
  '<link rel="canonical" href="/a/one.png">',
  '<a href="/a/one.png">One</a>',
  '<svg><use href="#hero"></use></svg>',
  '<img src="data:image/png;base64,AAAA">',
  '<img src="https://other.example/one.png">',
  '<img src="//other.example/one.png">',
])('%s is not', async (html) => {
  const { page, folder } = await visit(html, {});
  expect(await readFirstVisit(page, folder)).toHaveLength(1);
});

test('what scripts import is weighed with them, once', async () => {
  const { page, folder } = await visit('<script type="module" src="/a/one.js"></script>', {});
  write(
    folder,
    'a/one.js',
    'import{x}from"./two.js";import"./three.js";x(()=>import("./four.js"))',
  );
  write(folder, 'a/two.js', 'import "/a/three.js"');
  write(folder, 'a/three.js', 'import"./one.js"');
  const files = await readFirstVisit(page, folder);
  expect(files.map(({ url }) => url)).toEqual(['/', '/a/one.js', '/a/two.js', '/a/three.js']);
});

test('a file that was compressed weighs what is sent', async () => {
  const { page, folder } = await visit('<img src="/a/one.svg">', {
    'a/one.svg': 900,
    'a/one.svg.br': 90,
    'a/one.svg.gz': 95,
    'index.html.br': 20,
  });
  expect(weigh(await readFirstVisit(page, folder))).toMatchObject({ drawing: 90, html: 20 });
});
