import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Element, getAttribute, getText } from '#contract/html-tree.ts';
import { type Kind, noWeight, type Weight } from '../../bench/weight.ts';
import { type BuiltPage, dist } from './built-site.ts';

/** A file that a page loads. */
interface LoadedFile {
  /** Its address: /_astro/archivo.aJ8X1ztR.woff2 */
  url: string;
  kind: Kind;
  /** As it is sent, in Brotli where it was compressed. */
  bytes: number;
}

/**
 * The page itself and what it makes a browser load before anyone touches it, pictures further down
 * included. What an island brings is not: it comes when the island is in sight.
 */
export async function readFirstVisit(page: BuiltPage, folder = dist): Promise<LoadedFile[]> {
  const urls = new Set(page.elements.flatMap(readUrls));
  // A set that grows while it is walked, by what scripts import.
  for (const url of urls) {
    if (url.endsWith('.js'))
      for (const imported of await readImports(url, folder)) urls.add(imported);
  }
  return [
    { url: page.address, kind: 'html', bytes: await measure(join(folder, page.file)) },
    ...(await Promise.all(
      [...urls].map(async (url) => ({
        url,
        kind: kindOf(url),
        bytes: await measure(join(folder, url)),
      })),
    )),
  ];
}

/** The bytes of files by kind. */
export function weigh(files: LoadedFile[]): Weight {
  const weight = noWeight();
  for (const { kind, bytes } of files) weight[kind] += bytes;
  return weight;
}

const loadedLinks =
  /^(stylesheet|preload|modulepreload|icon|manifest|compression-dictionary|prefetch)$/;

function readUrls(element: Element): string[] {
  const get = (name: string) => getAttribute(element, name) ?? '';
  const found: Record<string, () => string[]> = {
    link: () =>
      get('rel')
        .split(' ')
        .some((rel) => loadedLinks.test(rel))
        ? [get('href')]
        : [],
    script: () => [get('src')],
    img: () => [readLargest(get('srcset')) || get('src')],
    video: () => [get('poster')],
    image: () => [get('href')],
    html: () => get('data-scripts').split(' '),
    use: () => [(get('href') || get('data-href')).replace(/#.*/, '')],
    style: () => [...getText(element).matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url),
  };
  const urls = found[element.tagName]?.() ?? [];
  // Files of other sites are not in dist/.
  return urls.filter((url) => url.startsWith('/') && !url.startsWith('//'));
}

// The screen decides which one is loaded; the largest is listed last.
function readLargest(sourceSet: string): string {
  return sourceSet.split(',').at(-1)?.trim().split(' ')[0] ?? '';
}

/** What a script imports, as addresses. */
export async function readImports(url: string, folder: string): Promise<string[]> {
  const text = await readFile(join(folder, url), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*["'](\.?\/[^"']+)["']/g)].map(
    ([, path = '']) => new URL(path, `http://site${url}`).pathname,
  );
}

async function measure(file: string): Promise<number> {
  return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
}

const kindsByEnding: [ending: RegExp, kind: Kind][] = [
  [/\.css$/, 'css'],
  [/\.js$/, 'script'],
  [/\.woff2?$/, 'font'],
  [/\.svg$/, 'drawing'],
  [/\.(avif|webp|png|jpe?g|gif)$/, 'image'],
];

function kindOf(url: string): Kind {
  return kindsByEnding.find(([ending]) => ending.test(url))?.[1] ?? 'other';
}
