import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { findBrowser } from '../e2e/find-browser.ts';
import { type Kind, nameOf } from './classes.ts';
import { readComputedStyles } from './computed-styles.ts';
import { serveFolder } from './serve-folder.ts';
import { withoutHashes } from './take-words.ts';

type Wanted = readonly Kind[];

/** Opens every page once and takes its styles and pictures, two pages at a time. */
export async function takeScreens(
  folder: string,
  dist: string,
  only: Wanted,
  paths: string[],
): Promise<void> {
  const site = await serveFolder(dist);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
      // While a picture is taken a page may have the size of the window.
      '--window-size=1440,900',
      ...['--disable-lcd-text', '--font-render-hinting=none', '--force-color-profile=srgb'],
    ],
  });
  const left = [...paths];
  const work = async () => {
    for (let path = left.shift(); path; path = left.shift()) {
      await takePage(browser, site.origin, path, folder, only);
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
    site.close();
  }
}

const day = { media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' } as const;
const dusk = { ...day, colorScheme: 'dark' } as const;
// The narrow ones first: what a narrow page brings stays when it is widened.
const views = [
  { name: '390-light', width: 390, media: day, picture: true },
  { name: '390-dark', width: 390, media: dusk, picture: true },
  { name: '1440-dark', width: 1440, media: dusk, picture: true },
  { name: '1440-light', width: 1440, media: day, picture: true },
  { name: 'paper', width: 816, media: { ...day, media: 'print' as const } },
  { name: 'motion', width: 1440, media: { ...day, reducedMotion: 'no-preference' as const } },
];

async function takePage(
  browser: Browser,
  origin: string,
  path: string,
  folder: string,
  only: Wanted,
): Promise<void> {
  // A context of its own: every page is the first of a visit.
  const context = await browser.newContext({ ...day, serviceWorkers: 'block' });
  const page = await context.newPage();
  const warn = (fault: string) => process.stdout.write(`${path}: ${fault}\n`);
  page.on('pageerror', ({ message }) => warn(message));
  page.on(
    'response',
    (response) => response.ok() || warn(`${response.status()} ${response.url()}`),
  );
  // The street map, and the icon by which the page knows that it can be reached; no other host.
  await page.route(
    (url) => url.origin !== origin,
    (route) =>
      route.fulfill(
        route.request().resourceType() === 'image'
          ? {
              contentType: 'image/svg+xml',
              body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
            }
          : { contentType: 'text/html', body: streetMap },
      ),
  );
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  // Tools begin with today.
  await page.clock.setFixedTime('2026-11-24T12:00:00-06:00');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  await page
    .waitForFunction(haveFonts, undefined, { timeout: 10_000 })
    .catch(() => warn('its fonts did not come'));
  await page.evaluate(scrollThrough);

  const lines: string[] = [];
  for (const { name, width, media, picture } of views) {
    if (!picture && !only.includes('styles')) continue;
    await page.emulateMedia(media);
    await page.setViewportSize({ width, height: 900 });
    await comeToRest(page, pending, warn, name === views[0]?.name);
    if (only.includes('styles')) {
      const { properties, styles, elements } = await page.evaluate(
        readComputedStyles,
        name === 'motion',
      );
      const plain = styles.map((style) => withoutHashes(style.replaceAll(origin, '')));
      lines.push(JSON.stringify({ view: name, properties, styles: plain }));
      lines.push(...elements.map((element) => JSON.stringify(element)));
    }
    if (picture && only.includes('pictures')) {
      const file = join(folder, 'pictures', `${nameOf(path)}.${name}.png`);
      await page.screenshot({ path: file, fullPage: true });
    }
  }
  if (lines.length > 0) {
    const file = join(folder, 'styles', `${nameOf(path)}.jsonl.gz`);
    await writeFile(file, gzipSync(lines.join('\n')));
  }
  await context.close();
}

/** Empty: the drawing behind it is seen. */
const streetMap = '<meta name=color-scheme content="light dark">';

/** Waits until all that comes late is there and drawn, and nothing more is under way. */
async function comeToRest(
  page: Page,
  pending: Set<Request>,
  warn: (fault: string) => void,
  isFirst: boolean,
): Promise<void> {
  const end = performance.now() + 10_000;
  let before: string | undefined;
  // The first time scripts bring others, one after the other.
  for (let calm = 0; calm < (isFirst ? 6 : 1); ) {
    const { missing, html } = await page.evaluate(findMissing);
    calm = !missing && pending.size === 0 && html === before ? calm + 1 : 0;
    if (performance.now() > end) {
      return warn(`not at rest: ${missing ?? [...pending].map((request) => request.url())}`);
    }
    before = html;
    await page.waitForTimeout(100);
  }
}

/** The faces of the site; those with a space in their name only measure like them. */
const haveFonts = () =>
  [...document.fonts].filter(({ family, status }) => !/\w \w/.test(family) && status === 'loaded')
    .length > 1;

/** Past everything that waits to be seen, and back. */
async function scrollThrough(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
    scrollTo({ top: y, behavior: 'instant' });
    await frame();
    await frame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
}

/**
 * The page as it is two frames later, and the first island, drawing, frame or picture that is not in,
 * which is told to come as for paper.
 */
async function findMissing(): Promise<{ missing: string | undefined; html: string }> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  const isMissing = (each: Element) => {
    if (each.localName === 'astro-island') return each.hasAttribute('ssr');
    if (each instanceof HTMLIFrameElement) return !each.src;
    const seen = each.checkVisibility();
    if (each instanceof HTMLImageElement) {
      return (seen || each.loading === 'eager') && !(each.complete && each.naturalWidth);
    }
    const { width, height } = (each as SVGUseElement).getBBox();
    return !each.hasAttribute('href') || (seen && width + height === 0);
  };
  const late = 'astro-island, iframe, img, use[data-href], use[href*=".svg"]';
  const missing = [...document.querySelectorAll(late)].find(isMissing)?.outerHTML.slice(0, 300);
  if (missing) dispatchEvent(new Event('beforeprint'));
  // A page that changes its pictures shows the next one when it is decoded.
  const images = [...document.images].filter(({ complete }) => complete);
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
  return { missing, html: document.documentElement.outerHTML };
}
