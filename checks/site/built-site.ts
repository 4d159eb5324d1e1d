import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'parse5';
import { type Element, eachElement, getAttribute } from '#contract/html-tree.ts';

/** The built site that the checks look at. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** One built page. */
export interface BuiltPage {
  /** Its address: /contact/thank-you */
  address: string;
  /** Its file, relative to `dist`. */
  file: string;
  html: string;
  /** Every element, in order. */
  elements: Element[];
}

/** Every page of the built site, or of another in `folder`, in the order of their addresses. */
export function readBuiltPages(folder: string = dist): Promise<BuiltPage[]> {
  if (folder !== dist) return readPages(folder);
  // It does not change while it is looked at.
  pagesOfDist ??= readPages(dist);
  return pagesOfDist;
}

let pagesOfDist: Promise<BuiltPage[]> | undefined;

async function readPages(folder: string): Promise<BuiltPage[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: folder }));
  if (files.length === 0) throw new Error('There is no built site; run npm run build first.');
  return Promise.all(
    files.sort().map(async (file) => {
      const html = await readFile(join(folder, file), 'utf8');
      return {
        address: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
        file,
        html,
        elements: [...eachElement(parse(html))],
      };
    }),
  );
}

/** The values of one attribute on the elements of one name. */
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
