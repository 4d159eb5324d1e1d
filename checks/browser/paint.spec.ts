import { expect, type Page, test } from '@playwright/test';
import { routes } from '#contract/routes.ts';
import { articleWithTables, facilityWithDiorama } from './kinds-of-pages.ts';

/* Emulates a phone's network and processor, so that paint times depend more on the page than on the test machine. */

/** Maximum ratio of a page's largest contentful paint to that of plain text. Ratios of about 2 are usual. */
const maximumRatio = 5;

test('painting a page takes at most a small multiple of the time for plain text', async ({
  browser,
}) => {
  const measure = async (path: string) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await page.goto(path, { waitUntil: 'load' });
    const paint = await readLargestPaint(page);
    await context.close();
    return paint;
  };
  const text = '/llms.txt';
  const before = await measure(text);
  const paints: [path: string, milliseconds: number][] = [];
  const { home, services, contact } = routes;
  for (const path of [home, services, facilityWithDiorama.path, articleWithTables, contact]) {
    paints.push([path, await measure(path)]);
  }
  // Measure plain text again and use the slower result, because the load of the machine may have changed.
  const plain = Math.max(before, await measure(text));
  for (const [path, paint] of paints) {
    expect.soft(paint / plain, `${path}: ${paint} ms`).toBeLessThan(maximumRatio);
  }
});

const readLargestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
