import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentProblem } from './check-content.ts';
import type { ContentDocument } from './content-document.ts';

/** The least width of a photograph: it is shown over half of a wide screen. */
export const leastPhotoWidth = 1600;

/** Photographs of a page that are not in `content/photos`, cannot be read, or are too small. */
export async function findPhotoProblems(
  contentFolder: string,
  document: ContentDocument,
): Promise<ContentProblem[]> {
  const { photos } = (document.value ?? {}) as { photos?: unknown };
  if (!Array.isArray(photos)) return [];
  const problems = await Promise.all(
    photos.map(async (photo, index) => {
      const file = (photo as { file?: unknown } | null)?.file;
      if (typeof file !== 'string' || file.includes('/')) return [];
      const message = await describePhoto(join(contentFolder, 'photos', file), file);
      const path = ['photos', index, 'file'];
      const field = document.nameOf(path);
      return message ? [{ file: document.file, line: document.lineOf(path), field, message }] : [];
    }),
  );
  return problems.flat();
}

async function describePhoto(path: string, name: string): Promise<string | undefined> {
  if (!existsSync(path)) {
    return `there is no content/photos/${name}; put the picture there or correct the name`;
  }
  if (!readable.test(name)) {
    return `${name} is no photograph; save it as JPEG, PNG, WebP, AVIF or TIFF`;
  }
  try {
    const { autoOrient } = await sharp(path).metadata();
    if (autoOrient.width >= leastPhotoWidth) return undefined;
    return `${name} is ${autoOrient.width} px wide; expected at least ${leastPhotoWidth}; take the original from the camera`;
  } catch {
    return `${name} is not a picture that can be read; save it as JPEG again`;
  }
}

const readable = /\.(jpe?g|png|webp|avif|tiff)$/i;
