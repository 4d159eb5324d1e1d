import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { copyContent } from '../../checks/fixture/copy-content.ts';
import { writePhoto } from '../../checks/fixture/write-photo.ts';

interface PhotoCase {
  description: string;
  /** Width in pixels, or the reason why the file is not a photo. */
  width: number | 'missing file' | 'not a picture';
  /** Fields of the photo besides `file`, as YAML. */
  fields: string;
  /** The reported message; none for a valid photo. */
  message?: RegExp;
}

const besideScope = 'alt: A yard., caption: Yard, place: beside';
const insteadOfDiorama = 'alt: A yard., caption: Yard, place: instead';

const photoCases: PhotoCase[] = [
  { description: 'a valid photo', width: 1600, fields: besideScope },
  {
    description: 'a missing file',
    width: 'missing file',
    fields: besideScope,
    message: /file: content\/photos\/\d\.jpg does not exist; put/,
  },
  {
    description: 'an unreadable file',
    width: 'not a picture',
    fields: besideScope,
    message: /file: \d\.jpg cannot be read as a photo; save/,
  },
  {
    description: 'a small photo',
    width: 1200,
    fields: besideScope,
    message: /\d\.jpg is 1200 px wide;/,
  },
  {
    description: 'no text alternative',
    width: 1600,
    fields: 'caption: Yard, place: beside',
    message: /alt: missing; expected what the/,
  },
  {
    description: 'an unknown place',
    width: 1600,
    fields: 'alt: A yard., caption: Yard, place: above',
    message: /place: expected beside .* or instead/,
  },
  {
    description: 'two photos in place of the diorama',
    width: 1600,
    fields: `${insteadOfDiorama} }\n  - { file: 0.jpg, ${insteadOfDiorama}`,
    message: /photos\[1\]\.place: only one photo can/,
  },
];

test('missing, unreadable and small photos, and photos with invalid fields, are reported', async () => {
  const { path, check } = await copyContent();
  const page = parse(await readFile(path('facility-types/hydro-plants.yaml'), 'utf8'));
  // Each photo is on its own copy of the page, which has no other photos.
  const copy = stringify({ ...page, photos: undefined });
  for (const [index, { width, fields }] of photoCases.entries()) {
    await writePhotoFile(path(`photos/${index}.jpg`), width);
    const photos = `photos:\n  - { file: ${index}.jpg, ${fields} }\n`;
    await writeFile(path(`facility-types/photo-${index}.yaml`), `${copy}${photos}`);
  }
  const problems = (await check()).split('\n');
  for (const [index, { description, message }] of photoCases.entries()) {
    const found = problems.filter((line) => line.includes(`/photo-${index}.yaml`));
    expect(found, description).toEqual(message ? [expect.stringMatching(message)] : []);
  }
});

async function writePhotoFile(file: string, width: PhotoCase['width']): Promise<void> {
  if (width === 'missing file') return;
  if (width === 'not a picture') await writeFile(file, width);
  // Orientation 6 rotates the photo by 90 degrees, so the stored height is the displayed width.
  else await writePhoto(file, 1600, width, 6);
}
