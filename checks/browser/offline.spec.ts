import type { Page } from '@playwright/test';
import { type DeployedSite, deploySite } from './deployed-site.ts';
import {
  expect,
  fillForm,
  findAccessibilityFaults,
  listLeads,
  openForm,
  openPage,
  test,
  uniqueName,
  waitForForm,
} from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

/** Pages that the tests open before the network is turned off. */
const visitedPaths = ['/', '/services/line-work', '/contact', '/blog/ground-wells-in-granite'];

/** Whether the page at `path` is stored for offline use. */
const isStored = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);

/** Opens pages one after another and waits until each is stored with its pictures. */
async function visit(page: Page, paths: readonly string[], site = ''): Promise<void> {
  for (const path of paths) {
    await openPage(page, site + path);
    await expect.poll(() => isStored(page, path), path).toBe(true);
    await expect.poll(() => page.evaluate(listMissingPictures), path).toEqual([]);
  }
  await expect.poll(() => isStored(page, '/offline'), '/offline').toBe(true);
}

/** Addresses of shown pictures that are not stored. Lazy pictures load once the page is idle. Runs in the page. */
async function listMissingPictures(): Promise<string[]> {
  const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
  const missing: string[] = [];
  for (const { currentSrc, src } of shown) {
    const address = currentSrc || src;
    if (!address.startsWith(location.origin)) continue;
    if (!(await caches.match(address))) missing.push(address);
  }
  return missing;
}

/** Collects the addresses of failed requests to this site from now on. */
function collectFailures(page: Page): string[] {
  const failed: string[] = [];
  const isOwn = (address: string) => address.startsWith('http://127.0.0.1:');
  page.on('requestfailed', (request) => {
    // The browser also aborts requests when the visitor leaves the page, which is not a failure.
    const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (isOwn(request.url()) && !isAborted && !request.isNavigationRequest())
      failed.push(request.url());
  });
  page.on('response', (response) => {
    if (isOwn(response.url()) && response.status() >= 400) failed.push(response.url());
  });
  return failed;
}

test('without a network, every visited page opens completely, and prefill links work', async ({
  page,
  context,
}) => {
  await visit(page, visitedPaths);
  // Scripts that a page loads late are stored once they have loaded.
  await openForm(page);
  await context.setOffline(true);
  const failed = collectFailures(page);
  for (const path of visitedPaths) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No signal up here');
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.evaluate(() => document.fonts.check('16px Archivo'))).toBe(true);
  }
  await openForm(page, '?service=automation&about=Pump');
  await expect(page.getByLabel('Department')).toHaveValue('automation');
  await expect(page.getByLabel('Message')).toHaveValue('About: Pump\n');
  expect(failed).toEqual([]);
});

test('without a network, any other address shows the phone numbers and links to the stored pages', async ({
  page,
  context,
}) => {
  await visit(page, visitedPaths);
  await context.setOffline(true);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No signal up here');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveCount(2);
  const links = page.locator('[data-stored] a:visible');
  await expect(links).toHaveCount(visitedPaths.length);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.sort()).toEqual(visitedPaths.toSorted());
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try once more' }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No signal up here');
});

test('pages with a visitor’s data are not stored', async ({ page }) => {
  await visit(page, ['/', '/contact']);
  await page.goto('/contact?service=automation&about=Pump%20of%20one%20visitor');
  await page.goto('/contact/thank-you?reference=K7M4-R2XW');
  await expect(page.locator('[data-reference]')).toHaveText('K7M4-R2XW');
  await page.goto('/services');
  await expect.poll(() => isStored(page, '/services')).toBe(true);
  expect(await isStored(page, '/contact/thank-you')).toBe(false);
  const contact = await page.evaluate(async () => (await caches.match('/contact'))?.text());
  expect(contact).toContain('data-inquiry-form');
  expect(contact).not.toContain('Pump of one visitor');
});

/** Runs in the page. */
function reportNoNetwork(): void {
  Object.defineProperty(navigator, 'onLine', { value: false });
}

test('the contact form reports a lost network, keeps the typed text and sends it only on request', async ({
  page,
  context,
}) => {
  const name = uniqueName();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await visit(page, ['/']);
  await openForm(page);
  const status = page.locator('#form').getByRole('status');
  await expect(status).toBeEmpty();
  await context.setOffline(true);
  await expect(status).toContainText('You are offline');
  await fillForm(page, name);
  await page.getByLabel('Message').fill('Typed without a network');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(status).toContainText('Nothing has been sent.');
  await expect(page.locator('.temporary-notice')).toBeFullyVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  // After a reload, Chromium 150 says that there is a network, although the context is still offline.
  await page.addInitScript(reportNoNetwork);
  await page.reload();
  await waitForForm(page);
  await expect(page.getByLabel('Full name')).toHaveValue(name);
  await expect(status).toContainText('You are offline');

  // The browser reports only changes of the network.
  for (const isOffline of [false, true, false]) await context.setOffline(isOffline);
  await expect(status).toContainText('The network is back');
  const findInquiries = () => listLeads().filter((lead) => lead.name === name);
  // Listing the inquiries takes so long that an automatically sent inquiry would be in the list.
  expect(findInquiries()).toEqual([]);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(posts).toEqual([]);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
    'We have your message',
  );
  await expect(status).toBeHidden();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(findInquiries()).toMatchObject([{ message: 'Typed without a network' }]);
});

test.describe('at a separate origin', () => {
  let site: DeployedSite;

  test.beforeEach(async () => {
    site = await deploySite();
  });
  test.afterEach(async ({ page }) => {
    // Close the page first, so that it sends no requests to a stopped service.
    await page.close();
    await site.remove();
  });

  test('when the network does not respond, a stored page is shown after a short wait', async ({
    page,
  }) => {
    await visit(page, ['/', '/services/line-work'], site.origin);
    site.stopResponding();
    await page.goto(`${site.origin}/services/line-work`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(page).toHaveTitle(/Line work in the San Juan Mountains/);
    site.resumeResponding();
  });

  test('a new release replaces stored pages at the next visit, and its pages open without a network', async ({
    page,
    context,
  }) => {
    await visit(page, ['/', '/services'], site.origin);
    const failed = collectFailures(page);
    await site.deployNextRelease((html) => html.replace(/(<h1[^>]*>)/, '$1Second build: '));
    const heading = page.getByRole('heading', { level: 1 });
    for (const path of ['/', '/services']) {
      await openPage(page, site.origin + path);
      await expect(heading).toHaveText(/^Second build/);
    }
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/offline'))?.text()))
      .toContain('Second build');
    await context.setOffline(true);
    for (const path of ['/', '/services', '/never-seen']) {
      await openPage(page, site.origin + path);
      await expect(heading).toHaveText(/^Second build/);
    }
    expect(failed).toEqual([]);
  });
});
