import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentDocument } from '../content-document.ts';
import { type ContentProblem, problemAt } from '../content-problem.ts';

/** Minimum width of a photo in pixels, because photos can fill half of a wide screen. */
const minimumPhotoWidth = 1600;

/** File names of pictures that a page can show. */
const pictureName = /\.(jpe?g|png|webp|avif|gif|svg)$/i;

/** File names of photos from which the build can generate pictures. */
const photoName = /\.(jpe?g|png|webp|avif|tiff)$/i;

/** Finds photos of an entry that are missing from `content/photos`, unreadable or too small. */
export async function findPhotoProblems(
  contentFolder: string,
  document: ContentDocument,
): Promise<ContentProblem[]> {
  const { photo, photos } = (document.value ?? {}) as { photo?: unknown; photos?: unknown };
  const list: unknown[] = Array.isArray(photos) ? photos : [];
  const candidates = [
    { value: photo, path: ['photo', 'file'] },
    ...list.map((value, index) => ({ value, path: ['photos', index, 'file'] })),
  ];
  const problems = await Promise.all(
    candidates.map(async ({ value, path }) => {
      const file = (value as { file?: unknown } | null | undefined)?.file;
      if (typeof file !== 'string' || file.includes('/')) return [];
      const photoPath = join(contentFolder, 'photos', file);
      const message = existsSync(photoPath)
        ? await describePhoto(photoPath, file)
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
    if (!pictureName.test(value) || /^https?:/.test(value) || isPhoto(path)) return [];
    if (existsSync(join(contentFolder, document.path, '..', value))) return [];
    const message = `the picture ${value} does not exist; put it beside this file or correct the name`;
    return problemAt(document, path, message);
  });
}

const isPhoto = ([field]: readonly unknown[]) => field === 'photo' || field === 'photos';

/** Returns the reason why the site cannot use a photo and its fix, or undefined for a usable photo. */
async function describePhoto(path: string, name: string): Promise<string | undefined> {
  if (!photoName.test(name)) {
    return `${name} is not a photo the site can use; save it as JPEG, PNG, WebP, AVIF or TIFF`;
  }
  try {
    const { autoOrient } = await sharp(path).metadata();
    if (autoOrient.width >= minimumPhotoWidth) return undefined;
    return `${name} is ${autoOrient.width} px wide; expected at least ${minimumPhotoWidth}; use the original from the camera`;
  } catch {
    return `${name} cannot be read as a photo; save it again as a JPEG`;
  }
}
