import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Puts photographs into a folder `content`, as a camera writes them, and shows them on two pages. */
export async function addPhotographs(content: string): Promise<void> {
  await mkdir(join(content, 'photos'), { recursive: true });
  // Held upright: 2,000 by 1,000 as it is seen, the other way round in the file.
  await takePhoto(join(content, 'photos/turned.jpg'), 1000, 2000, 6);
  await takePhoto(join(content, 'photos/yard.jpg'), 1800, 1200, 1);
  await takePhoto(join(content, 'photos/skid.jpg'), 1600, 1200, 1);
  await append(content, 'projects/wind-farms.yaml', [
    ['turned.jpg', 'Two electricians at a relay panel.', 'Relay panel, Gaines County', 'instead'],
  ]);
  await append(content, 'facility-types/meter-stations.yaml', [
    ['yard.jpg', 'A yard at noon.', 'Meter yard, Gaines County', 'beside'],
    ['skid.jpg', 'A meter skid.', 'Meter skid, Lea County', 'beside'],
  ]);
}

/** A picture of shades with the place where it was taken, as a camera writes both. */
export async function takePhoto(
  file: string,
  width: number,
  height: number,
  orientation = 1,
): Promise<void> {
  const shades = Buffer.from(Array.from({ length: 16 * 16 * 3 }, (_, index) => (index * 37) % 256));
  await sharp(shades, { raw: { width: 16, height: 16, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .withExif({
      IFD0: { Make: 'Camera', Model: 'Of a test' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 19/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 60 })
    .toFile(file);
}

async function append(
  content: string,
  page: string,
  photos: readonly (readonly [file: string, alt: string, caption: string, place: string])[],
): Promise<void> {
  const file = join(content, page);
  const lines = photos.map(
    ([name, alt, caption, place]) =>
      `  - { file: ${name}, alt: ${alt}, caption: '${caption}', place: ${place} }`,
  );
  await writeFile(file, `${await readFile(file, 'utf8')}photos:\n${lines.join('\n')}\n`);
}
