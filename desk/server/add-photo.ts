import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { describePhoto } from '#site/content-check/find-photo-problems.ts';
import type { ContentFolder } from './content-folder.ts';
import { Refusal } from './refusal.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Puts a photograph into `content/photos` under a name that addresses can have.
 *
 * @throws Refusal with what the content check says of such a picture.
 */
export async function addPhoto(
  content: ContentFolder,
  { name, data }: { name: string; data: string },
): Promise<{ path: string; file: string }> {
  const picture = Buffer.from(String(data).replace(/^data:[^,]*,/, ''), 'base64');
  const wanted = cleanName(String(name));
  const problem = await describePhoto(picture, wanted);
  if (problem)
    throw new Refusal(422, problem, { problems: [{ path: ['file'], message: problem }] });
  const folder = join(content.folder, 'photos');
  const ending = extname(wanted);
  for (let number = 1; ; number += 1) {
    const file = number === 1 ? wanted : `${wanted.slice(0, -ending.length)}-${number}${ending}`;
    const there = await readFile(join(folder, file)).catch(() => undefined);
    // The same picture again is the same file; another one of that name gets a number.
    if (!there) await writeWhole(join(folder, file), picture);
    if (!there || there.equals(picture)) return { path: `content/photos/${file}`, file };
  }
}

/** DSC 0001.JPG becomes dsc-0001.jpg, whatever folders a browser names. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const ending = extname(last).toLowerCase().replace('.tif', '.tiff').replace('.tifff', '.tiff');
  const stem = last
    .slice(0, last.length - extname(last).length)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${stem || 'photo'}${ending}`;
}
