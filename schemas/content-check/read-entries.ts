import { glob, readFile } from 'node:fs/promises';
import { basename, extname, join, matchesGlob } from 'node:path';
import type { z } from 'zod';
import type { SchemaContext } from '../fields.ts';
import { type ContentDocument, parseContentDocument } from './content-document.ts';
import { type ContentProblem, problemIn } from './content-problem.ts';

/** A kind of content: which files it owns, relative to the content folder, and their shape. */
export type CollectionDefinition = {
  pattern: string;
  schema: (context: SchemaContext) => z.ZodType;
};

/** The files of each collection by their ids, which are their names without the ending. */
export type Entries = ReadonlyMap<string, ReadonlyMap<string, ContentDocument>>;

/** What was found: files by collection, those that are in none, and what is wrong before any schema. */
interface ReadContent {
  entries: Entries;
  unread: readonly string[];
  problems: ContentProblem[];
}

/** Reads the files of all collections; of two with the same id the first. */
export async function readEntries(
  contentFolder: string,
  collections: Record<string, CollectionDefinition>,
): Promise<ReadContent> {
  const problems: ContentProblem[] = [];
  const entries = new Map<string, Map<string, ContentDocument>>();
  // Listed once: while someone edits, files come and go.
  const files = await listTexts(contentFolder);
  const unread = new Set(files);
  for (const [name, { pattern }] of Object.entries(collections)) {
    const byId = new Map<string, ContentDocument>();
    entries.set(name, byId);
    const paths = files.filter((path) => matchesGlob(path, anyYaml(pattern)));
    if (paths.length === 0) {
      problems.push(problemIn(pattern, 1, `expected at least one file; add content/${pattern}`));
    }
    for (const path of paths) {
      unread.delete(path);
      const text = await readText(join(contentFolder, path));
      if (text === undefined) continue;
      const document = parseContentDocument(path, text);
      problems.push(...document.syntaxProblems);
      const id = basename(path, extname(path));
      const first = byId.get(id);
      if (first) {
        const taken = `the id "${id}" is taken by ${first.file}; rename one of the two files`;
        problems.push(problemIn(path, 1, taken));
      } else {
        byId.set(id, document);
      }
    }
  }
  return { entries, unread: [...unread], problems };
}

/** Undefined where the file went since it was listed. */
async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Every text below the content folder by its path, sorted. */
async function listTexts(contentFolder: string): Promise<string[]> {
  const files = glob('**/*.{yaml,yml,md,mdx}', { cwd: contentFolder });
  return (await Array.fromAsync(files)).sort();
}

function anyYaml(pattern: string): string {
  return pattern.replace(/\.yaml$/, '.{yaml,yml}');
}
