import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Refusal } from './refusal.ts';

/**
 * A photograph of `content/photos`, so that the form can show what a field names.
 *
 * @throws Refusal where there is none of that name.
 */
export async function readPhoto(root: string, name: string) {
  const type = types[extname(name).toLowerCase()];
  const isName = /^[\w-]+\.\w+$/.test(name);
  const body =
    isName && type
      ? await readFile(join(root, 'content/photos', name)).catch(() => undefined)
      : undefined;
  if (!body || !type) throw new Refusal(404, `content/photos has no ${name}.`);
  return { type, body };
}

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.tiff': 'image/tiff',
};
