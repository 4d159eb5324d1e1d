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
 * What the editor would load from others and does without: the state of the repository's host, and its
 * fonts a second time, which it brings.
 */
const refused = /https:\/\/(www\.githubstatus\.com|cdn\.jsdelivr\.net)\//;

/** A page that says no error but those refusals. */
const test = base.extend({
  page: async ({ page }, use) => {
    const errors = collectErrors(page);
    // While one view fades into the next, clicks go nowhere and what is typed is lost.
    await page.addInitScript(() =>
      Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
    );
    await use(page);
    expect(errors.filter((error) => !refused.test(error))).toEqual([]);
  },
});

// Fields are made when they come into view: the tall window has them all.
test.use({ actionTimeout: 30_000, viewport: { width: 1440, height: 3500 } });

// The editor is built once.
test.describe.configure({ mode: 'default' });

let editor: Awaited<ReturnType<typeof serveEditor>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  editor = await serveEditor();
});

test.afterAll(() => editor.close());

/** The content of this project by the path of each file, such as content/company.yaml. */
const shipped: Files = Object.fromEntries(
  globSync('content/**/*.{yaml,mdx}', { cwd: project })
    .sort()
    .map((path) => [path, readFileSync(join(project, path), 'utf8')]),
);

/** Every file by how the editor calls it: towns/pecos, site/company. */
const entries = Object.entries(collections).flatMap(([kind, { pattern }]) => {
  const [start = '', ending] = `content/${pattern}`.split('*');
  if (ending === undefined) return [{ entry: `site/${kind}`, path: start }];
  return Object.keys(shipped)
    .filter((path) => path.startsWith(start) && path.endsWith(ending))
    .map((path) => ({ entry: `${kind}/${path.slice(start.length, -ending.length)}`, path }));
});

/** What the content check says of these files, beside those that are shipped. */
async function check(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edited-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const problems = await checkContent(join(folder, 'content'), collections);
  await rm(folder, { recursive: true });
  return problems.length > 0 ? formatContentProblems(problems) : '';
}

/** The lines of a file that differ from the shipped file, by their numbers from 0. */
function changedLines(path: string, text = ''): number[] {
  const before = (shipped[path] ?? '').split('\n');
  const after = text.split('\n');
  const longer = Math.max(before.length, after.length);
  return [...Array(longer).keys()].filter((line) => before[line] !== after[line]);
}

const kindOf = ({ entry }: { entry: string }) => entry.split('/')[0] ?? '';

/** What may be changed alone: the name of a town says whether it is a base, and sheets have a number each. */
const free: Record<string, string> = { towns: 'Grid', sheets: 'Title' };

test('a field changed in one file of each kind changes one line, and no other file', async ({
  page,
}) => {
  test.setTimeout(180_000);
  // What stands alone is one kind here: site/admin/printed-content.test.ts asks how each file is written.
  const ofEachKind = [...Map.groupBy(entries, kindOf).values()].flatMap((all) => all.slice(0, 1));
  await openOnFolder(page, editor.address, shipped);
  for (const { entry } of ofEachKind) {
    await openEntry(page, entry);
    await changeText(page, free[kindOf({ entry })]);
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
  expect(await check(files)).toBe('');
});

test('an article and a photo are added, and a town is deleted', async ({ page }) => {
  test.setTimeout(180_000);
  await openOnFolder(page, editor.address, shipped);
  await addArticle(page);
  await addPhoto(page);
  await deleteTown(page);
  await expect.poll(async () => Object.keys(await readFolder(page))).not.toContain(gone);
  const files = await readFolder(page);
  expect(await check({ ...shipped, [article]: files[article] ?? '' })).toBe('');
  expect(files[article]).toMatch(
    /^---\ntitle: Ground rods in caliche\n[\s\S]*\n---\n+Drive them deep\.\n$/,
  );
  expect(files[photographed]).toMatch(
    /\nphotos:\n {2}- file: relay-test\.jpg\n {4}alt: .*\n {4}caption: /,
  );
  expect(Number(files['content/photos/relay-test.jpg'])).toBeGreaterThan(0);
});

const article = 'content/articles/ground-rods-in-caliche.mdx';
const [{ path: photographed, entry: plant } = { path: '', entry: '' }] = entries.filter(
  ({ entry }) => entry.startsWith('projects/'),
);
const [{ path: gone, entry: leaving } = { path: '', entry: '' }] = entries
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
  // A form that is just opened clears what was typed before it was ready.
  await fill('Title', 'Ground rods in caliche');
  await save(page);
  await expect.poll(async () => Object.keys(await readFolder(page))).toContain(article);
}

async function addPhoto(page: Page) {
  await openEntry(page, plant);
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
  await openEntry(page, leaving);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
}

test('errors of the schema appear at their field or before anything is saved', async ({ page }) => {
  // An article without its closing action.
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
  // The only test of the name of the error, which the editor's documents do not have.
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
  // Of Sveltia's own frame, as decision 22 has it: none is of our page or of a form of ours.
  expect.soft(faults.map((fault) => fault.split(':')[0])).toEqual(['region']);
  expect(await readFolder(page)).toEqual(files);
});

/** Builds the editor and serves it as the service does, with its headers. */
async function serveEditor() {
  const folder = await mkdtemp(join(tmpdir(), 'editor-'));
  // The host of that repository is never reached.
  await buildAdmin(folder, { name: 'owner/site', branch: 'main' });
  // The icon is one of the site's pages.
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

/** Opens the editor on a folder with these files: the browser's own in place of one that is picked. */
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

/** The folder as it is now: texts as they are, other files as their length in bytes. */
async function readFolder(page: Page): Promise<Files> {
  let files: Files | undefined;
  // A file that is being replaced is not there for a moment.
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
        // What the browser is still writing.
        if (name.endsWith('.crswap')) continue;
        const file = await (handle as FileSystemFileHandle).getFile();
        files[path + name] = /\.(yaml|mdx)$/.test(name) ? await file.text() : `${file.size}`;
      }
    }
    await read(await (await navigator.storage.getDirectory()).getDirectoryHandle('site'), '');
    return files;
  });
}

/** Opens one entry, such as towns/pecos, or a file, such as site/company, in its form. */
async function openEntry(page: Page, entry: string): Promise<void> {
  const [collection, name] = entry.split('/');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${collection}/entries/${name}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}

/** Changes the last character of a text field by its label, or of the first one of the form. */
async function changeText(page: Page, label?: string, character = 'Ø'): Promise<void> {
  const fields = page.getByRole('group', { name: /Field/ });
  const field = label
    ? page.getByRole('textbox', { name: label })
    : fields.getByRole('textbox').first();
  const closed = page.getByRole('button', { name: 'Expand', exact: true }).first();
  await expect(field.or(closed).first()).toBeVisible();
  // What has groups or lists of its own is closed at first, and so are the entries of a list.
  while (!(await field.isVisible())) await closed.click();
  const button = page.getByRole('button', { name: 'Save', exact: true });
  // What is typed before the form has its entry is replaced by the entry.
  await expect(async () => {
    await field.fill(`${(await field.inputValue()).slice(0, -1)}${character}`);
    await expect(button).toBeEnabled({ timeout: 1000 });
  }).toPass();
}

/** Takes one of the choices of the first field with this label. */
async function choose(page: Page, label: string, choice: string): Promise<void> {
  const field = page.getByRole('group', { name: new RegExp(`“.?${label}.?” Field`) }).first();
  const radio = field.getByRole('radio', { name: choice, exact: true });
  const list = field.getByRole('combobox');
  await expect(radio.or(list).first()).toBeVisible();
  if (await radio.isVisible()) return radio.click();
  await list.click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

/** Saves what is typed, and waits until the form is left. */
async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await expect(button).toBeHidden();
  // The editor goes to the list by itself; an entry that is opened before would be left.
  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain('/entries/');
}
