import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import type { Photo } from '#schemas/photo.ts';
import { edit } from '../other-owner/edit-content.ts';

/** Writes photos with camera metadata to the `content` folder and adds them to three pages. */
export async function addPhotographs(content: string): Promise<void> {
  await mkdir(join(content, 'photos'), { recursive: true });
  // EXIF orientation 6 rotates this photo to 2,000 by 1,000 px.
  await writePhoto(join(content, 'photos/turned.jpg'), 1000, 2000, 6);
  await writePhoto(join(content, 'photos/yard.jpg'), 1800, 1200);
  await writePhoto(join(content, 'photos/skid.jpg'), 1600, 1200);
  await writePhoto(join(content, 'photos/inverter.jpg'), 1800, 1350);
  await appendPhotos(join(content, 'projects/wind-farms.yaml'), [
    {
      file: 'turned.jpg',
      alt: 'Two electricians at a relay panel.',
      caption: 'Relay panel, Gaines County',
      place: 'instead',
    },
  ]);
  // This project has no diorama, so its card shows the first photo. The photo is alone in its row.
  const project = join(content, 'projects/battery-storage.yaml');
  await edit(project, (fields) => fields.delete('diorama'));
  await appendPhotos(project, [
    {
      file: 'inverter.jpg',
      alt: 'An inverter with its doors closed.',
      caption: 'Inverter, Lea County',
      place: 'beside',
    },
  ]);
  await appendPhotos(join(content, 'facility-types/meter-stations.yaml'), [
    {
      file: 'yard.jpg',
      alt: 'A yard at noon.',
      caption: 'Meter yard, Gaines County',
      place: 'beside',
    },
    {
      file: 'skid.jpg',
      alt: 'A meter skid.',
      caption: 'Meter skid, Lea County',
      place: 'beside',
    },
  ]);
}

/**
 * Writes a JPEG with camera metadata, including a GPS position. Width and height are in pixels and as stored, before a
 * viewer applies the EXIF `orientation`.
 */
export async function writePhoto(
  file: string,
  width: number,
  height: number,
  orientation = 1,
): Promise<void> {
  // Small squares of different colors, enlarged to the size of the photo.
  const raw = { width: 16, height: 16, channels: 3 } as const;
  const colors = Buffer.alloc(raw.width * raw.height * raw.channels);
  for (let index = 0; index < colors.length; index += 1) colors[index] = (index * 37) % 256;
  await sharp(colors, { raw })
    .resize(width, height, { fit: 'fill' })
    .withExif({
      IFD0: { Make: 'Camera', Model: 'Of a test' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 19/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 60 })
    .toFile(file);
}

async function appendPhotos(file: string, photos: readonly Omit<Photo, 'focus'>[]): Promise<void> {
  await appendFile(file, stringify({ photos }));
}
