import { expect, type Page, test } from '@playwright/test';
import { routes } from '../../contract/routes.ts';
import { articleWithTables, plant } from './kinds-of-pages.ts';

/* A phone's line and processor, so that what a page weighs counts for more than a busy machine. */

/** How many times the paint of plain text a page's largest paint may take; about 2 are usual. */
const most = 5;
/** How much of a page may move while it loads; Google calls 0.1 good. */
const mostShift = 0.05;

async function measure(page: Page, path: string): Promise<{ paint: number; shift: number }> {
  await page.goto(path, { waitUntil: 'load' });
  return page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        // A page on which nothing moves has no entry.
        if (type === 'layout-shift') requestIdleCallback(() => resolve([]));
      });
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
    return {
      paint: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
}

test('pages are painted in a small multiple of the time of plain text, and stand still', async ({
  browser,
}) => {
  const visit = async (path: string) => {
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
    const measured = await measure(page, path);
    await context.close();
    return measured;
  };
  // Both around the pages, as the machine may be busier at one end.
  const before = await visit('/llms.txt');
  for (const path of [
    routes.home,
    routes.services,
    plant.path,
    articleWithTables,
    routes.contact,
  ]) {
    const { paint, shift } = await visit(path);
    const plain = Math.max(before.paint, (await visit('/llms.txt')).paint);
    test
      .info()
      .annotations.push({ type: path, description: `${(paint / plain).toFixed(2)} times` });
    expect.soft(paint / plain, `${path}: ${paint} ms`).toBeLessThan(most);
    expect.soft(shift, path).toBeLessThan(mostShift);
  }
});
