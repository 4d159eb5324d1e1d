import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentDocument, parseContentDocument } from '#schemas/content-document.ts';
import { type FieldPath, problemAt } from '#schemas/content-problem.ts';

/** A text that visitors read: a field of a content file, or a line below the front matter. */
export interface PlacedText {
  /** File, line and field. Example: content/home.yaml:3 hero.lead */
  where: string;
  /** The field's path; empty for a line below the front matter. */
  field: FieldPath;
  text: string;
}

/** Reads and parses all content files, sorted by path. Files with invalid YAML have no fields. */
export async function readContentDocuments(contentFolder: string): Promise<ContentDocument[]> {
  const files = await Array.fromAsync(glob('**/*.{yaml,yml,mdx}', { cwd: contentFolder }));
  return Promise.all(
    files
      .sort()
      .map(async (path) =>
        parseContentDocument(path, await readFile(join(contentFolder, path), 'utf8')),
      ),
  );
}

/** Lists the texts in a content file with their positions, in the order of the file. */
export function listTexts(document: ContentDocument): PlacedText[] {
  const { path, file, text } = document;
  const inFields = document.strings.map(({ path: field, value }) => {
    const { line, field: name } = problemAt(document, field, '');
    return { where: `${file}:${line} ${name}`, field, text: value };
  });
  if (!path.endsWith('.mdx')) return inFields;
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  const below = lines.map((line, index) => ({
    where: `${file}:${index + 1}`,
    field: [],
    text: line,
  }));
  return [...inFields, ...below.slice(end + 1)];
}

/** Whether `text` contains `words` as whole words. */
export function mentions(text: string, words: string): boolean {
  return new RegExp(`(?<!\\w)${RegExp.escape(words)}(?!\\w)`).test(text);
}
