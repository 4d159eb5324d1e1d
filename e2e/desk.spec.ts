import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { ownEnvironment } from '../forms/testing/service-environment.ts';
import { copyProject, type ProjectCopy } from '../site/checks/other-owner.ts';
import { routes } from '../site/src/routes.ts';
import { deskSite } from './addresses.ts';
import { expect, findAccessibilityFaults, holdRequests, test } from './visitor.ts';

// What is edited is a copy of the project under git, with one dev server for all journeys below.
let project: ProjectCopy;
let server: ChildProcess;

test.describe.configure({ mode: 'default', timeout: 180_000 });

// Some journeys are refused on purpose, and one kills the server under its open page.
test.use({ expectedErrors: /status of 4\d\d|ERR_CONNECTION|\[vite\]|WebSocket/ });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = await copyProject();
  git('init', '--quiet');
  git('config', 'user.name', 'An owner');
  git('config', 'user.email', 'owner@example.com');
  git('config', 'commit.gpgsign', 'false');
  git('add', '--all');
  git('commit', '--quiet', '--message=As shipped');
  await startServer();
});

test.afterAll(async () => {
  await stopServer('SIGTERM');
  await project.remove();
});

test('a new phone number is one line of the file and stands on every page', async ({ page }) => {
  await openFile(page, 'content/company.yaml');
  const number = await unfold(page, ['emergencyPhone', 'display']);
  await number.fill('(432) 555-0187');
  await expect(page.locator('[aria-current] .file-mark')).toHaveText('unsaved');
  await page.keyboard.press('Control+s');
  await expectSaved(page);
  expect(git('diff', '--numstat').trim()).toBe('1\t1\tcontent/company.yaml');
  for (const route of [routes.home, routes.contact, routes.serviceArea, routes.privacyPolicy]) {
    await expect
      .poll(async () => (await page.request.get(deskSite + route)).text(), { timeout: 30_000 })
      .toContain('(432) 555-0187');
  }
  // The page beside the form follows by itself.
  const live = page.frameLocator('.preview iframe');
  await expect(live.getByText('(432) 555-0187').first()).toBeAttached({ timeout: 30_000 });
});

test('what the check refuses is said at its field and not written', async ({ page }) => {
  await openFile(page, 'content/company.yaml');
  const before = read('content/company.yaml');
  const email = field(page, ['email']);
  await email.fill('nobody');
  await page.keyboard.press('Control+s');
  const summary = page.locator('.summary');
  await expect(summary).toBeFocused({ timeout: 30_000 });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/expected an email address/i);
  expect(read('content/company.yaml')).toBe(before);
  await summary.getByRole('link').first().click();
  await expect(email).toBeFocused();
  // The correction counts at once, without a save.
  await email.fill('somebody@example.com');
  await expect(summary).toBeHidden({ timeout: 30_000 });
});

test('what was typed is back after a reload, and can be discarded', async ({ page }) => {
  await openFile(page, 'content/home.yaml');
  const heading = await unfold(page, ['closing', 'heading']);
  const before = await heading.inputValue();
  await heading.fill('Typed and not saved');
  await page.reload();
  await expect(page.locator('.restored')).toBeVisible({ timeout: 60_000 });
  await expect(await unfold(page, ['closing', 'heading'])).toHaveValue('Typed and not saved');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(field(page, ['closing', 'heading'])).toHaveValue(before);
});

test('an entry is moved, removed and brought back by keyboard', async ({ page }) => {
  await openFile(page, 'content/company.yaml');
  const saved = read('content/company.yaml');
  await unfold(page, ['licenses', 0, 'state']);
  // Late frames must not send the next key to another button.
  await page.evaluate(() => {
    const request = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (act) => window.setTimeout(() => request(act), 300);
  });
  const titles = page.locator('[id^="field.licenses."] .fold-title');
  const [first = '', second = ''] = await titles.allInnerTexts();
  await page.locator('[id="field.licenses.0.down"]').focus();
  await page.keyboard.press('Enter');
  await expect(titles.first()).toHaveText(second);
  await expect(page.locator('[id="field.licenses.1.down"]')).toBeFocused();
  await page.locator('[id="field.licenses.1.remove"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'removed' })).toBeAttached();
  await expect(titles.filter({ hasText: first })).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.press('Enter');
  await expect(titles.filter({ hasText: first })).toHaveCount(1);
  await expect(titles.first()).toHaveText(second);
  await undo.press('Enter');
  await expect(titles.first()).toHaveText(first);
  // One press too many, made right after the others, must not take back a save.
  await undo.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'All edits' })).toBeAttached();
  expect(read('content/company.yaml')).toBe(saved);
});

test('a new town has its place on the map', async ({ page }) => {
  await openFile(page, 'content/region.yaml');
  await page.getByRole('button', { name: 'New town' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Seagraves');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.locator('#file-title')).toContainText('Seagraves', { timeout: 60_000 });
  const latitude = field(page, ['latitude']);
  const before = await latitude.inputValue();
  const map = page.locator('.place-picture');
  await map.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(latitude).not.toHaveValue(before);
  await page.keyboard.press('Control+s');
  await expectSaved(page);
  const live = page.frameLocator('.preview iframe');
  await expect(live.getByText('Seagraves').first()).toBeAttached({ timeout: 60_000 });
});

test('an article is written, looked at and published', async ({ page }) => {
  await openFile(page, 'content/home.yaml');
  await page.getByRole('button', { name: 'New article' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Name', { exact: true })
    .fill('A second look at what fails first');
  await page.getByLabel('Start from a copy of').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.locator('#file-title')).toContainText('A second look', { timeout: 60_000 });
  const text = page.locator('.body-text');
  await text.press('Control+Home');
  await page.getByText('Things you can insert').click();
  await page.getByRole('button', { name: /Insert .*Safety/ }).click();
  await expect(text).toHaveValue(/^<Safety>/);
  await text.press('Control+End');
  await page.keyboard.type('\n\nThe last word on it.\n');
  await field(page, ['draft']).uncheck();
  await page.keyboard.press('Control+s');
  await expectSaved(page);
  const live = page.frameLocator('.preview iframe');
  await expect(live.getByText('The last word on it.')).toBeAttached({ timeout: 60_000 });

  await page.getByRole('button', { name: /^Publish/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('one sentence');
  await dialog.getByLabel('What changed').fill('Write on what fails first.');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.locator('.corner')).toContainText('No remote is set up', { timeout: 60_000 });
  expect(git('log', '-1', '--format=%s').trim()).toBe('Write on what fails first.');
  const files = git('show', '--name-only', '--format=').trim().split('\n');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !file.startsWith('content/'))).toEqual([]);
});

test('a page that reloads itself does not stand in the way of the one that was chosen', async ({
  page,
}) => {
  await openFile(page, 'content/contact.yaml');
  const frame = page.locator('.preview iframe');
  const live = await (await frame.elementHandle())?.contentFrame();
  await live?.waitForURL(deskSite + routes.contact);
  const asked = page.waitForRequest(deskSite + routes.home);
  const release = await holdRequests(page, deskSite + routes.home);
  await page.locator('[href="#content/home.yaml"]').click();
  await asked;
  // As it does when content changes.
  await live?.evaluate(() => location.reload());
  await live?.waitForLoadState();
  release();
  await expect.poll(() => live?.url(), { timeout: 20_000 }).toBe(deskSite + routes.home);
});

test('a photo is uploaded, described and shown without the place where it was taken', async ({
  page,
}) => {
  const [name = ''] = readdirSync(join(project.folder, 'content/projects'));
  const picture = sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'gray' } });
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '32/1 19/1 0/1' };
  const taken = await picture.jpeg().withExif({ IFD3: place }).toBuffer();
  const small = await sharp(taken).resize(800).toBuffer();
  const choose = (file: string, buffer: Buffer) =>
    field(page, ['photos', index, 'file']).setInputFiles({
      name: file,
      mimeType: 'image/jpeg',
      buffer,
    });
  await openFile(page, `content/projects/${name}`);
  await field(page, ['photos']).click();
  const index = await page.locator('[id^="field.photos."].fold-switch').count();
  await field(page, ['photos', 'add']).click();
  await choose('Small.JPG', small);
  await expect(page.locator('.photo-words [role=alert]')).toContainText('expected at least');
  await choose('DSC 0042.JPG', taken);
  await expect(field(page, ['photos', index, 'alt'])).toBeFocused({ timeout: 30_000 });
  await expect(page.locator('.photo-words')).toContainText('dsc-0042.jpg');
  await field(page, ['photos', index, 'alt']).fill('A gray yard under a gray sky.');
  await field(page, ['photos', index, 'caption']).fill('The yard');
  await field(page, ['photos', index, 'place']).selectOption({ index: 1 });
  await page.keyboard.press('Control+s');
  await expectSaved(page);
  const shown = page.frameLocator('.preview iframe').getByAltText('A gray yard under a gray sky.');
  await expect(shown).toBeAttached({ timeout: 60_000 });
  const address = new URL((await shown.getAttribute('src')) ?? '', deskSite).href;
  const built = await sharp(await (await page.request.get(address)).body()).metadata();
  expect(built.exif).toBeUndefined();
});

test('two tabs on one file: the second sees both versions and loses nothing', async ({
  page,
  context,
}) => {
  const path = 'content/navigation.yaml';
  const other = await context.newPage();
  await openFile(page, path);
  await openFile(other, path);
  const name = Object.keys(parse(read(path))).find(
    (key) => typeof parse(read(path))[key] === 'string',
  );
  const place = [String(name)];
  await field(page, place).fill('Of the first tab');
  await page.keyboard.press('Control+s');
  await expectSaved(page);
  await field(other, place).fill('Of the second tab');
  await other.keyboard.press('Control+s');
  const dialog = other.getByRole('dialog');
  await expect(dialog).toContainText('Of the first tab', { timeout: 30_000 });
  await expect(dialog).toContainText('Of the second tab');
  await dialog.getByRole('button', { name: 'Use theirs' }).click();
  await expect(field(other, place)).toHaveValue('Of the first tab');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(field(other, place)).toHaveValue('Of the second tab');
  await other.keyboard.press('Control+s');
  await expectSaved(other);
  expect(parse(read(path))[place[0] as string]).toBe('Of the second tab');
});

test('axe finds nothing on the desk, at both widths and in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, colorScheme] of [
    [820, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await openFile(page, 'content/company.yaml');
    await unfold(page, ['licenses', 0, 'state']);
    await unfold(page, ['hours', 'weekdays', 'opens']);
    expect(await findAccessibilityFaults(page), `at ${width}`).toEqual([]);
    await page.getByRole('button', { name: /^Publish/ }).click();
    // What waits to be published, or that nothing does.
    await expect(page.getByRole('dialog')).toContainText(/content\/|Nothing new to publish/, {
      timeout: 30_000,
    });
    expect(await findAccessibilityFaults(page), `dialog at ${width}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('a server that dies while it saves leaves the file whole, and nothing typed is lost', async ({
  page,
}) => {
  const path = 'content/home.yaml';
  const whole = parse(read(path));
  await openFile(page, path);
  await (await unfold(page, ['closing', 'heading'])).fill('While the lights went out');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/_desk/api/file'),
  );
  await page.keyboard.press('Control+s');
  await sent;
  await stopServer('SIGKILL');
  const left = parse(read(path));
  expect([whole.closing.heading, 'While the lights went out']).toContain(left.closing.heading);
  expect({ ...left, closing: whole.closing }).toEqual(whole);
  await expect(page.locator('.corner')).toContainText('not responding', { timeout: 30_000 });
  await startServer();
  await page.reload();
  await expect(page.locator('.sheet-block')).toContainText(path, { timeout: 60_000 });
  // If the server wrote before it died, nothing is left unsaved.
  const isWritten = left.closing.heading !== whole.closing.heading;
  await expect(page.locator('.restored')).toBeVisible({ visible: !isWritten });
  await expect(await unfold(page, ['closing', 'heading'])).toHaveValue('While the lights went out');
});

/** Starts the dev server of the copy with its desk, and has it bundle what the desk and a page load. */
async function startServer() {
  const { port } = new URL(deskSite);
  server = spawn(
    process.execPath,
    [
      join(project.folder, 'node_modules/astro/bin/astro.mjs'),
      ...['dev', '--root', 'site', '--ignore-lock', '--port', port],
    ],
    {
      cwd: project.folder,
      env: {
        ...process.env,
        ...ownEnvironment({
          DATA_DIR: join(project.folder, 'data'),
          LOG_LEVEL: 'silent',
        }),
        DESK: '1',
      },
      stdio: 'ignore',
    },
  );
  for (const path of ['/_desk/editor.js', routes.home]) {
    await expect
      .poll(
        () =>
          fetch(deskSite + path).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 180_000 },
      )
      .toBe(true);
  }
}

async function stopServer(signal: 'SIGTERM' | 'SIGKILL') {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}

async function openFile(page: Page, path: string) {
  await page.goto(`${deskSite}/_desk#${path}`);
  await expect(page.locator('.sheet-block')).toContainText(path, { timeout: 60_000 });
}

/** A control of the form by its path in the file. */
const field = (page: Page, path: readonly (string | number)[]) =>
  page.locator(`[id="${['field', ...path].join('.')}"]`);

/** Opens the folds around a control. */
async function unfold(page: Page, path: readonly (string | number)[]) {
  for (let depth = 1; depth < path.length; depth++) {
    const fold = field(page, path.slice(0, depth));
    if ((await fold.count()) === 0) continue;
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  }
  return field(page, path);
}

async function expectSaved(page: Page) {
  await expect(page.locator('.sheet-block')).toContainText(/Saved \d/, { timeout: 60_000 });
}

function read(path: string): string {
  return readFileSync(join(project.folder, path), 'utf8');
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: project.folder, encoding: 'utf8' });
}
