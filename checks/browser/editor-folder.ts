import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

/*
 * The folder that the content editor edits. In tests, it is in the browser's private file system instead of on disk,
 * because a test cannot choose a folder in the browser's dialog.
 */

/** Contents of files by path. */
export type Files = Record<string, string>;

/** Opens the editor on a folder with these files. */
export async function openOnFolder(page: Page, address: string, files: Files): Promise<void> {
  await page.addInitScript(replaceFolderDialog);
  await page.goto(address);
  await page.evaluate(writeFiles, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
}

/** The current files of the folder: the text of text files, and the size of other files in bytes. */
export async function readFolder(page: Page): Promise<Files> {
  let files: Files = {};
  // Retry, because a file is missing for a moment while it is being replaced.
  await expect(async () => {
    files = await page.evaluate(readFiles);
  }).toPass();
  return files;
}

// The functions below run in the page, so they must not use anything that is defined outside of them.

/** Makes the editor open the private folder without a dialog. */
function replaceFolderDialog(): void {
  const open = async () => {
    const root = await navigator.storage.getDirectory();
    return root.getDirectoryHandle('site', { create: true });
  };
  Object.assign(window, { showDirectoryPicker: open });
}

async function writeFiles(files: Record<string, string>): Promise<void> {
  const storage = await navigator.storage.getDirectory();
  const root = await storage.getDirectoryHandle('site', { create: true });
  // The editor opens only folders of Git repositories.
  await root.getDirectoryHandle('.git', { create: true });
  for (const [path, text] of Object.entries(files)) {
    const folderNames = path.split('/');
    const name = folderNames.pop() ?? '';
    let folder = root;
    for (const folderName of folderNames) {
      folder = await folder.getDirectoryHandle(folderName, { create: true });
    }
    const file = await folder.getFileHandle(name, { create: true });
    const stream = await file.createWritable();
    await stream.write(text);
    await stream.close();
  }
}

async function readFiles(): Promise<Record<string, string>> {
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
  const storage = await navigator.storage.getDirectory();
  await read(await storage.getDirectoryHandle('site'), '');
  return files;
}
