import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { z } from 'zod';
import type { SchemaContext } from '../schemas/fields.ts';
import { type ContentDocument, parseContentDocument } from './content-document.ts';
import { type ContentProblem, problemIn } from './content-problem.ts';
import { listFiles, type Proposal } from './proposal.ts';

/** A kind of content: which files it owns, relative to the content folder, and their shape. */
export type CollectionDefinition = {
  pattern: string;
  schema: (context: SchemaContext) => z.ZodType;
};

/** The files of each collection by their ids, which are their names without the ending. */
export type Entries = ReadonlyMap<string, ReadonlyMap<string, ContentDocument>>;

/** What was found: files by collection, the paths of all, and what is wrong before any schema. */
export interface ReadContent {
  entries: Entries;
  read: ReadonlySet<string>;
  problems: ContentProblem[];
}

/** Reads the files of all collections; of two with the same id the first. */
export async function readEntries(
  contentFolder: string,
  collections: Record<string, CollectionDefinition>,
  proposal: Proposal,
): Promise<ReadContent> {
  const problems: ContentProblem[] = [];
  const entries = new Map<string, Map<string, ContentDocument>>();
  const read = new Set<string>();
  for (const [name, { pattern }] of Object.entries(collections)) {
    const byId = new Map<string, ContentDocument>();
    entries.set(name, byId);
    const paths = await listFiles(contentFolder, anyYaml(pattern), proposal);
    if (paths.length === 0) {
      problems.push(problemIn(pattern, 1, `expected at least one file; add content/${pattern}`));
    }
    for (const path of paths) {
      read.add(path);
      const text = proposal.get(path) ?? (await readFile(join(contentFolder, path), 'utf8'));
      const document = parseOnce(path, text);
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
  return { entries, read, problems };
}

/** A file that did not change is not parsed again: while editing, the whole content is checked often. */
function parseOnce(path: string, text: string): ContentDocument {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const document = parseContentDocument(path, text);
  parsed.set(path, document);
  return document;
}

const parsed = new Map<string, ContentDocument>();

function anyYaml(pattern: string): string {
  return pattern.replace(/\.yaml$/, '.{yaml,yml}');
}
