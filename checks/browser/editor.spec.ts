import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import sharp from 'sharp';
import { collections } from '#schemas/collections.ts';
import { checkContent } from '#schemas/content-check/check-content.ts';
import { formatContentProblems } from '#schemas/content-problem.ts';
import { siteFolder } from '../site/site-folder.ts';
import { type Files, openOnFolder, readFolder } from './editor-folder.ts';
import { changeText, chooseOption, openEntry, save, saveButton } from './editor-form.ts';
import { type ServedEditor, serveEditor } from './serve-editor.ts';
import { collectErrors, expect, findAccessibilityFaults } from './visitor.ts';

/** The content files of the test company by path. Example of a path: content/company.yaml */
const shipped: Files = Object.fromEntries(
  globSync('content/**/*.{yaml,mdx}', { cwd: siteFolder })
    .sort()
    .map((path) => [path, readFileSync(join(siteFolder, path), 'utf8')]),
);

/**
 * An entry of each kind, with the path of its file. Only one of the single files is edited, because
 * site/admin/printed-content.test.ts covers all of them. The fields of these files are in the order of the schema, in
 * which the editor writes them.
 */
const edited = [
  { entry: 'site/company', path: 'content/company.yaml' },
  { entry: 'services/line-work', path: 'content/services/line-work.yaml' },
  { entry: 'projects/mine-substation', path: 'content/projects/mine-substation.yaml' },
  { entry: 'facilityTypes/hydro-plants', path: 'content/facility-types/hydro-plants.yaml' },
  // The names of towns must match the bases.
  { entry: 'towns/durango', path: 'content/towns/durango.yaml', field: 'Grid' },
  {
    entry: 'articles/ground-wells-in-granite',
    path: 'content/articles/ground-wells-in-granite.mdx',
  },
  { entry: 'openings/apprentice', path: 'content/openings/apprentice.yaml' },
  { entry: 'jobs/lift-motor', path: 'content/jobs/lift-motor.yaml' },
  { entry: 'people/ignacia-marquez', path: 'content/people/ignacia-marquez.yaml' },
  { entry: 'tools/stopped-pump', path: 'content/tools/stopped-pump.yaml' },
  // The numbers of sheets, which are the first fields, must be unique.
  { entry: 'sheets/relay-report', path: 'content/sheets/relay-report.yaml', field: 'Title' },
];

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

let editor: ServedEditor;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  editor = await serveEditor();
});

test.afterAll(() => editor.close());

test('editing a field in one file of each kind changes one line of that file and no other file', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openOnFolder(page, editor.address, shipped);
  for (const { entry, field } of edited) {
    await openEntry(page, entry);
    await changeText(page, field);
    await save(page);
  }
  let files = shipped;
  const findChanged = async () => {
    files = await readFolder(page);
    return Object.keys(files)
      .filter((path) => files[path] !== shipped[path])
      .sort();
  };
  await expect.poll(findChanged).toEqual(edited.map(({ path }) => path).sort());
  for (const { path } of edited) {
    expect.soft(listChangedLines(path, files[path]), path).toHaveLength(1);
  }
  expect(await runContentCheck(files)).toBe('');
});

test('an article can be added', async ({ page }) => {
  const path = 'content/articles/ground-rods-in-caliche.mdx';
  await openOnFolder(page, editor.address, shipped);
  await addArticle(page);
  await expect.poll(async () => Object.keys(await readFolder(page))).toContain(path);
  const files = await readFolder(page);
  expect(files[path]).toMatch(
    /^---\ntitle: Ground rods in caliche\n[\s\S]*\n---\n+Drive them deep\.\n$/,
  );
  expect(await runContentCheck(files)).toBe('');
});

test('a photo can be added to a project', async ({ page }) => {
  const project = 'content/projects/lift-feeders.yaml';
  const photo = 'content/photos/relay-test.jpg';
  await openOnFolder(page, editor.address, shipped);
  await addPhoto(page, 'projects/lift-feeders');
  await expect.poll(async () => Object.keys(await readFolder(page))).toContain(photo);
  const files = await readFolder(page);
  // The form changes the name of the uploaded file to lowercase letters and hyphens.
  expect(files[project]).toMatch(
    /\nphotos:\n {2}- file: relay-test\.jpg\n {4}alt: .*\n {4}caption: /,
  );
  expect(Number(files[photo])).toBeGreaterThan(0);
});

test('a town can be deleted', async ({ page }) => {
  await openOnFolder(page, editor.address, shipped);
  await openEntry(page, 'towns/silverton');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect
    .poll(async () => Object.keys(await readFolder(page)))
    .not.toContain('content/towns/silverton.yaml');
});

test.describe('a schema error', () => {
  test('about several fields appears in a dialog, and nothing is saved', async ({ page }) => {
    const path = 'content/articles/ground-wells-in-granite.mdx';
    // Exactly one of several fields must be set as the target of the closing action.
    const files = {
      ...shipped,
      [path]: shipped[path]?.replace('    page: contactForm\n', '') ?? '',
    };
    expect(files[path]).not.toBe(shipped[path]);
    await openOnFolder(page, editor.address, files);
    await openEntry(page, 'articles/ground-wells-in-granite');
    await changeText(page);
    await saveButton(page).click();
    // The editor's save hook throws the error `saving_failed`, a name that the editor's documentation does not mention.
    await expect(page.getByRole('alertdialog')).toContainText(
      'closing.action: expected exactly one of page, service, facilityType, project, article, tool',
    );
    await page.getByRole('alertdialog').getByRole('button').click();
    await expect(saveButton(page)).toBeEnabled();
    expect(await readFolder(page)).toEqual(files);
  });

  test('about one field appears at that field, and nothing is saved', async ({ page }) => {
    await openOnFolder(page, editor.address, shipped);
    await openEntry(page, 'site/company');
    await page.getByRole('textbox', { name: 'Number as dialed' }).first().fill('432-555');
    await saveButton(page).click();
    await expect(
      page.getByText("expected a number in international form, for example '+14325550142'"),
    ).toBeVisible();
    const faults = await findAccessibilityFaults(page);
    // `region` is a known violation in Sveltia's own layout (docs/decisions/0022-content-editor.md). Our forms have
    // none.
    expect.soft(faults.map((fault) => fault.split(':')[0])).toEqual(['region']);
    expect(await readFolder(page)).toEqual(shipped);
  });
});

/** Runs the content check on these files and returns the problems as text; empty if there are none. */
async function runContentCheck(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edited-'));
  await cp(join(siteFolder, 'content/photos'), join(folder, 'content/photos'), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const problems = await checkContent(join(folder, 'content'), collections);
  await rm(folder, { recursive: true });
  return problems.length > 0 ? formatContentProblems(problems) : '';
}

/** Zero-based numbers of the lines that differ from the shipped file. */
function listChangedLines(path: string, text = ''): number[] {
  const before = (shipped[path] ?? '').split('\n');
  const after = text.split('\n');
  const changed: number[] = [];
  for (let line = 0; line < Math.max(before.length, after.length); line += 1) {
    if (before[line] !== after[line]) changed.push(line);
  }
  return changed;
}

async function addArticle(page: Page): Promise<void> {
  await page.getByRole('treeitem', { name: 'Articles' }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(page.getByText(/creating a new entry/)).toBeAttached();
  const fill = (name: string, value: string) => page.getByRole('textbox', { name }).fill(value);
  const fillNumber = (name: string, value: string) =>
    page.getByRole('spinbutton', { name }).fill(value);
  await fill('Description', 'How deep a ground rod has to go where caliche begins below the pad.');
  await chooseOption(page, 'Category', 'Technical Guide');
  await fillNumber('Reading time', '3');
  await fill('Publish date', '2026-11-24');
  await fillNumber('Position in lists', '15');
  await page.getByRole('switch', { name: 'Draft' }).click();
  const terms = page.getByRole('group', { name: /Search terms.*Field/ });
  await terms.getByRole('button', { name: /^Add/ }).click();
  await terms.getByRole('textbox').first().fill('ground rod');
  await page.getByRole('textbox', { name: 'Text', exact: true }).last().fill('Drive them deep.\n');
  // Fill in the title last, because a new form clears text that was typed before it was ready.
  await fill('Title', 'Ground rods in caliche');
  await save(page);
}

async function addPhoto(page: Page, entry: string): Promise<void> {
  await openEntry(page, entry);
  const photos = page.getByRole('group', { name: /Photos.*Field/ });
  await photos.getByRole('button', { name: /^Add/ }).click();
  const fileDialog = page.waitForEvent('filechooser');
  await photos.getByRole('button', { name: 'Browse' }).click();
  const upload = page.getByRole('button', { name: /Upload/ });
  await upload.first().click();
  const picture = sharp({
    create: { width: 1600, height: 1200, channels: 3, background: 'gray' },
  });
  const buffer = await picture.jpeg().toBuffer();
  await (await fileDialog).setFiles({ name: 'Relay Test.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Insert' }).click();
  await photos.getByRole('textbox', { name: 'What it shows' }).fill('A relay under test.');
  await photos.getByRole('textbox', { name: 'Caption' }).fill('Relay test, Andrews County');
  await chooseOption(page, 'Where', 'In the row after the scope');
  await save(page);
}
