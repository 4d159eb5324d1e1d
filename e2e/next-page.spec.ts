import type { Page } from '@playwright/test';
import type { PageName } from '../contract/routes.ts';
import { find, navigation } from '../site/checks/content.ts';
import { builtSite } from './addresses.ts';
import { articleWithTables } from './kinds-of-pages.ts';
import { expect, openPage, test } from './visitor.ts';

test('a link under the pointer is ready before the click', async ({ page }) => {
  await openPage(page, '/');
  const { ready } = await watchPreloads(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: labelOf('services') })
    .first()
    .hover();
  await ready;
  await page
    .getByRole('navigation')
    .getByRole('link', { name: labelOf('services') })
    .first()
    .click();
  await expect(page).toHaveURL('/services');
  // Under automation a browser only prefetches what it would otherwise prerender.
  expect(await page.evaluate(readDelivery)).toBe('navigational-prefetch');
});

test('under a finger only the page that is being opened is prepared', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openPage(page, builtSite);
  expect(await readAhead(page)).toBe('touch');
  await context.close();
});

const lines = [
  ['who saves data is spared everything', { saveData: true }, undefined],
  ['a slow line is left to the page itself', { effectiveType: '2g' }, undefined],
  [
    "a carrier's line is treated as a finger is",
    { effectiveType: '4g', type: 'cellular' },
    'touch',
  ],
] as const;

for (const [name, line, expected] of lines) {
  test(name, async ({ page }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, line);
    await openPage(page, '/');
    expect(await readAhead(page)).toBe(expected);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page
      .getByRole('navigation')
      .getByRole('link', { name: labelOf('blog') })
      .first()
      .hover();
    await page.mouse.down();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(fetched.includes('/blog')).toBe(false);
  });
}

test('rules name no file and no foreign address', async ({ page }) => {
  await page.goto('/blog');
  const text = await page.locator('script[type="speculationrules"]').textContent();
  const { prerender, prefetch } = JSON.parse(text ?? '') as Record<string, Rule[]>;
  const selectors = [...(prerender ?? []), ...(prefetch ?? [])].map(
    ({ where }) => where.selector_matches,
  );
  for (const selector of selectors) {
    const addresses = await page.evaluate((matching) => {
      const ahead = /data-ahead=(\w+)/.exec(matching)?.[1] ?? '';
      document.documentElement.dataset.ahead = ahead;
      return [...document.querySelectorAll(matching)].map((link) => link.getAttribute('href'));
    }, selector);
    expect(addresses).toContain('/services');
    expect(addresses.filter((address) => !/^\/[\w/-]*([?#]|$)/.test(address ?? ''))).toEqual([]);
  }
});

interface Rule {
  where: { selector_matches: string };
}

test('a page gone back to is the one that was left', async ({ playwright, launchOptions }) => {
  // Playwright switches off what this journey is about.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: builtSite, serviceWorkers: 'block' });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  for (const path of ['/', '/contact', articleWithTables]) {
    // A page with requests under way is not kept, above all one with the map of another site.
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.goto('/privacy-policy');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(readRestoring), path).toEqual([true, null]);
  }
  await browser.close();
});

/** Whether the page came back as it was left, and if not, the browser's reasons. */
function readRestoring(): [persisted: boolean, reasons: unknown] {
  const [entry] = performance.getEntriesByType('navigation');
  const { notRestoredReasons = null } = entry as { notRestoredReasons?: unknown };
  return [(window as unknown as { persisted: boolean }).persisted, notRestoredReasons];
}

function readAhead(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.ahead);
}

function readDelivery(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming & { deliveryType?: string })?.deliveryType;
}

/** Resolves once a page was fetched ahead. */
async function watchPreloads(page: Page): Promise<{ ready: Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const ready = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });
  return { ready };
}

/** What the header calls a page. */
function labelOf(name: PageName): string {
  return find(navigation.header, ({ page }) => page === name, `${name} in the header`).label;
}
