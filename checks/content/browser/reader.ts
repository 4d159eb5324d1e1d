import { test as base, type CDPSession, type Page, type Route } from '@playwright/test';
import { recordShifts } from '../../browser/shifts.ts';
import { builtSite } from '../../browser/tested-service.ts';
import { collectErrors, stubExternalRequests } from '../../browser/visitor.ts';

/** Options of the tests in this folder. */
export interface ReaderOptions {
  /**
   * Whether the pages are those of the test company, which also test what no content can change, such as colors.
   * Default: false.
   */
  isCodeTested: boolean;
}

/** A browser window that opens one page after another. */
export interface Reader {
  page: Page;
  session: CDPSession;
  /** Errors that the page has logged since the current test started. */
  errors: string[];
}

/** A test whose window is shared with other tests, because opening a window takes as long as loading a page. */
export const test = base.extend<ReaderOptions, { reader: Reader }>({
  isCodeTested: [false, { option: true }],
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: builtSite, serviceWorkers: 'block' });
      await recordShifts(context);
      await context.addInitScript(shortenTimers);
      const page = await context.newPage();
      const errors = collectErrors(page);
      // Simulate a slow connection, where fonts, drawings and late CSS arrive long after the first paint.
      await page.route(/\.(woff2|svg|css)$/, (route) => continueAfterFirstPaint(page, route));
      await stubExternalRequests(context);
      await use({ page, errors, session: await context.newCDPSession(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

async function continueAfterFirstPaint(page: Page, route: Route): Promise<void> {
  try {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await route.continue();
  } catch {
    // Ignore the request, because the test has already opened another page.
  }
}

/**
 * Shortens timers of 500 ms or more, such as the delay of lazy pictures; loading.spec.ts tests the real delay. Runs in
 * the page.
 */
function shortenTimers(): void {
  const { setTimeout } = window;
  const setShortTimeout = (handler: () => void, delay = 0, ...args: unknown[]) =>
    setTimeout(handler, delay >= 500 ? 20 : delay, ...args);
  Object.assign(window, { setTimeout: setShortTimeout });
}
