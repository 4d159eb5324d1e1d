import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Photo } from '#schemas/photo.ts';
import type { Entry } from '#site/data/content.ts';
import type { ShownPhoto } from '#ui/pictures/photo-figure.tsx';
import { showDiorama } from './dioramas.ts';

/*
 * The owner's photographs, made at build: turned upright, in the sizes and formats of the dioramas,
 * and without the camera's metadata, which may hold the position.
 */

const files = import.meta.glob<ImageMetadata>(
  '../../../content/photos/*.{jpg,jpeg,png,webp,avif,tiff,JPG,JPEG,PNG}',
  { eager: true, import: 'default' },
);

/** A page's diorama, or the photograph in its place, and the photographs after the scope. */
export async function showPictures(page: Entry<'facilityTypes'> | Entry<'projects'>) {
  const shown = await Promise.all(
    (page.photos ?? []).map(async (photo) => ({
      place: photo.place,
      photo: await showPhoto(photo),
    })),
  );
  const photos = {
    instead: shown.find(({ place }) => place === 'instead')?.photo,
    beside: shown.filter(({ place }) => place === 'beside').map(({ photo }) => photo),
  };
  return {
    ...showDiorama(photos.instead ? { ...page, diorama: undefined } : page),
    photos,
  };
}

async function showPhoto({ file, alt, caption }: Photo): Promise<ShownPhoto> {
  const original = files[`../../../content/photos/${file}`];
  if (!original) throw new Error(`there is no content/photos/${file}; run npm run check`);
  const inFormat = (format: 'avif' | 'webp', quality: number) =>
    Promise.all(
      [400, 800, 1600].map(async (width) => {
        const { src, attributes } = await getImage({ src: original, width, format, quality });
        return { width, address: src, height: Number(attributes.height) };
      }),
    );
  const avif = await inFormat('avif', 52);
  // From what was made: reading the original's size would publish the original.
  const { width = 1600, height = 1200 } = avif.at(-1) ?? {};
  return { files: { avif, webp: await inFormat('webp', 68) }, width, height, alt, caption };
}
