import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../e2e/find-browser.ts';

/**
 * Takes home's first screen by day and at dusk from the site at `address` and stores both in
 * `docs/pictures`, for the README.
 */
async function takePictures(address: string): Promise<void> {
  const folder = join(import.meta.dirname, 'pictures');
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    for (const [name, colorScheme] of [
      ['day', 'light'],
      ['dusk', 'dark'],
    ] as const) {
      // With less motion nothing is halfway between two places.
      const page = await browser.newPage({
        viewport: { width: 1440, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const picture = sharp(await page.screenshot({ scale: 'css' }));
      await picture.jpeg({ quality: 78, mozjpeg: true }).toFile(join(folder, `home-${name}.jpg`));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

await takePictures(process.argv[2] ?? 'http://localhost:4321/');
