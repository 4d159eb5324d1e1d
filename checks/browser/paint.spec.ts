import { type Browser, expect, type Page, test } from '@playwright/test';
import { routes } from '#contract/routes.ts';
import { articleWithTables, facilityWithDiorama } from './kinds-of-pages.ts';

/** Maximum ratio of a page's largest contentful paint to that of plain text. Ratios of about 2 are usual. */
const maximumRatio = 5;

/** A slow mobile network. Latency in milliseconds, throughput in bytes per second. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

test('painting a page takes at most a small multiple of the time for plain text', async ({
  browser,
}) => {
  const { home, services, contact } = routes;
  const plainText = '/llms.txt';
  const textMsBefore = await measurePaint(browser, plainText);
  const paints: { path: string; paintMs: number }[] = [];
  for (const path of [home, services, facilityWithDiorama.path, articleWithTables, contact]) {
    paints.push({ path, paintMs: await measurePaint(browser, path) });
  }
  // Measure plain text again and use the slower result, because the load of the machine may have changed.
  const textMs = Math.max(textMsBefore, await measurePaint(browser, plainText));
  for (const { path, paintMs } of paints) {
    expect.soft(paintMs / textMs, `${path}: ${paintMs} ms`).toBeLessThan(maximumRatio);
  }
});

/**
 * Measures the largest contentful paint of a page, in milliseconds. Emulates a phone's network and processor, so that
 * the time depends more on the page than on the test machine.
 */
async function measurePaint(browser: Browser, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await page.goto(path, { waitUntil: 'load' });
  const paintMs = await readLargestPaint(page);
  await context.close();
  return paintMs;
}

const readLargestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
