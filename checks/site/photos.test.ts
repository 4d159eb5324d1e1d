import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getAttribute } from '#contract/html-tree.ts';
import { facilityTypeRoute, projectRoute } from '#contract/routes.ts';
import { dist } from './built-site.ts';
import { facilityTypes, projects } from './content.ts';
import { pageAt, withClass } from './page-parts.ts';

const pages = [
  ...facilityTypes.map((each) => ({ ...each, path: facilityTypeRoute(each.id) })),
  ...projects.map((each) => ({ ...each, path: projectRoute(each.id) })),
].filter(({ photos = [] }) => photos.length > 0);

test.skipIf(pages.length === 0)(
  `the company’s photographs are shown as they were taken${pages.length === 0 ? ' (content/ has none: npm run test:other-owner)' : ''}`,
  async () => {
    for (const { path, diorama, photos = [] } of pages) {
      const { elements, html } = pageAt(path);
      const at = (place: string) => photos.filter((photo) => photo.place === place).length;
      expect(withClass(elements, 'photo'), path).toHaveLength(photos.length);
      // One stands in place of the diorama, others in a row after the scope.
      expect(html.includes('class="pins"'), path).toBe(Boolean(diorama) && !at('instead'));
      const places = elements.flatMap((each) => {
        if (getAttribute(each, 'id') === 'scope') return ['scope'];
        return withClass([each], 'photo-row').length > 0 ? ['row'] : [];
      });
      expect(places, path).toEqual(at('beside') > 0 ? ['scope', 'row'] : ['scope']);
      for (const { file, alt, caption } of photos) {
        expect(html).toContain(`alt="${alt}"`);
        expect(html).toContain(caption);
        const original = await sharp(join(dist, '../content/photos', file)).metadata();
        const { width, height } = original.autoOrient;
        const name = file.replace(/\.[^.]+$/, '');
        const written = RegExp.escape(encodeURI(name));
        const made = html.match(new RegExp(`/_astro/${written}[^"\\s,]+`, 'g')) ?? [];
        const formats = new Set(made.map((address) => address.replace(/.*\./, '')));
        expect([...formats].sort()).toEqual(['avif', 'webp']);
        for (const address of made) {
          const size = await sharp(join(dist, address)).metadata();
          expect(size.height / size.width, address).toBeCloseTo(height / width, 1);
        }
      }
    }
    // What the camera wrote beside a picture, such as where it was taken, stays with the owner.
    for await (const file of glob('_astro/*.{jpg,jpeg,png,avif,webp}', { cwd: dist })) {
      const { exif, xmp, iptc } = await sharp(join(dist, file)).metadata();
      expect([exif, xmp, iptc], file).toEqual([undefined, undefined, undefined]);
    }
  },
);
