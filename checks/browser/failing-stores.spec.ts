import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { receipt, sendButton } from './contact-page.ts';
import { type DeployedSite, deploySite } from './deployed-site.ts';
import { pageBackground } from './page-background.ts';
import { builtSite } from './tested-service.ts';
import { expect, fillForm, listLeads, openForm, openPage, test, uniqueName } from './visitor.ts';

/* The stores of browsers fail when the disk is full, in private windows, and when visitors block site data. */

const lineVoltageTool = '/tools/line-to-the-mine';

/** Pages that the tests open for the first time after the store has failed. */
const newPages = [
  '/services/line-work',
  '/services/testing',
  '/blog/ground-wells-in-granite',
  '/blog/short-note',
  lineVoltageTool,
];

/** Opens the home page and waits until the service worker controls it and has stored it. */
async function openFirstPage(page: Page, origin = ''): Promise<void> {
  await openPage(page, `${origin}/`);
  await expect.poll(() => page.evaluate(async () => !!(await caches.match('/')))).toBe(true);
}

/** Runs a function in the service worker of the site. */
async function runInWorker(context: BrowserContext, act: () => unknown): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The site has no service worker');
  await worker.evaluate(act);
}

/** Stores more pages than the service worker keeps. */
const storeManyPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pages');
    for (let number = 0; number < 40; number += 1) {
      await cache.put(`/old-page-${number}`, new Response('Old page'));
    }
  });

const listStoredPages = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
  );

async function expectPageFromNetwork(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No signal up here');
}

async function expectToolToRun(page: Page): Promise<void> {
  await expect(page.getByLabel('Load', { exact: true })).toBeEditable();
}

async function expectFormToBeSent(page: Page): Promise<void> {
  const name = uniqueName();
  await openForm(page);
  await fillForm(page, name);
  await sendButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(listLeads().filter((lead) => lead.name === name)).toHaveLength(1);
}

test.describe('after the service worker is installed, new pages open, their scripts run and the form is sent if', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Each function runs in the service worker. */
  const faults: Record<string, () => void> = {
    'caches.open rejects': () => {
      caches.open = () => Promise.reject(new Error('caches.open'));
    },
    'caches.match rejects': () => {
      caches.match = () => Promise.reject(new Error('caches.match'));
    },
    'put rejects': () => {
      Cache.prototype.put = () => Promise.reject(new Error('put'));
    },
    'delete rejects': () => {
      Cache.prototype.delete = () => Promise.reject(new Error('delete'));
    },
    'match, put and delete never settle': () => {
      const { promise } = Promise.withResolvers<never>();
      caches.match = () => promise;
      Cache.prototype.put = () => promise;
      Cache.prototype.delete = () => promise;
    },
  };

  for (const [fault, causeFault] of Object.entries(faults)) {
    test(fault, async ({ page, context }) => {
      await openFirstPage(page);
      await storeManyPages(page);
      await runInWorker(context, causeFault);
      for (const path of newPages) await expectPageFromNetwork(page, path);
      await expectToolToRun(page);
      await expectFormToBeSent(page);
    });
  }

  test('the storage quota is used up', async ({ page, context }) => {
    await openFirstPage(page);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: builtSite, quotaSize: 1 });
    for (const path of newPages) await expectPageFromNetwork(page, path);
    await expectToolToRun(page);
    await expectFormToBeSent(page);
    expect(await listStoredPages(page)).toEqual(['/']);
  });
});

test.describe('if the store fails from the beginning, the service worker still replaces an older one when', () => {
  test.use({ serviceWorkers: 'allow' });
  let site: DeployedSite;

  test.afterEach(async ({ page }) => {
    // Close the page first, so that it sends no requests to a stopped service.
    await page.close();
    await site.remove();
  });

  const answers = {
    'each call rejects': 'Promise.reject(new Error("store"))',
    'no call settles': 'new Promise(() => {})',
  };
  for (const [fault, answer] of Object.entries(answers)) {
    test(fault, async ({ page }) => {
      site = await deploySite({
        change: async (dist) => {
          const file = join(dist, 'sw.js');
          const source = await readFile(file, 'utf8');
          await writeFile(file, `caches.open = caches.match = () => ${answer};\n${source}`);
          // The service would serve the compressed copies instead of the changed file.
          for (const ending of ['br', 'gz']) await rm(`${file}.${ending}`, { force: true });
        },
      });
      await openPage(page, `${site.origin}/`);
      await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        if (active?.state === 'activated') return;
        await new Promise((resolve) => active?.addEventListener('statechange', resolve));
      });
      await expectPageFromNetwork(page, site.origin + lineVoltageTool);
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await expectToolToRun(page);
    });
  }
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('stores the pages visited last and removes older ones, and stores nothing while data saving is on', async ({
    page,
    context,
  }) => {
    await openFirstPage(page);
    await storeManyPages(page);
    await openPage(page, '/');
    await expect.poll(async () => (await listStoredPages(page)).at(-1)).toBe('/');

    const setDataSaving = (isOn: boolean) =>
      runInWorker(
        context,
        isOn
          ? () =>
              Object.defineProperty(navigator, 'connection', {
                value: { saveData: true },
                configurable: true,
              })
          : () => Reflect.deleteProperty(navigator, 'connection'),
      );
    await setDataSaving(true);
    await openPage(page, '/projects');
    await setDataSaving(false);
    await openPage(page, '/services');
    await expect
      .poll(async () => (await listStoredPages(page)).slice(-2))
      .toEqual(['/', '/services']);
    await expect.poll(async () => (await listStoredPages(page)).length).toBe(30);
    expect(await page.evaluate(async () => (await caches.keys()).toSorted())).toEqual([
      'files',
      'offline',
      'pages',
    ]);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  });
});

test('if reading localStorage and sessionStorage throws an error, the form is sent, and a chosen theme applies to the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectFormToBeSent(page);
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', pageBackground.dark);
});
