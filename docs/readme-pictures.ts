import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../checks/browser/find-browser.ts';

/** Screenshots for the README: the page, the element to scroll to, and the theme. */
const views = [
  { name: 'home', path: '/', scrollTo: 'main', colorScheme: 'light' },
  {
    name: 'diorama',
    path: '/facility-types/tank-batteries',
    scrollTo: 'main',
    colorScheme: 'dark',
  },
  {
    name: 'page-picture',
    path: '/services/new-build-construction',
    scrollTo: '.page-picture',
    colorScheme: 'light',
  },
  { name: 'tool', path: '/tools/line-voltage', scrollTo: 'main', colorScheme: 'light' },
] as const;

/** Takes the screenshots of the site at `address` and writes them to `docs/pictures`. */
async function takePictures(address: string): Promise<void> {
  const folder = join(import.meta.dirname, 'pictures');
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    for (const { name, path, scrollTo, colorScheme } of views) {
      // With reduced motion, the screenshot cannot show an unfinished animation.
      const page = await browser.newPage({
        viewport: { width: 1440, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await page.locator(scrollTo).evaluate((element) => element.scrollIntoView());
      await page.waitForLoadState('networkidle');
      const picture = sharp(await page.screenshot({ scale: 'css' }));
      await picture.jpeg({ quality: 78, mozjpeg: true }).toFile(join(folder, `${name}.jpg`));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

await takePictures(process.argv[2] ?? 'http://localhost:4321/');
