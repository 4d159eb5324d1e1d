import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { blankFormRoute } from '#contract/routes.ts';
import { samplesPage } from '../site/content.ts';
import { type DeployedSite, deploySite } from './deployed-site.ts';
import { forms } from './kinds-of-pages.ts';
import { expect, openPage, test, waitForScripts } from './visitor.ts';

const { blank, fill } = samplesPage;
const [firstForm = { id: '' }, secondForm = { id: '' }] = forms;
const address = blankFormRoute(firstForm.id);

test.skip(forms.length < 2, 'the site has fewer than two field forms');

const site = (page: Page) => page.getByLabel(blank.site, { exact: true });
const status = (page: Page) => page.locator('.fill-status');
const begun = (page: Page) => page.locator('.fill-begun > li');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The beginning of the text that says that the form is kept. */
const [keptText = ''] = fill.status.kept.split('{time}');

/** Waits until the form can be kept. */
async function waitForForm(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(status(page)).not.toHaveText('');
}

async function openBlankForm(page: Page, path = address): Promise<void> {
  await openPage(page, path);
  await waitForForm(page);
}

/** Opens a form, types the name of a site and waits until the form is kept. */
async function beginForm(page: Page, name: string, path = address): Promise<void> {
  await openBlankForm(page, path);
  await site(page).fill(name);
  await expect(status(page)).toContainText(keptText);
}

/** Returns all kept forms as JSON. Runs in the page. */
async function readKeptForms(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const opening = indexedDB.open('field-forms');
  opening.onsuccess = () => {
    const reading = opening.result.transaction('forms').objectStore('forms').getAll();
    reading.onsuccess = () => {
      opening.result.close();
      resolve(JSON.stringify(reading.result));
    };
  };
  return promise;
}

test('a form is kept from its first word on, and opens again with its address', async ({
  page,
}) => {
  await openBlankForm(page);
  await expect(status(page)).toHaveText(fill.status.empty);
  await expect(begun(page)).toHaveCount(0);
  await site(page).fill('Site 7');
  await expect(status(page)).toContainText(keptText);
  await page.reload();
  await waitForForm(page);
  await expect(site(page)).toHaveValue('Site 7');
  await expect(begun(page)).toHaveCount(1);
});

test('a visit after a form was begun shows an empty form, and begins no other one', async ({
  page,
}) => {
  await beginForm(page, 'Site 7');
  await openBlankForm(page);
  await expect(site(page)).toHaveValue('');
  await expect(begun(page)).toHaveCount(1);
});

test('text that is typed before the scripts have run is kept', async ({ page }) => {
  await page.goto(address, { waitUntil: 'commit' });
  await site(page).fill('Site 7');
  await expect(status(page)).toContainText(keptText);
  await expect(site(page)).toHaveValue('Site 7');
});

test('two tabs that create the store at the same time both keep their forms', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await Promise.all([beginForm(page, 'Site 7'), beginForm(other, 'Site 8')]);
  await page.reload();
  await expect(begun(page)).toHaveCount(2);
});

test('a second tab of a form is read-only until the visitor continues there', async ({
  page,
  context,
}) => {
  await beginForm(page, 'Site 7');
  const other = await context.newPage();
  await openBlankForm(other, page.url());
  await expect(site(other)).toBeDisabled();
  await site(page).fill('Site 8');
  await button(other, fill.takeOver).click();
  await expect(site(other)).toBeEnabled();
  await expect(site(other)).toHaveValue('Site 8');
  await expect(site(page)).toBeDisabled();
});

test('forms are opened, copied, deleted and brought back in the list', async ({ page }) => {
  await beginForm(page, 'Site 7');
  await button(page, fill.begun.copy).click();
  await expect(begun(page)).toHaveCount(2);
  await button(page, fill.begun.removeAll).click();
  await expect(begun(page)).toHaveCount(0);
  await expect(site(page)).toHaveValue('');
  await button(page, fill.begun.undo).click();
  await expect(begun(page)).toHaveCount(2);
  await button(page, fill.begun.open).first().click();
  await expect(site(page)).toHaveValue('Site 7');
});

test('a form of another sheet opens on the page of that sheet', async ({ page }) => {
  await beginForm(page, 'Site 7');
  await openBlankForm(page, blankFormRoute(secondForm.id));
  await button(page, fill.begun.open).click();
  await page.waitForURL(`**${address}#*`);
  await expect(site(page)).toHaveValue('Site 7');
});

test.describe('a browser whose store cannot be opened', () => {
  test('shows the form, and says before the first word that it keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('private window', 'InvalidStateError');
      };
    });
    await openBlankForm(page);
    await expect(status(page)).toHaveText(fill.status.unavailable);
    await site(page).fill('Site 7');
    await expect(site(page)).toHaveValue('Site 7');
    await expect(status(page)).toHaveText(fill.status.unavailable);
  });

  test('that never answers counts as failed', async ({ page }) => {
    await page.addInitScript(() => {
      // A request without an answer.
      indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await openBlankForm(page);
    await expect(status(page)).toHaveText(fill.status.unavailable);
  });
});

test('after the browser has closed the connection, the next change opens the store again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...parameters) {
      const request = open.apply(this, parameters);
      request.addEventListener('success', () => Object.assign(window, { store: request.result }));
      return request;
    };
  });
  await beginForm(page, 'Site 7');
  await page.evaluate(() => (window as unknown as { store: IDBDatabase }).store.close());
  await site(page).fill('Site 8');
  await expect(site(page)).toHaveValue('Site 8');
  await expect
    .poll(async () => {
      const other = await page.context().newPage();
      await openBlankForm(other, address);
      const text = await begun(other).textContent();
      await other.close();
      return text;
    })
    .toContain('Site 8');
});

test('when a change cannot be kept, the page says so, and the copy has the change', async ({
  page,
}) => {
  await beginForm(page, 'Site 7');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });
  await site(page).fill('Site 8');
  await expect(status(page)).toHaveText(fill.status.failed);
  const copy = await saveFile(page, fill.files.save);
  expect(await readFile(copy, 'utf8')).toContain('Site 8');
});

test('a store that a later release has upgraded still opens', async ({ page }) => {
  await page.goto('/offline');
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const request = indexedDB.open('field-forms', 7);
    request.onupgradeneeded = () => request.result.createObjectStore('forms', { keyPath: 'id' });
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    await promise;
  });
  await beginForm(page, 'Site 7');
});

test('a form of a later release is read-only, and its copy is complete', async ({ page }) => {
  await beginForm(page, 'Site 7');
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const request = indexedDB.open('field-forms');
    request.onsuccess = () => {
      const store = request.result.transaction('forms', 'readwrite').objectStore('forms');
      store.put({ id: 'later', version: 99, title: 'Later form', extra: 'kept' }).onsuccess = () =>
        resolve();
    };
    await promise;
  });
  await page.goto('/offline');
  await openBlankForm(page, `${address}#later`);
  await expect(status(page)).toHaveText(fill.status.newer);
  await expect(site(page)).toBeDisabled();
  const copy = await saveFile(page, fill.files.save);
  expect(await readFile(copy, 'utf8')).toContain('"extra":"kept"');
  await expect(begun(page)).toHaveCount(2);
  await expect(begun(page).last()).toContainText(`Later form${fill.begun.newer}`);
});

test('another tab can delete the store while a form is open', async ({ page }) => {
  await beginForm(page, 'Site 7');
  const result = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const request = indexedDB.deleteDatabase('field-forms');
    request.onsuccess = () => resolve('deleted');
    request.onblocked = () => resolve('blocked');
    return promise;
  });
  expect(result).toBe('deleted');
});

/** Clicks a button and returns the path of the file that the browser saves. */
async function saveFile(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return download.path();
}

test('a saved copy opens on a device that does not have the form, with its text as text', async ({
  page,
  browser,
}) => {
  await beginForm(page, '<img src=x onerror=alert(1)>');
  const buffer = await readFile(await saveFile(page, fill.files.save));
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const device = await context.newPage();
  await openBlankForm(device);
  const file = { name: 'copy.json', mimeType: 'application/json', buffer };
  await device.locator('input[type=file]').setInputFiles(file);
  await expect(site(device)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(begun(device)).toContainText('<img');
  await expect(device.locator('.fill-page img')).toHaveCount(0);
  await context.close();
});

test('a foreign file is refused with a sentence, and the form stays as it is', async ({ page }) => {
  await beginForm(page, 'Site 7');
  const file = { name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.fill-files')).toContainText(fill.files.faults.foreign);
  await expect(site(page)).toHaveValue('Site 7');
});

test('a copy that cannot be stored is not opened, and the page says why', async ({ page }) => {
  await beginForm(page, 'Site 7');
  const buffer = await readFile(await saveFile(page, fill.files.save));
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });
  const file = { name: 'copy.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.fill-files')).toContainText(fill.files.notKept);
  await expect(site(page)).toHaveValue('Site 7');
});

test('a list that cannot be changed stays as it is, and the page says so', async ({ page }) => {
  await beginForm(page, 'Site 7');
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { put: refuse, delete: refuse });
  });
  const list = page.locator('section', { has: page.locator('#begun') });
  for (const action of [fill.begun.copy, fill.begun.remove]) {
    await button(page, action).click();
    await expect(list.locator('.field-error')).toHaveText(fill.begun.failed);
    await expect(begun(page)).toHaveCount(1);
    await expect(site(page)).toHaveValue('Site 7');
  }
});

test('the spreadsheet has what was typed, and "signed on paper" for a drawn signature', async ({
  page,
}) => {
  await beginForm(page, 'Site 7');
  await page.getByRole('button', { name: fill.signature.draw }).first().click();
  await page.locator('.fill-signature-pad').click();
  await button(page, fill.signature.done).click();
  const path = await saveFile(page, fill.files.spreadsheet);
  const { sheets } = await readXlsx(await readFile(path));
  const cells = sheets[0]?.rows.flat() ?? [];
  expect(cells).toContain('Site 7');
  expect(cells).toContain(samplesPage.fill.signature.onPaper);
});

test('a signature is there after the page is loaded again, and can be cleared', async ({
  page,
}) => {
  await beginForm(page, 'Site 7');
  await page.getByRole('button', { name: fill.signature.draw }).first().click();
  await page.locator('.fill-signature-pad').click();
  await button(page, fill.signature.done).click();
  await expect(page.locator('.fill-signature-drawing')).toHaveCount(1);
  await site(page).fill('Site 8');
  await expect.poll(() => page.evaluate(readKeptForms)).toContain('Site 8');
  await page.reload();
  await waitForForm(page);
  await expect(page.locator('.fill-signature-drawing')).toHaveCount(1);
  await page.getByRole('button', { name: fill.signature.clear }).click();
  await expect(page.locator('.fill-signature-drawing')).toHaveCount(0);
});

test('a row is added with the focus in it, and a removed row comes back with its text', async ({
  page,
}) => {
  await openBlankForm(page);
  const table = page.locator('.fill-table-block').first();
  const rows = table.locator('tbody > tr');
  const count = await rows.count();
  await table.getByRole('button', { name: fill.rows.add }).click();
  await expect(rows).toHaveCount(count + 1);
  const added = rows.last().getByRole('textbox').first();
  await expect(added).toBeFocused();
  await added.fill('New joint');
  await rows.last().getByRole('button').click();
  await expect(rows).toHaveCount(count);
  await button(page, fill.rows.undo).click();
  await expect(rows.last().getByRole('textbox').first()).toHaveValue('New joint');
});

test('a value beyond the limit of its row says so beside it, in words', async ({ page }) => {
  const limited = forms.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'table' &&
      block.columns.some(({ formula }) => formula?.kind === 'times-lowest')
        ? [{ id, caption: block.blank?.caption ?? block.caption }]
        : [],
    ),
  )[0];
  test.skip(!limited, 'no form calculates a limit');
  await openBlankForm(page, blankFormRoute(limited?.id ?? ''));
  const table = page.locator('.fill-table', { hasText: limited?.caption ?? '' });
  const numbers = table.locator('tbody > tr').first().locator('[inputmode="decimal"]');
  // Screen readers announce text only in a live region that was on the page before the text.
  const region = numbers.nth(1).locator('xpath=ancestor::td').getByRole('status');
  await expect(region).toHaveCount(1);
  await expect(region).toHaveText('');
  await numbers.nth(0).fill('10');
  await numbers.nth(1).fill('100');
  const [beginning = ''] = fill.limits.above.split('{limit}');
  const warnings = table.locator('.fill-warning').filter({ hasText: beginning });
  await expect(numbers.nth(1).locator('xpath=ancestor::td')).toContainText(beginning);
  await expect(numbers.nth(1)).toHaveAccessibleDescription(new RegExp(`^${beginning}`));
  await expect(warnings).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(warnings).toBeVisible();
  await page.emulateMedia({ media: null });
  await numbers.nth(1).fill('11');
  await expect(warnings).toHaveCount(0);
  await expect(numbers.nth(1)).toHaveAccessibleDescription('');
});

test('a limit that is typed into a line of the form applies to the readings typed before', async ({
  page,
}) => {
  const limited = forms.flatMap(({ id, blocks, facts, blankLines = [] }) =>
    blocks.flatMap((block) => {
      const limits = (block.kind === 'table' && block.limits) || [];
      return limits.flatMap(({ of, at, limit }) => {
        const lines = [...facts, ...blankLines];
        const line = limit.kind === 'line' && lines.find((each) => each.id === limit.line)?.name;
        return line && at?.[0] ? [{ id, line, field: `${of[0]}, ${at[0]}` }] : [];
      });
    }),
  )[0];
  test.skip(!limited, 'no form has a line for a limit');
  const { id, line, field } = limited ?? { id: '', line: '', field: '' };
  await openBlankForm(page, blankFormRoute(id));
  const reading = page.getByLabel(field, { exact: true });
  await reading.fill('5.1');
  await expect(reading).toHaveAccessibleDescription('');
  await page.getByLabel(line, { exact: true }).fill('5');
  const [beginning = ''] = fill.limits.above.split('{limit}');
  await expect(reading).toHaveAccessibleDescription(new RegExp(`^${beginning}5`));
});

test('Enter moves to the next field', async ({ page }) => {
  await openBlankForm(page);
  await site(page).press('Enter');
  await expect(page.getByLabel(blank.subject, { exact: true })).toBeFocused();
});

test.describe('forms that are stored for use without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  let deployed: DeployedSite;
  test.afterEach(async () => {
    await deployed?.remove();
  });

  /** Opens a form twice, so that the service worker controls the page, and stores all forms. */
  async function storeForms(page: Page): Promise<void> {
    deployed = await deploySite();
    await openBlankForm(page, `${deployed.origin}${address}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await button(page, fill.offline.keep).click();
    await expect(button(page, fill.offline.remove)).toBeVisible();
  }

  const listCaches = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('forms-')));

  test('open without a network, also those that were never visited, and keep what is typed', async ({
    page,
    context,
  }) => {
    await storeForms(page);
    await context.setOffline(true);
    const path = `${deployed.origin}${blankFormRoute(secondForm.id)}`;
    await beginForm(page, 'Site 7', path);
    await saveFile(page, fill.files.spreadsheet);
  });

  test('are replaced as a whole by a new release, and what was typed stays', async ({ page }) => {
    await storeForms(page);
    await site(page).fill('Site 7');
    await expect(status(page)).toContainText(keptText);
    const [before] = await listCaches(page);
    await deployed.deployNextRelease((html) =>
      html.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'next'),
    );
    await page.reload();
    await waitForScripts(page);
    await expect.poll(() => listCaches(page)).not.toEqual([before]);
    await expect.poll(() => listCaches(page)).toHaveLength(1);
    await expect(begun(page)).toContainText('Site 7');
  });

  test('are removed with one click', async ({ page }) => {
    await storeForms(page);
    await button(page, fill.offline.remove).click();
    await expect(button(page, fill.offline.keep)).toBeVisible();
    expect(await listCaches(page)).toEqual([]);
  });
});
