import { isUtf8 } from 'node:buffer';
import { globSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, extname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { collections } from './collections.ts';
import { type ContentDocument, parseContentDocument } from './content-document.ts';
import { type ContentProblem, formatContentProblems, problemIn } from './content-problem.ts';
import type { SchemaContext } from './fields.ts';
import { describeFacts, type Facts, setFacts } from './prose/facts.ts';

type Collections = typeof collections;

/** The name of a collection. Example: services */
export type CollectionKey = keyof Collections;

/** A validated entry of a collection, with its id. */
export type Content<Name extends keyof Collections> = z.infer<
  ReturnType<Collections[Name]['schema']>
> & { id: string };

export interface CollectionDefinition {
  /** Glob of the files, relative to the content folder. Example: towns/*.yaml */
  pattern: string;
  schema: (context: SchemaContext) => z.ZodType;
  /** Whether the collection may have no files. */
  mayBeEmpty?: boolean;
}

/** The files of each collection by id. The id is the file name without its extension. */
export type Entries = ReadonlyMap<string, ReadonlyMap<string, ContentDocument>>;

/** The valid entries of each collection. */
export type AcceptedContent = {
  [Name in keyof Collections]?: readonly {
    id: string;
    document: ContentDocument;
    value: z.infer<ReturnType<Collections[Name]['schema']>>;
  }[];
};

const ownContent = fileURLToPath(new URL('../content', import.meta.url));

/** Accepts any reference, because only the content check reports references to missing entries. */
const unchecked: SchemaContext = {
  reference: (collection) => z.string().transform((id) => ({ collection, id })),
};

/**
 * Reads all entries of a collection, sorted by file name. References to missing entries and pictures are reported
 * only by the content check.
 *
 * @throws Error if a file is unreadable or does not match its schema.
 */
export async function readCollection<Name extends keyof Collections>(
  name: Name,
  contentFolder: string = ownContent,
): Promise<Content<Name>[]> {
  const { entries, problems } = await readEntries(contentFolder, { [name]: collections[name] });
  if (problems.length > 0) throw new Error(formatContentProblems(problems));
  const facts = await readFacts(contentFolder);
  return [...(entries.get(name) ?? [])].map(([id, { file, value }]) => {
    const schema: z.ZodType<object> = collections[name].schema(unchecked);
    setFacts(facts);
    const { data, error } = schema.safeParse(value);
    if (error) {
      const details = z.prettifyError(error);
      throw new Error(`${file} does not match its schema; run npm run check\n${details}`);
    }
    return { ...data, id } as Content<Name>;
  });
}

/** Reads the company's facts, which replace placeholders in text. */
export async function readFacts(contentFolder: string = ownContent): Promise<Facts> {
  const { company, region, towns } = collections;
  const { entries } = await readEntries(contentFolder, { company, region, towns });
  return factsIn(entries);
}

/** Returns the company's facts from entries that have already been read. */
export function factsIn(entries: Entries): Facts {
  const valuesOf = (name: string) =>
    [...(entries.get(name)?.values() ?? [])].map(({ value }) => value);
  const [company] = valuesOf('company');
  const [region] = valuesOf('region');
  return describeFacts({ company, region, towns: valuesOf('towns') });
}

/**
 * Reads the entry of a collection that consists of a single file.
 *
 * @throws Error if the file is unreadable or does not match its schema.
 */
export async function readSingleton<Name extends keyof Collections>(
  name: Name,
  contentFolder?: string,
): Promise<Content<Name>> {
  const [entry] = await readCollection(name, contentFolder);
  return entry as Content<Name>;
}

/** Whether the content folder has a file of this collection. */
export function hasEntries(name: keyof Collections, contentFolder: string = ownContent): boolean {
  return globSync(collections[name].pattern, { cwd: contentFolder }).length > 0;
}

/**
 * Reads and parses the files of all collections, without validating them against their schemas. Of two files with
 * the same id, only the first becomes an entry. `unread` lists the files that belong to no collection.
 */
export async function readEntries(
  contentFolder: string,
  definitions: Record<string, CollectionDefinition>,
): Promise<{ entries: Entries; unread: string[]; problems: ContentProblem[] }> {
  const problems: ContentProblem[] = [];
  const entries = new Map<string, Map<string, ContentDocument>>();
  const found = glob('**/*.{yaml,yml,md,mdx}', { cwd: contentFolder });
  const files = (await Array.fromAsync(found)).sort();
  const unread = new Set(files);
  for (const [name, { pattern, mayBeEmpty }] of Object.entries(definitions)) {
    const byId = new Map<string, ContentDocument>();
    entries.set(name, byId);
    const anyYaml = pattern.replace(/\.yaml$/, '.{yaml,yml}');
    const paths = files.filter((path) => matchesGlob(path, anyYaml));
    if (paths.length === 0 && !mayBeEmpty) {
      problems.push(problemIn(pattern, 1, `expected at least one file; add content/${pattern}`));
    }
    for (const path of paths) {
      unread.delete(path);
      const document = await readDocument(contentFolder, path);
      if (!document) {
        const message = 'the file is not UTF-8 text; save it with the encoding UTF-8';
        problems.push(problemIn(path, 1, message));
        continue;
      }
      problems.push(...document.syntaxProblems);
      const id = basename(path, extname(path));
      const first = byId.get(id);
      if (first) {
        const taken = `the id "${id}" is already used by ${first.file}; rename one of the two files`;
        problems.push(problemIn(path, 1, taken));
      } else {
        byId.set(id, document);
      }
    }
  }
  return { entries, unread: [...unread], problems };
}

/** Reads and parses a content file. Returns undefined if the file is not UTF-8 text. */
async function readDocument(
  contentFolder: string,
  path: string,
): Promise<ContentDocument | undefined> {
  const bytes = await readFile(join(contentFolder, path));
  if (!isUtf8(bytes)) return undefined;
  // TextDecoder removes the byte order mark that some editors write at the start of a file.
  return parseContentDocument(path, new TextDecoder().decode(bytes));
}
