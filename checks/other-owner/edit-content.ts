import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { collections } from '#schemas/collections.ts';
import { checkContent } from '#schemas/content-check/check-content.ts';

/** Edits a YAML file. The file is not written if `change` changes nothing. */
export async function edit(file: string, change: (document: Document) => void): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'));
  const before = document.toString({ lineWidth: 0 });
  change(document);
  const after = document.toString({ lineWidth: 0 });
  if (after !== before) await writeFile(file, after);
}

/** Removes files and folders. Their paths are relative to `content`. */
export async function remove(content: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(join(content, path), { recursive: true });
}

/** Removes every field that the content check reports because the field refers to removed content. */
export async function removeBrokenReferences(content: string): Promise<void> {
  const project = dirname(content);
  const problems = await checkContent(content, collections);
  const broken = problems.flatMap(({ file, remove: path }) => (path ? [{ file, path }] : []));
  if (broken.length === 0) return;
  for (const [file, fields] of Map.groupBy(broken, (field) => field.file)) {
    await edit(join(project, file), (document) => {
      // Delete the last field first, so that removing a list item does not shift the indexes of the other fields.
      for (const { path } of fields.toReversed()) document.deleteIn(path);
    });
  }
  // Other fields may have referred to the removed fields.
  await removeBrokenReferences(content);
}
