import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { getAttribute } from '#contract/html-tree.ts';
import { facilityTypeRoute, projectRoute } from '#contract/routes.ts';
import { dist } from './built-site.ts';
import { facilityTypes, projects } from './content.ts';
import { pageAt, withClass } from './page-parts.ts';

/** The pages that show photographs, with those in place of the diorama and those beside it. */
const shown = [
  ...facilityTypes.map((each) => ({ ...each, path: facilityTypeRoute(each.id) })),
  ...projects.map((each) => ({ ...each, path: projectRoute(each.id) })),
]
  .filter(({ photos = [] }) => photos.length > 0)
  .map(({ path, diorama, photos = [] }) => ({
    path,
    photos,
    instead: photos.filter(({ place }) => place === 'instead'),
    beside: photos.filter(({ place }) => place === 'beside'),
    diorama,
  }));

describe.skipIf(shown.length === 0)(
  `the company’s photographs${shown.length === 0 ? ' (content/ has none: npm run test:other-owner)' : ''}`,
  () => {
    test('each is shown with its own words', () => {
      for (const { path, photos } of shown) {
        const { elements, html } = pageAt(path);
        expect(withClass(elements, 'photo'), path).toHaveLength(photos.length);
        for (const { alt, caption } of photos) {
          expect(html).toContain(`alt="${alt}"`);
          expect(html).toContain(caption);
        }
      }
    });

    test('one stands in place of the diorama, others in a row after the scope', () => {
      for (const { path, instead, beside, diorama } of shown) {
        const { elements, html } = pageAt(path);
        expect(html.includes('class="pins"'), path).toBe(
          diorama !== undefined && instead.length === 0,
        );
        const places = elements.flatMap((each) => {
          if (getAttribute(each, 'id') === 'scope') return ['scope'];
          return withClass([each], 'photo-row').length > 0 ? ['row'] : [];
        });
        expect(places, path).toEqual(beside.length > 0 ? ['scope', 'row'] : ['scope']);
      }
    });

    test('each is turned as the camera was held, in two formats', async () => {
      for (const { path, photos } of shown) {
        const { html } = pageAt(path);
        for (const { file } of photos) {
          const original = await sharp(join(dist, '../content/photos', file)).metadata();
          const { width, height } = original.autoOrient;
          const name = file.replace(/\.[^.]+$/, '');
          const made = html.match(new RegExp(`/_astro/${name}[^"\\s,]+`, 'g')) ?? [];
          expect(new Set(made.map((address) => address.replace(/.*\./, '')))).toEqual(
            new Set(['avif', 'webp']),
          );
          for (const address of made) {
            const size = await sharp(join(dist, address)).metadata();
            expect(size.height / size.width, address).toBeCloseTo(height / width, 1);
          }
        }
      }
    });

    test('none carries what the camera wrote beside it, and no original is left', async () => {
      for await (const file of glob('_astro/*.{jpg,jpeg,png,avif,webp}', { cwd: dist })) {
        const { exif, xmp, iptc } = await sharp(join(dist, file)).metadata();
        expect([exif, xmp, iptc], file).toEqual([undefined, undefined, undefined]);
      }
    });
  },
);
