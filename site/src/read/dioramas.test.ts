import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { clearTops } from './dioramas.ts';

const folder = new URL('../../../art/pictures/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('-800.webp'));

/** Alpha (0 to 255) above which a pixel is part of the diorama. Fainter pixels are shadow and noise. */
const visibleAlpha = 60;

/** Measures the empty area at the top of a picture, as a fraction of the picture's height. */
async function measureClearTop(file: string): Promise<number> {
  const { data, info } = await sharp(new URL(file, folder).pathname)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const first = data.findIndex((alpha) => alpha > visibleAlpha);
  return Math.floor(first / info.width) / info.height;
}

test.each(files)(
  'clearTops moves %s up by most of the empty area at its top and cuts nothing off',
  async (file) => {
    const scene = file.replace(/-(day|night)-800\.webp$/, '');
    const clear = await measureClearTop(file);
    const moved = clearTops[scene] ?? 0;
    expect(clear - moved).toBeGreaterThanOrEqual(0);
    expect(clear - moved).toBeLessThan(0.1);
  },
);
