import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import { type Element, eachElement, getAttribute } from '#contract/html-tree.ts';
import { parseRedirects, redirectsFile } from '#contract/redirects-file.ts';
import { siteFolder } from './site-folder.ts';

/** Folder of the built site. */
export const dist = join(siteFolder, 'dist');

export interface BuiltPage {
  /** Example: /contact/thank-you */
  address: string;
  /** Path of the HTML file, relative to `dist`. */
  file: string;
  html: string;
  /** All elements, in document order. */
  elements: Element[];
}

/**
 * Reads every page of the built site, or of another build in `folder`, sorted by file name. Pages at former addresses are
 * left out, because they only lead to other pages.
 */
export function readBuiltPages(folder: string = dist): Promise<BuiltPage[]> {
  if (folder !== dist) return readPages(folder);
  // Parse the pages only once, because the site does not change while tests run.
  pagesOfDist ??= readPages(dist);
  return pagesOfDist;
}

let pagesOfDist: Promise<BuiltPage[]> | undefined;

async function readPages(folder: string): Promise<BuiltPage[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: folder }));
  if (files.length === 0) throw new Error('The site has not been built; run npm run build first.');
  const redirects = await readRedirects(folder);
  const moved = [...redirects.keys()].map(fileOf);
  const shown = files.filter((file) => !moved.includes(file));
  return Promise.all(shown.sort().map((file) => readPage(file, folder)));
}

/** Returns the file of the page at a former address. */
const fileOf = (address: string) => `${address.slice(1)}.html`;

/** Reads the pages at former addresses, each with the current address of the page. */
export async function readMovedPages(): Promise<(BuiltPage & { current: string })[]> {
  const redirects = [...(await readRedirects(dist))];
  return Promise.all(
    redirects.map(async ([former, current]) => ({
      ...(await readPage(fileOf(former), dist)),
      current,
    })),
  );
}

const readRedirects = async (folder: string) =>
  parseRedirects(await readFile(join(folder, redirectsFile), 'utf8'));

async function readPage(file: string, folder: string): Promise<BuiltPage> {
  const html = await readFile(join(folder, file), 'utf8');
  return {
    address: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    file,
    html,
    elements: [...eachElement(parse(html))],
  };
}

/** The values of an attribute on all elements with this tag name. */
export function attributesOf(page: BuiltPage, tag: string, attribute: string): string[] {
  return page.elements
    .filter(({ tagName }) => tagName === tag)
    .map((element) => getAttribute(element, attribute))
    .filter((value) => value !== undefined);
}

/** The content of the meta element with this name or property. */
export function metaOf(page: BuiltPage, name: string): string | undefined {
  const found = page.elements.find(
    (element) =>
      element.tagName === 'meta' &&
      (getAttribute(element, 'name') === name || getAttribute(element, 'property') === name),
  );
  return found && getAttribute(found, 'content');
}
