import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentDocument } from '../content-document.ts';
import { type ContentProblem, problemAt } from '../content-problem.ts';

/** Minimum width of a photo in pixels, because photos can fill half of a wide screen. */
const minimumPhotoWidth = 1600;

/** Finds photos of an entry that are missing from `content/photos`, unreadable or too small. */
export async function findPhotoProblems(
  contentFolder: string,
  document: ContentDocument,
): Promise<ContentProblem[]> {
  const { photo, photos } = (document.value ?? {}) as { photo?: unknown; photos?: unknown };
  const named = [
    { photo, path: ['photo', 'file'] },
    ...(Array.isArray(photos) ? photos : []).map((each: unknown, index) => ({
      photo: each,
      path: ['photos', index, 'file'],
    })),
  ];
  const problems = await Promise.all(
    named.map(async ({ photo, path }) => {
      const file = (photo as { file?: unknown } | null | undefined)?.file;
      if (typeof file !== 'string' || file.includes('/')) return [];
      const place = join(contentFolder, 'photos', file);
      const message = existsSync(place)
        ? await describePhoto(place, file)
        : `content/photos/${file} does not exist; put the photo there or correct the name`;
      return message ? [problemAt(document, path, message)] : [];
    }),
  );
  return problems.flat();
}

/** Finds fields that name a picture which does not exist beside the content file. */
export function findMissingPictures(
  contentFolder: string,
  document: ContentDocument,
): ContentProblem[] {
  return document.strings.flatMap(({ value, path }) => {
    // Photos are in content/photos; findPhotoProblems checks them.
    if (!picture.test(value) || /^https?:/.test(value) || isPhoto(path)) return [];
    if (existsSync(join(contentFolder, document.path, '..', value))) return [];
    const message = `the picture ${value} does not exist; put it beside this file or correct the name`;
    return problemAt(document, path, message);
  });
}

const isPhoto = ([first]: readonly unknown[]) => first === 'photo' || first === 'photos';

const picture = /\.(jpe?g|png|webp|avif|gif|svg)$/i;

/** Returns the reason why the site cannot use a photo, or undefined for a usable photo. */
async function describePhoto(picture: string, name: string): Promise<string | undefined> {
  if (!readable.test(name)) {
    return `${name} is not a photo the site can use; save it as JPEG, PNG, WebP, AVIF or TIFF`;
  }
  try {
    const { autoOrient } = await sharp(picture).metadata();
    if (autoOrient.width >= minimumPhotoWidth) return undefined;
    return `${name} is ${autoOrient.width} px wide; expected at least ${minimumPhotoWidth}; use the original from the camera`;
  } catch {
    return `${name} cannot be read as a photo; save it again as a JPEG`;
  }
}

const readable = /\.(jpe?g|png|webp|avif|tiff)$/i;
