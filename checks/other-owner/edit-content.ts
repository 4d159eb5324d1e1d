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

/** Removes every field that the content check reports because it refers to removed content. */
export async function removeBrokenReferences(content: string): Promise<void> {
  const project = dirname(content);
  const problems = await checkContent(content, collections);
  const files = Map.groupBy(
    problems.filter((problem) => problem.remove),
    ({ file }) => file,
  );
  if (files.size === 0) return;
  for (const [file, found] of files) {
    // Delete the last field first, so that removing a list item does not shift the indexes of the other fields.
    const paths = found.toReversed().flatMap(({ remove: path }) => (path ? [path] : []));
    await edit(join(project, file), (document) => {
      for (const path of paths) document.deleteIn(path);
    });
  }
  await removeBrokenReferences(content);
}
