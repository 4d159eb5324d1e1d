import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Job } from '#schemas/job.ts';
import type { Focus, Photo } from '#schemas/photo.ts';
import type { HeroPicture } from '#ui/diorama/diorama-hero.tsx';
import type { CroppedPhoto, ShownPhoto } from '#ui/pictures/photo-figure.tsx';
import type { CardPictures } from '#ui/pictures/themed-picture.tsx';
import { findCardPictures, showDiorama } from './dioramas.ts';
import type { Entry } from './read-entries.ts';

/*
 * Processes the owner's photographs at build time: rotates them upright, resizes them, and encodes them as AVIF and JPEG.
 * Removes camera metadata, which may include the GPS position.
 */

const originals = import.meta.glob<ImageMetadata>(
  '../../../content/photos/*.{jpg,jpeg,png,webp,avif,tiff,JPG,JPEG,PNG,WEBP,AVIF,TIFF}',
  { eager: true, import: 'default' },
);

/**
 * Returns the pictures of a page: the diorama or the photograph that replaces it, the scope list with the marks of the
 * places in the diorama, and the photographs below the scope list.
 */
export async function showPictures(page: Entry<'facilityTypes'> | Entry<'projects'>) {
  const shown = await Promise.all(
    (page.photos ?? []).map(async (photo) => ({
      place: photo.place,
      photo: await showPhoto(photo),
    })),
  );
  const photoInstead = shown.find(({ place }) => place === 'instead')?.photo;
  const photosBeside = shown.filter(({ place }) => place === 'beside').map(({ photo }) => photo);
  const { diorama, scope } = showDiorama(photoInstead ? { ...page, diorama: undefined } : page);
  let heroPicture: HeroPicture | undefined;
  if (photoInstead) heroPicture = { kind: 'photo', photo: photoInstead };
  else if (diorama) heroPicture = { kind: 'diorama', diorama };
  return { heroPicture, photosBeside, scope };
}

/** Returns an uncropped photograph for page content. */
async function showPhoto({
  file,
  alt,
  caption,
}: Omit<Photo, 'place' | 'focus'>): Promise<ShownPhoto> {
  const files = await makeFiles(file, ({ width }) => ({ width }), [400, 800, 1600]);
  // Use the size of the largest generated file. Astro would publish the original file if its size were read.
  const { width = 1600, height = 1200 } = files.avif.at(-1) ?? {};
  return { files, width, height, alt, caption };
}

/**
 * Returns the picture of a page for its card: the photograph that replaces the diorama, else the diorama, else the first
 * photograph; undefined if the page has none of them. There is no alt text, because the card shows the page's title.
 */
export async function showCardPictures(
  page: Entry<'facilityTypes'> | Entry<'projects'>,
  widths: readonly number[] = [400, 800],
): Promise<CardPictures | undefined> {
  const photos = page.photos ?? [];
  const photoInstead = photos.find(({ place }) => place === 'instead');
  const photo = photoInstead ?? (page.diorama ? undefined : photos[0]);
  if (!photo) return findCardPictures(page, widths);
  // Wider crops would enlarge photographs of the minimum width.
  const cropWidths = widths.filter((width) => width <= 800);
  return { day: await makeFiles(photo.file, cropTo(4 / 3, photo.focus), cropWidths) };
}

/** Returns a photograph cropped to this size. `focus` is the part that stays visible. */
export async function showCrop(
  file: string,
  focus: Focus,
  { width, height }: { width: number; height: number },
): Promise<CroppedPhoto> {
  const cut = cropTo(width / height, focus);
  return { files: await makeFiles(file, cut, [width / 2, width]), width, height };
}

const cropTo =
  (ratio: number, focus: Focus) =>
  ({ width }: { width: number }) => ({
    width,
    height: Math.round(width / ratio),
    fit: 'cover' as const,
    position: focus,
  });

/** Size of photographs in articles, which all have the same shape. */
const articlePhotoSize = { width: 1600, height: 1067 };

/** Returns the photographs of an article by their names in the text. */
export async function showArticlePhotos({
  photos = [],
}: Pick<Entry<'articles'>, 'photos'>): Promise<Record<string, ShownPhoto>> {
  const shown = photos.map(async ({ name, file, alt, caption, focus }) => {
    const photo = { ...(await showCrop(file, focus, articlePhotoSize)), alt, caption };
    return [name, photo] as const;
  });
  return Object.fromEntries(await Promise.all(shown));
}

/** Returns the photographs of a job for the job's page, in the order of the job's file. */
export function showJobPhotos({ photos = [] }: Pick<Job, 'photos'>): Promise<JobPhoto[]> {
  return Promise.all(
    photos.map(async ({ file, alt, caption = alt, focus, taken, county, state, date }) => {
      const when = taken.charAt(0).toUpperCase() + taken.slice(1);
      const day = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      const place = `${county}, ${state}, ${day}`;
      const photo = await showPhoto({
        file,
        alt,
        caption: `${when}. ${endSentence(caption)} ${place}`,
      });
      return { ...photo, focus, shape: shapeOf(photo) };
    }),
  );
}

/**
 * A photograph of a job. In a row of two, each photograph is cropped to its shape, so that both have the same height.
 */
export interface JobPhoto extends ShownPhoto {
  focus: Focus;
  shape: 'portrait' | 'square' | 'landscape' | 'wide';
}

/** Returns the nearest shape: 3:4, 1:1, 4:3 or 16:9. The limits are the geometric means of their ratios. */
function shapeOf({ width, height }: Pick<ShownPhoto, 'width' | 'height'>): JobPhoto['shape'] {
  const ratio = width / height;
  if (ratio < 0.87) return 'portrait';
  if (ratio < 1.15) return 'square';
  return ratio < 1.54 ? 'landscape' : 'wide';
}

const endSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Generates the picture files of a photograph in all widths and formats. */
async function makeFiles(
  file: string,
  cut: (size: { width: number }) => object,
  widths: readonly number[],
) {
  const original = originals[`../../../content/photos/${file}`];
  if (!original) throw new Error(`there is no content/photos/${file}; run npm run check`);
  const inFormat = (format: 'avif' | 'jpeg', quality: number) =>
    Promise.all(
      widths.map(async (width) => {
        const { src, attributes } = await getImage({
          src: original,
          format,
          quality,
          ...cut({ width }),
        });
        return { width, address: src, height: Number(attributes.height) };
      }),
    );
  return {
    avif: await inFormat('avif', 52),
    other: await inFormat('jpeg', 72),
    otherType: 'image/jpeg' as const,
  };
}
