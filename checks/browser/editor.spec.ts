import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { test as base, expect, type Page } from '@playwright/test';
import { Hono } from 'hono';
import sharp from 'sharp';
import { securityHeaders } from '#contract/content-security-policy.ts';
import { collections } from '#schemas/collections.ts';
import { checkContent } from '#schemas/content-check/check-content.ts';
import { formatContentProblems } from '#schemas/content-problem.ts';
import { readStaticFiles, serveStaticFiles } from '#service/node/static-files/static-files.ts';
import { buildAdmin } from '../../site/admin/build-admin.ts';
import { collectErrors, findAccessibilityFaults } from './visitor.ts';

type Files = Record<string, string>;

const project = resolve(import.meta.dirname, '../..');

/**
 * Third-party requests that the site's policy blocks: the status page of the repository's host, and fonts that
 * the editor already contains.
 */
const blockedRequests = /https:\/\/(www\.githubstatus\.com|cdn\.jsdelivr\.net)\//;

/** Fails a test whose page logs errors other than those of blocked requests. */
const test = base.extend({
  page: async ({ page }, use) => {
    const errors = collectErrors(page);
    // Turn off view transitions, because clicks and typed text are lost during a transition.
    await page.addInitScript(() =>
      Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
    );
    await use(page);
    expect(errors.filter((error) => !blockedRequests.test(error))).toEqual([]);
  },
});

// The editor renders fields when they scroll into view. In a tall window, all fields are in view.
test.use({ actionTimeout: 30_000, viewport: { width: 1440, height: 3500 } });

// Run the tests of this file in one worker, so that the editor is built only once.
test.describe.configure({ mode: 'default' });

let editor: Awaited<ReturnType<typeof serveEditor>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  editor = await serveEditor();
});

test.afterAll(() => editor.close());

/** The project's content files by path. Example of a path: content/company.yaml */
const shipped: Files = Object.fromEntries(
  globSync('content/**/*.{yaml,mdx}', { cwd: project })
    .sort()
    .map((path) => [path, readFileSync(join(project, path), 'utf8')]),
);

/** Every content file with its entry name in the editor. Examples: towns/pecos, site/company */
const entries = Object.entries(collections).flatMap(([kind, { pattern }]) => {
  const [start = '', ending] = `content/${pattern}`.split('*');
  if (ending === undefined) return [{ entry: `site/${kind}`, path: start }];
  return Object.keys(shipped)
    .filter((path) => path.startsWith(start) && path.endsWith(ending))
    .map((path) => ({ entry: `${kind}/${path.slice(start.length, -ending.length)}`, path }));
});

/** Runs the content check on these files and returns the problems as text; empty if there are none. */
async function runContentCheck(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edited-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const problems = await checkContent(join(folder, 'content'), collections);
  await rm(folder, { recursive: true });
  return problems.length > 0 ? formatContentProblems(problems) : '';
}

/** Zero-based numbers of the lines that differ from the shipped file. */
function changedLines(path: string, text = ''): number[] {
  const before = (shipped[path] ?? '').split('\n');
  const after = text.split('\n');
  const lineCount = Math.max(before.length, after.length);
  return [...Array(lineCount).keys()].filter((line) => before[line] !== after[line]);
}

const kindOf = ({ entry }: { entry: string }) => entry.split('/')[0] ?? '';

/** Fields to edit instead of the first one: town names must match the bases, and sheet numbers must be unique. */
const fieldToEdit: Record<string, string> = { towns: 'Grid', sheets: 'Title' };

test('editing a field in one file of each kind changes one line of that file and no other file', async ({
  page,
}) => {
  test.setTimeout(180_000);
  // All single files count as one kind, because site/admin/printed-content.test.ts covers each of them.
  const ofEachKind = [...Map.groupBy(entries, kindOf).values()].flatMap((all) => all.slice(0, 1));
  await openOnFolder(page, editor.address, shipped);
  for (const { entry } of ofEachKind) {
    await openEntry(page, entry);
    await changeText(page, fieldToEdit[kindOf({ entry })]);
    await save(page);
  }
  let files = shipped;
  const findChanged = async () => {
    files = await readFolder(page);
    return Object.keys(files)
      .filter((path) => files[path] !== shipped[path])
      .sort();
  };
  await expect.poll(findChanged).toEqual(ofEachKind.map(({ path }) => path).sort());
  for (const { path } of ofEachKind) {
    expect.soft(changedLines(path, files[path]), path).toHaveLength(1);
  }
  expect(await runContentCheck(files)).toBe('');
});

test('an article and a photo can be added, and a town can be deleted', async ({ page }) => {
  test.setTimeout(180_000);
  await openOnFolder(page, editor.address, shipped);
  await addArticle(page);
  await addPhoto(page);
  await deleteTown(page);
  await expect.poll(async () => Object.keys(await readFolder(page))).not.toContain(deletedTownPath);
  const files = await readFolder(page);
  expect(await runContentCheck({ ...shipped, [articlePath]: files[articlePath] ?? '' })).toBe('');
  expect(files[articlePath]).toMatch(
    /^---\ntitle: Ground rods in caliche\n[\s\S]*\n---\n+Drive them deep\.\n$/,
  );
  expect(files[photoProjectPath]).toMatch(
    /\nphotos:\n {2}- file: relay-test\.jpg\n {4}alt: .*\n {4}caption: /,
  );
  expect(Number(files['content/photos/relay-test.jpg'])).toBeGreaterThan(0);
});

const articlePath = 'content/articles/ground-rods-in-caliche.mdx';
const [{ path: photoProjectPath, entry: photoProject } = { path: '', entry: '' }] = entries.filter(
  ({ entry }) => entry.startsWith('projects/'),
);
const [{ path: deletedTownPath, entry: deletedTown } = { path: '', entry: '' }] = entries
  .filter(({ entry }) => entry.startsWith('towns/'))
  .toReversed();

async function addArticle(page: Page) {
  await page.getByRole('treeitem', { name: 'Articles' }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(page.getByText(/creating a new entry/)).toBeAttached();
  const fill = (name: string, value: string) => page.getByRole('textbox', { name }).fill(value);
  await fill('Description', 'How deep a ground rod has to go where caliche begins below the pad.');
  await choose(page, 'Category', 'Technical Guide');
  const number = (name: string) => page.getByRole('spinbutton', { name });
  await number('Reading time').fill('3');
  await fill('Publish date', '2026-11-24');
  await number('Position in lists').fill('15');
  await page.getByRole('switch', { name: 'Draft' }).click();
  const terms = page.getByRole('group', { name: /Search terms.*Field/ });
  await terms.getByRole('button', { name: /^Add/ }).click();
  await terms.getByRole('textbox').first().fill('ground rod');
  await page.getByRole('textbox', { name: 'Text', exact: true }).last().fill('Drive them deep.\n');
  // Fill in the title last, because a new form clears text that was typed before it was ready.
  await fill('Title', 'Ground rods in caliche');
  await save(page);
  await expect.poll(async () => Object.keys(await readFolder(page))).toContain(articlePath);
}

async function addPhoto(page: Page) {
  await openEntry(page, photoProject);
  const photos = page.getByRole('group', { name: /Photos.*Field/ });
  await photos.getByRole('button', { name: /^Add/ }).click();
  const picked = page.waitForEvent('filechooser');
  await photos.getByRole('button', { name: 'Browse' }).click();
  await page
    .getByRole('button', { name: /Upload/ })
    .first()
    .click();
  const buffer = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: 'gray' },
  })
    .jpeg()
    .toBuffer();
  await (await picked).setFiles({ name: 'Relay Test.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Insert' }).click();
  await photos.getByRole('textbox', { name: 'What it shows' }).fill('A relay under test.');
  await photos.getByRole('textbox', { name: 'Caption' }).fill('Relay test, Andrews County');
  await choose(page, 'Where', 'In the row after the scope');
  await save(page);
  await expect
    .poll(async () => Object.keys(await readFolder(page)))
    .toContain('content/photos/relay-test.jpg');
}

async function deleteTown(page: Page) {
  await openEntry(page, deletedTown);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
}

test('schema errors appear at their field or in a dialog, and nothing is saved', async ({
  page,
}) => {
  // Remove the target of the closing action from an article.
  const [{ entry, path } = { entry: '', path: '' }] = entries.filter(({ path }) =>
    /\n {2}action:\n {4}text: .*\n {4}page: contact\n/.test(shipped[path] ?? ''),
  );
  const text = shipped[path]?.replace(/(\n {2}action:\n {4}text: .*\n) {4}page: contact\n/, '$1');
  const files = { ...shipped, [path]: text ?? '' };
  await openOnFolder(page, editor.address, files);
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await openEntry(page, entry);
  await changeText(page, undefined);
  await button.click();
  // The hook throws the error `saving_failed`, a name that the editor's documentation does not mention.
  await expect(page.getByRole('alertdialog')).toContainText(
    'closing.action: expected exactly one of page, service, facilityType, project, article, tool',
  );
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(button).toBeEnabled();

  await openEntry(page, 'site/company');
  await page.getByRole('textbox', { name: 'Number as dialed' }).first().fill('432-555');
  await button.click();
  await expect(
    page.getByText("expected a number in international form, for example '+14325550142'"),
  ).toBeVisible();
  const faults = await findAccessibilityFaults(page);
  // Sveltia's own layout has this known fault (docs/decisions/0022-content-editor.md); our forms have none.
  expect.soft(faults.map((fault) => fault.split(':')[0])).toEqual(['region']);
  expect(await readFolder(page)).toEqual(files);
});

/** Builds the editor and serves it with the same code and headers as the service. */
async function serveEditor() {
  const folder = await mkdtemp(join(tmpdir(), 'editor-'));
  // The test never sends requests to the host of this repository.
  await buildAdmin(folder, { name: 'owner/site', branch: 'main' });
  // The editor's page uses the site's icon, which only a build of the whole site generates.
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of securityHeaders) c.res.headers.set(name, value);
  });
  app.all('*', serveStaticFiles(readStaticFiles(folder, () => '')));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/admin`,
    async close() {
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true });
    },
  };
}

/** Opens the editor on a folder with these files, in the browser's private file system instead of on disk. */
async function openOnFolder(page: Page, address: string, files: Files): Promise<void> {
  await page.addInitScript(() => {
    const open = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
    Object.assign(window, { showDirectoryPicker: open });
  });
  await page.goto(address);
  await page.evaluate(async (texts) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('site', {
      create: true,
    });
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of Object.entries(texts)) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = root;
      for (const each of folders) folder = await folder.getDirectoryHandle(each, { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    }
  }, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
}

/** The current files of the folder, by path: the text of text files, the size of other files in bytes. */
async function readFolder(page: Page): Promise<Files> {
  let files: Files | undefined;
  // Retry, because a file is missing for a moment while it is being replaced.
  await expect(async () => {
    files = await readFiles(page);
  }).toPass();
  return files as Files;
}

function readFiles(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    const files: Record<string, string> = {};
    async function read(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') {
          await read(handle as FileSystemDirectoryHandle, `${path}${name}/`);
          continue;
        }
        // Skip temporary files that the browser is still writing.
        if (name.endsWith('.crswap')) continue;
        const file = await (handle as FileSystemFileHandle).getFile();
        files[path + name] = /\.(yaml|mdx)$/.test(name) ? await file.text() : `${file.size}`;
      }
    }
    await read(await (await navigator.storage.getDirectory()).getDirectoryHandle('site'), '');
    return files;
  });
}

/** Opens the form of an entry. Examples: towns/pecos, site/company */
async function openEntry(page: Page, entry: string): Promise<void> {
  const [collection, name] = entry.split('/');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${collection}/entries/${name}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}

/** Replaces the last character of the text field with this label or, without a label, of the first text field. */
async function changeText(page: Page, label?: string, character = 'Ø'): Promise<void> {
  const fields = page.getByRole('group', { name: /Field/ });
  const field = label
    ? page.getByRole('textbox', { name: label })
    : fields.getByRole('textbox').first();
  const closed = page.getByRole('button', { name: 'Expand', exact: true }).first();
  await expect(field.or(closed).first()).toBeVisible();
  // Groups and list items are collapsed at first.
  while (!(await field.isVisible())) await closed.click();
  const button = page.getByRole('button', { name: 'Save', exact: true });
  // Retry, because the form overwrites text that was typed before its entry was loaded.
  await expect(async () => {
    await field.fill(`${(await field.inputValue()).slice(0, -1)}${character}`);
    await expect(button).toBeEnabled({ timeout: 1000 });
  }).toPass();
}

/** Selects an option of the first field with this label. */
async function choose(page: Page, label: string, choice: string): Promise<void> {
  const field = page.getByRole('group', { name: new RegExp(`“.?${label}.?” Field`) }).first();
  const radio = field.getByRole('radio', { name: choice, exact: true });
  const list = field.getByRole('combobox');
  await expect(radio.or(list).first()).toBeVisible();
  if (await radio.isVisible()) return radio.click();
  await list.click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

/** Saves the form and waits until the editor shows the list again. */
async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await expect(button).toBeHidden();
  // Wait until the editor returns to the list after saving. An entry opened before then would be closed again.
  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain('/entries/');
}
