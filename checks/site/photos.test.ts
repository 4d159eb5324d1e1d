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

const pages = [
  ...facilityTypes.map((each) => ({ ...each, path: facilityTypeRoute(each.id) })),
  ...projects.map((each) => ({ ...each, path: projectRoute(each.id) })),
].filter(({ photos = [] }) => photos.length > 0);

test.skipIf(pages.length === 0)(
  `pages show the company’s photographs upright and uncropped${pages.length === 0 ? ' (content/ has no photographs; npm run test:other-owner adds some)' : ''}`,
  async () => {
    for (const { path, diorama, photos = [] } of pages) {
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
        [...eachElement(each)].some((part) => getAttribute(part, 'href') === projectRoute(id)),
      );
      const [picture, ...others] = card ? picturesIn(card) : [];
      expect(others, id).toEqual([]);
      const address = picture && getAttribute(picture, 'src');
      expect(address, id).toContain(photo.file.replace(/\.[^.]+$/, ''));
      const size = await sharp(join(dist, address ?? '')).metadata();
      expect([size.format, size.width / size.height], id).toEqual(['jpeg', 4 / 3]);
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
        // The caption says what is seen, also without a text of its own.
        expect(captions.filter((each) => asTyped(each).includes(asTyped(caption)))).toHaveLength(1);
        expect(html).toContain(`alt="${alt}"`);
        await expectShape(html, file, await readShape(file));
      }
      const cards = withClass(pageAt(routes.projects).elements, 'job-cards');
      const onCards = cards.flatMap((list) => [...eachElement(list)]);
      const card = onCards.find(({ tagName, childNodes }) => {
        const links = childNodes.flatMap((node) =>
          'tagName' in node ? [...eachElement(node)] : [],
        );
        return (
          tagName === 'li' && links.some((link) => getAttribute(link, 'href') === jobRoute(id))
        );
      });
      const [picture, ...others] = card ? picturesIn(card) : [];
      if (!picture) throw new Error(`The card of ${id} has no picture.`);
      expect(others, id).toEqual([]);
      const size = await sharp(join(dist, getAttribute(picture, 'src') ?? '')).metadata();
      expect([size.format, size.width / size.height]).toEqual(['jpeg', 4 / 3]);
    }
  },
);

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
  const made = html.match(new RegExp(`/_astro/${name}\\.[^"\\s,]+`, 'g')) ?? [];
  const formats = new Set(made.map((address) => address.replace(/.*\./, '')));
  expect([...formats].sort(), file).toEqual(['avif', 'jpeg']);
  for (const address of made) {
    const { width, height } = await sharp(join(dist, address)).metadata();
    expect(height / width, address).toBeCloseTo(shape, 1);
  }
}
