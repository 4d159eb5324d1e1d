import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { ownEnvironment } from '../service/testing/service-environment.ts';
import { dataFolder, devSite } from './addresses.ts';
import { expect, findAccessibilityFaults, openPage, test } from './visitor.ts';

const project = resolve(import.meta.dirname, '..');

/** The address of another form service; nothing is sent there. */
const formService = 'https://forms.example.org/f/1';

let server: ChildProcess;

// One dev server for all journeys below.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  const port = new URL(devSite).port;
  server = spawn(
    process.execPath,
    [
      resolve(project, 'node_modules/astro/bin/astro.mjs'),
      ...['dev', '--root', 'site', '--ignore-lock', '--port', port],
    ],
    {
      cwd: project,
      env: {
        ...process.env,
        ...ownEnvironment({
          DATA_DIR: `${dataFolder}/dev`,
          LOG_LEVEL: 'silent',
          PUBLIC_FORM_ENDPOINT: formService,
        }),
      },
      stdio: 'ignore',
    },
  );
  await expect
    .poll(
      () =>
        fetch(`${devSite}/_style-guide`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 120_000 },
    )
    .toBe(true);
  // The first visitor of a fresh checkout makes it bundle what the page loads and then reload the
  // page, which would happen under a journey's feet.
  const page = await browser.newPage();
  await page.goto(`${devSite}/_style-guide`);
  await page.waitForEvent('load', { timeout: 5000 }).catch(() => {
    // Nothing new was bundled: the page stayed.
  });
  await page.waitForLoadState('networkidle');
  await page.close();
});

test.afterAll(async () => {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
});

test('the style guide shows six button looks and four sizes in both themes', async ({ page }) => {
  await page.goto(`${devSite}/_style-guide`);
  for (const theme of ['Style guide, light', 'Style guide, dark']) {
    const half = page
      .locator('.style-guide-theme')
      .filter({ has: page.getByRole('heading', { name: theme }) });
    for (const look of [
      'default',
      'destructive',
      'outline',
      'secondary',
      'ghost',
      'link',
      'lg',
      'sm',
      'icon',
    ]) {
      await expect(half.locator(`.button-${look}`).first()).toBeVisible();
    }
    const heights = await half
      .locator('.button-lg, .button-sm, .button-icon')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetHeight));
    expect(new Set(heights)).toEqual(new Set([54, 36, 44]));
  }
});

test('one question is open at a time and the open one can be closed', async ({ page }) => {
  await page.goto(`${devSite}/_style-guide`);
  const items = page.locator('.style-guide-light details');
  await items.nth(0).locator('summary').click();
  await items.nth(1).locator('summary').click();
  await expect(items.nth(0)).not.toHaveAttribute('open');
  await expect(items.nth(1)).toHaveAttribute('open');
  await items.nth(1).locator('summary').click();
  await expect(items.nth(1)).not.toHaveAttribute('open');
});

test('a notice appears at the bottom right', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${devSite}/_style-guide`);
  // Until the island has its script, its buttons do nothing.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show a failure' }).click();
  const notice = page.locator('.toast');
  await expect(notice).toContainText('Nothing was lost.');
  const box = await notice.boundingBox();
  expect(box && box.x > 900 && box.y > 600).toBe(true);
});

test('axe finds nothing on the style guide, whose two halves are the themes', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, `${devSite}/_style-guide`);
    expect(await findAccessibilityFaults(page), `at ${width}`).toEqual([]);
  }
});

test('the form of a page posts to the form service that the settings name', async ({ request }) => {
  const html = await (await request.get(`${devSite}/contact`)).text();
  expect(html).toMatch(new RegExp(`<form[^>]*\\saction="${RegExp.escape(formService)}"`));
  // The island's property, which its script sends to.
  expect(html).toMatch(new RegExp(`endpoint&quot;:\\[0,&quot;${RegExp.escape(formService)}&quot;`));
});
