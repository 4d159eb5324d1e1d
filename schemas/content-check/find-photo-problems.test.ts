import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { facilityTypes, find } from '../../site/checks/content.ts';
import { takePhoto } from '../../site/checks/photographs.ts';
import { copyContent } from './content-copy.ts';

const { path, edit, check, find: findProblems } = copyContent();
const bare = find(facilityTypes, ({ photos }) => !photos, 'a facility type without photographs');

describe('photographs are looked at', () => {
  const page = `facility-types/${bare.id}.yaml`;

  async function show(photo: string): Promise<void> {
    const file = path(page);
    await writeFile(file, `${await readFile(file, 'utf8')}photos:\n${photo}\n`);
  }

  const yard = (rest = 'alt: A yard., caption: Yard, place: beside') =>
    `  - { file: of-this-test.jpg, ${rest} }`;

  beforeEach(() => mkdir(path('photos'), { recursive: true }));

  test('one that is there, wide enough and described, is no problem', async () => {
    await takePhoto(path('photos/of-this-test.jpg'), 1200, 1600, 6);
    await show(yard());
    expect(await findProblems()).toEqual([]);
  });

  test('one that is not there', async () => {
    await show(yard());
    expect(await check()).toMatch(
      /\.yaml:\d+ photos\[0\]\.file: there is no content\/photos\/of-this-test\.jpg; put the photo there/,
    );
  });

  test('one that is no picture', async () => {
    await writeFile(path('photos/of-this-test.jpg'), 'not a picture');
    await show(yard());
    expect(await check()).toMatch(
      /photos\[0\]\.file: of-this-test\.jpg cannot be read as a photo; save it as a JPEG again/,
    );
  });

  test('one that is too small as it is seen', async () => {
    await takePhoto(path('photos/of-this-test.jpg'), 1600, 1200, 6);
    await show(yard());
    expect(await check()).toMatch(
      /photos\[0\]\.file: of-this-test\.jpg is 1200 px wide; expected at least 1600; take the original/,
    );
  });

  test('one without words for those who do not see it', async () => {
    await takePhoto(path('photos/of-this-test.jpg'), 1600, 1200);
    await show(yard('caption: Yard, place: beside'));
    expect(await check()).toMatch(/photos\[0\]\.alt: missing; expected what the picture shows/);
  });

  test('one at a place that is none, and two in place of the diorama', async () => {
    await takePhoto(path('photos/of-this-test.jpg'), 1600, 1200);
    await takePhoto(path('photos/skid.jpg'), 1600, 1200);
    await show(yard('alt: A yard., caption: Yard, place: above'));
    expect(await check()).toMatch(/photos\[0\]\.place: expected beside .* or instead/);
    await edit(page, 'place: above }', 'place: instead }');
    await edit(page, /$/, '  - { file: skid.jpg, alt: A skid., caption: Skid, place: instead }\n');
    expect(await check()).toMatch(
      /photos\[1\]\.place: only one photo can take the place of the diorama; write beside here/,
    );
  });
});
