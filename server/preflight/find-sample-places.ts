import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentDocument, parseContentDocument } from '#schemas/content-document.ts';
import { problemAt } from '#schemas/content-problem.ts';
import { samplePlaces } from './sample-places.ts';

/** Whether a file defines where the owner works. All places that such a file names count as the owner's. */
const definesOwnPlaces = (path: string) =>
  path === 'company.yaml' || path === 'region.yaml' || path.startsWith('towns/');

/**
 * Finds places in `contentFolder` that belong to the sample company's region, where `company` does not work.
 * Returns one message for each field or text line that names such a place. An article gets a single message,
 * however many places it names.
 */
export async function findSamplePlaces(contentFolder: string, company: object): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.{yaml,yml,mdx}', { cwd: contentFolder }));
  const documents = await Promise.all(
    files
      .sort()
      .map(async (path) =>
        parseContentDocument(path, await readFile(join(contentFolder, path), 'utf8')),
      ),
  );
  const ownFiles = documents.filter(({ path }) => definesOwnPlaces(path)).map(({ text }) => text);
  const own = [JSON.stringify(company), ...ownFiles].join('\n');
  const foreign = samplePlaces
    .filter(({ name, of = [] }) => ![name, ...of].some((place) => mentions(own, place)))
    .map(({ name }) => name);
  return documents
    .filter(({ path }) => !definesOwnPlaces(path))
    .flatMap((document) => describeDocument(document, foreign));
}

function describeDocument(document: ContentDocument, foreign: readonly string[]): string[] {
  const { path, file, text } = document;
  const found = foreign.filter((place) => mentions(text, place));
  if (found.length === 0) return [];
  if (path.startsWith('articles/')) {
    return [`${file} is about ${formatList(found)}: rewrite it for your region, or remove it`];
  }
  const inFields = document.strings.flatMap(({ path: field, value }) => {
    const { line, field: name } = problemAt(document, field, '');
    return describeText(`${file}:${line} ${name}`, value, found);
  });
  return path.endsWith('.mdx') ? [...inFields, ...describeBody(document, found)] : inFields;
}

/** Returns the problems in the text after the front matter, by line. */
function describeBody({ file, text }: ContentDocument, foreign: readonly string[]): string[] {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  return lines.flatMap((line, index) =>
    index > end ? describeText(`${file}:${index + 1}`, line, foreign) : [],
  );
}

function describeText(where: string, text: string, foreign: readonly string[]): string[] {
  const found = foreign.filter((place) => mentions(text, place));
  if (found.length === 0) return [];
  return [`${where} names ${formatList(found)}: write it for your own places, or remove it`];
}

/** Whether `text` contains `place` as a whole word. */
function mentions(text: string, place: string): boolean {
  return new RegExp(`(?<!\\w)${RegExp.escape(place)}(?!\\w)`).test(text);
}

function formatList(places: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(places);
}
