import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Element, eachElement, getAttribute, getText } from '#contract/html-tree.ts';
import { facilityTypeRoute, jobRoute, projectRoute, routes } from '#contract/routes.ts';
import { dist } from './built-site.ts';
import { facilityTypes, jobs, projects } from './content.ts';
import { pageAt, withClass } from './page-parts.ts';
import { asTyped } from './page-text.ts';

const pagesWithPhotos = [
  ...facilityTypes.map((each) => ({ ...each, path: facilityTypeRoute(each.id) })),
  ...projects.map((each) => ({ ...each, path: projectRoute(each.id) })),
].filter(({ photos = [] }) => photos.length > 0);

const skipReason =
  pagesWithPhotos.length === 0
    ? ' (content/ has no photographs; npm run test:other-owner adds some)'
    : '';

test.skipIf(pagesWithPhotos.length === 0)(
  `pages show the company’s photographs upright and uncropped${skipReason}`,
  async () => {
    for (const { path, diorama, photos = [] } of pagesWithPhotos) {
      const { elements, html } = pageAt(path);
      const countAt = (place: string) => photos.filter((photo) => photo.place === place).length;
      expect(withClass(elements, 'photo'), path).toHaveLength(photos.length);
      // A photograph either replaces the diorama or is in a row after the scope.
      expect(html.includes('class="pins"'), path).toBe(Boolean(diorama) && !countAt('instead'));
      const places = elements.flatMap((each) => {
        if (getAttribute(each, 'id') === 'scope') return ['scope'];
        return withClass([each], 'photo-row').length > 0 ? ['row'] : [];
      });
      expect(places, path).toEqual(countAt('beside') > 0 ? ['scope', 'row'] : ['scope']);
      for (const { file, alt, caption } of photos) {
        expect(html).toContain(`alt="${alt}"`);
        expect(html).toContain(caption);
        await expectShape(html, file, await readShape(file));
      }
    }
  },
);

/** Projects whose cards show a photograph: the one that replaces the diorama, or the first if there is no diorama. */
const pictured = projects.flatMap(({ id, diorama, photos = [] }) => {
  const photoInstead = photos.find(({ place }) => place === 'instead');
  const photo = photoInstead ?? (diorama ? undefined : photos[0]);
  return photo ? [{ id, photo }] : [];
});

test.skipIf(pictured.length === 0)(
  'the card of a project shows its photograph, cropped to 4:3',
  async () => {
    const { elements } = pageAt(routes.projects);
    for (const { id, photo } of pictured) {
      const card = withClass(elements, 'project-category').find((each) =>
        linksTo(each, projectRoute(id)),
      );
      const address = await expectOneCardPicture(card, id);
      expect(address, id).toContain(photo.file.replace(/\.[^.]+$/, ''));
    }
  },
);

test.skipIf(projects.length === 0)('a project without a picture has no empty place for one', () => {
  for (const frame of withClass(pageAt(routes.projects).elements, 'project-category-pictures')) {
    expect(picturesIn(frame)).not.toEqual([]);
  }
});

// Camera metadata, such as the location, must not be published.
test('no served picture has camera metadata', async () => {
  const pictures = glob('**/*.{jpg,jpeg,png,avif,webp,tiff,gif}', { cwd: dist });
  for await (const file of pictures) {
    const { exif, xmp, iptc } = await sharp(join(dist, file)).metadata();
    expect([exif, xmp, iptc], file).toEqual([undefined, undefined, undefined]);
  }
});

const jobsWithPhotos = jobs.filter(({ photos = [] }) => photos.length > 0);

test.skipIf(jobsWithPhotos.length === 0)(
  'the page of a job shows its photographs upright and uncropped, and its card shows one cropped to 4:3',
  async () => {
    for (const { id, photos = [] } of jobsWithPhotos) {
      const { elements, html } = pageAt(jobRoute(id));
      expect(withClass(elements, 'photo'), id).toHaveLength(photos.length);
      const captions = elements.filter(({ tagName }) => tagName === 'figcaption').map(getText);
      for (const { file, alt, caption = alt } of photos) {
        // A photograph without a caption shows its alternative text as the caption.
        expect(captions.filter((each) => asTyped(each).includes(asTyped(caption)))).toHaveLength(1);
        expect(html).toContain(`alt="${alt}"`);
        await expectShape(html, file, await readShape(file));
      }
      const card = withClass(pageAt(routes.projects).elements, 'job-cards')
        .flatMap((list) => [...eachElement(list)])
        .find((element) => element.tagName === 'li' && linksTo(element, jobRoute(id)));
      await expectOneCardPicture(card, id);
    }
  },
);

/** Whether an element contains a link to this address. */
const linksTo = (element: Element, address: string) =>
  [...eachElement(element)].some((part) => getAttribute(part, 'href') === address);

/** Asserts that a card has exactly one picture, a JPEG of 4:3, and returns the address of the picture. */
async function expectOneCardPicture(card: Element | undefined, id: string): Promise<string> {
  const pictures = card ? picturesIn(card) : [];
  expect(pictures, id).toHaveLength(1);
  const [picture] = pictures as [Element];
  const address = getAttribute(picture, 'src') ?? '';
  const { format, width, height } = await sharp(join(dist, address)).metadata();
  expect(format, id).toBe('jpeg');
  expect(width / height, id).toBe(4 / 3);
  return address;
}

const picturesIn = (element: Element) =>
  [...eachElement(element)].filter(({ tagName }) => tagName === 'img');

/** Height divided by width, after the EXIF orientation is applied. */
async function readShape(file: string): Promise<number> {
  const { autoOrient } = await sharp(join(dist, '../content/photos', file)).metadata();
  return autoOrient.height / autoOrient.width;
}

/** Asserts that every file generated from a photograph, in both formats, has the same `shape`. */
async function expectShape(html: string, file: string, shape: number): Promise<void> {
  const name = file.replace(/\.[^.]+$/, '');
  const addresses = html.match(new RegExp(`/_astro/${name}\\.[^"\\s,]+`, 'g')) ?? [];
  const formats = new Set(addresses.map((address) => address.replace(/.*\./, '')));
  expect([...formats].sort(), file).toEqual(['avif', 'jpeg']);
  for (const address of addresses) {
    const { width, height } = await sharp(join(dist, address)).metadata();
    expect(height / width, address).toBeCloseTo(shape, 1);
  }
}
