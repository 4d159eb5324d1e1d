import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { test as base, expect, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { securityHeaders } from '../../contract/content-security-policy.ts';
import { readStaticFiles, serveStaticFiles } from '../../service/node/static-files/static-files.ts';
import { buildAdmin } from '../../site/admin/build-admin.ts';
import { collectErrors } from './visitor.ts';

const project = resolve(import.meta.dirname, '../..');

/**
 * What the editor would load from others and does without: the state of the repository's host, and its
 * fonts a second time, which it brings.
 */
const refused = /https:\/\/(www\.githubstatus\.com|cdn\.jsdelivr\.net)\//;

/** A page that says no error but those refusals. */
export const test = base.extend({
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

/** The content of this project by the path of each file, such as content/company.yaml. */
export const shippedFiles = (): Files =>
  Object.fromEntries(
    globSync('content/**/*.{yaml,mdx}', { cwd: project })
      .sort()
      .map((path) => [path, readFileSync(join(project, path), 'utf8')]),
  );

export type Files = Record<string, string>;

/** Builds the editor and serves it as the service does, with its headers. */
export async function serveEditor() {
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
export async function openOnFolder(page: Page, address: string, files: Files): Promise<void> {
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
export async function readFolder(page: Page): Promise<Files> {
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
export async function openEntry(page: Page, entry: string): Promise<void> {
  const [collection, name] = entry.split('/');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${collection}/entries/${name}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}

/** Changes the last character of a text field by its label, or of the first one of the form. */
export async function changeText(page: Page, label?: string, character = 'Ø'): Promise<void> {
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
export async function choose(page: Page, label: string, choice: string): Promise<void> {
  const field = page.getByRole('group', { name: new RegExp(`“.?${label}.?” Field`) }).first();
  const radio = field.getByRole('radio', { name: choice, exact: true });
  const list = field.getByRole('combobox');
  await expect(radio.or(list).first()).toBeVisible();
  if (await radio.isVisible()) return radio.click();
  await list.click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

/** Saves what is typed, and waits until the form is left. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await expect(button).toBeHidden();
  // The editor goes to the list by itself; an entry that is opened before would be left.
  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain('/entries/');
}
