import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { z } from 'zod';
import { type PartPlace, placeParts } from '../illustrations/one-lines/place-parts.ts';
import { plantLines } from '../illustrations/one-lines/plant-lines.ts';
import type { CollectionName, SchemaContext } from '../schemas/fields.ts';
import { findTextProblems, frontMatterOf } from './article-text.ts';
import { type ContentDocument, readContentDocument } from './content-document.ts';
import { describeIssue } from './describe-issue.ts';
import { describeAvoidedWord, findAvoidedWords } from './find-avoided-words.ts';
import { findPhotoProblems } from './find-photo-problems.ts';

/** One thing that is wrong in the content, with what to do about it. */
export interface ContentProblem {
  /** The file, relative to the project: content/home.yaml */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The field, such as hero.actions[0].label; empty where the whole file is meant. */
  field: string;
  /** What was expected and how to correct it. */
  message: string;
}

/** A kind of content: which files it owns, relative to the content folder, and their shape. */
export type CollectionDefinition = {
  pattern: string;
  schema: (context: SchemaContext) => z.ZodType;
};

/**
 * Everything that is wrong under `contentFolder`, all at once: broken YAML, fields that miss or
 * break their schema, references and pictures that are not there, ids used twice, files that
 * nothing reads. Astro lets some of these pass: a dangling reference and a doubled id end its
 * build with code 0.
 */
export async function checkContent(
  contentFolder: string,
  collections: Record<string, CollectionDefinition>,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const entries = new Map<string, Map<string, ContentDocument>>();
  const read = new Set<string>();

  for (const [name, { pattern }] of Object.entries(collections)) {
    const byId = new Map<string, ContentDocument>();
    entries.set(name, byId);
    const paths = await Array.fromAsync(glob(anyYaml(pattern), { cwd: contentFolder }));
    if (paths.length === 0) {
      problems.push(problem(pattern, 1, '', `expected at least one file; add content/${pattern}`));
    }
    for (const path of paths.sort()) {
      read.add(path);
      const document = await readContentDocument(contentFolder, path);
      problems.push(...document.syntaxProblems);
      const id = basename(path, extname(path));
      const first = byId.get(id);
      if (first) {
        problems.push(
          problem(
            path,
            1,
            '',
            `the id "${id}" is taken by ${first.file}; rename one of the two files`,
          ),
        );
      } else {
        byId.set(id, document);
      }
    }
  }

  for (const [name, { schema }] of Object.entries(collections)) {
    for (const document of entries.get(name)?.values() ?? []) {
      if (document.syntaxProblems.length > 0) continue;
      const id = basename(document.path, extname(document.path));
      const [anchors, parts] = [await readAnchors(id), findParts(id)];
      const result = schema({ ...contextFor(entries), anchors, parts }).safeParse(document.value);
      for (const issue of result.error?.issues ?? []) {
        problems.push(...describeIssue(document, issue));
      }
      problems.push(...findMissingPictures(contentFolder, document));
      problems.push(...findAvoidedInFields(document), ...findAvoidedInText(document));
      problems.push(...(await findPhotoProblems(contentFolder, document)));
    }
  }

  const ids = (name: CollectionName) => [...(entries.get(name)?.keys() ?? [])];
  const targets = {
    service: ids('services'),
    facilityType: ids('facilityTypes'),
    project: ids('projects'),
    article: ids('articles'),
  };
  for (const document of entries.get('articles')?.values() ?? []) {
    if (document.syntaxProblems.length > 0) continue;
    // A file without front matter is told so by its schema.
    const fields = (document.value ?? {}) as Parameters<typeof findTextProblems>[1];
    for (const { line, message } of findTextProblems(document.text, fields, targets)) {
      problems.push(problem(document.path, line, '', message));
    }
  }

  for (const path of await Array.fromAsync(
    glob('**/*.{yaml,yml,md,mdx}', { cwd: contentFolder }),
  )) {
    if (!read.has(path)) {
      const known = Object.values(collections).map(({ pattern }) => `content/${pattern}`);
      problems.push(
        problem(path, 1, '', `nothing reads this file; move it to one of ${known.join(', ')}`),
      );
    }
  }
  return problems.sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.field.localeCompare(b.field),
  );
}

/** One line a problem, as an editor's terminal can jump to it. */
export function formatContentProblems(problems: readonly ContentProblem[]): string {
  const lines = problems.map(
    ({ file, line, field, message }) => `${file}:${line} ${field ? `${field}: ` : ''}${message}`,
  );
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in content/`;
  return `${count}\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

function contextFor(entries: Map<string, Map<string, ContentDocument>>): SchemaContext {
  return {
    reference(collection: CollectionName) {
      const ids = [...(entries.get(collection)?.keys() ?? [])];
      return z
        .string({ error: `expected the id of one of ${collection}: ${ids.join(', ')}` })
        .refine((id) => ids.includes(id), {
          error: `no such entry in ${collection}; write one of ${ids.join(', ')}`,
        })
        .transform((id) => ({ collection, id }));
    },
  };
}

/** The named places in the picture of the page with this id; none where there is no picture. */
async function readAnchors(id: string): Promise<string[]> {
  const file = new URL(`${id}.anchors.json`, masters);
  return existsSync(file) ? Object.keys(JSON.parse(await readFile(file, 'utf8'))) : [];
}

/** The parts of the one-line of the page with this id; none where there is no drawing. */
function findParts(id: string): ReadonlyMap<string, PartPlace> {
  const line = Object.entries(plantLines).find(([page]) => page === id)?.[1];
  return line ? placeParts(line) : new Map();
}

const masters = new URL('../../../art/masters/', import.meta.url);

const picture = /\.(jpe?g|png|webp|avif|gif|svg)$/i;

function findMissingPictures(contentFolder: string, document: ContentDocument): ContentProblem[] {
  return (
    document
      .strings()
      .filter(({ value }) => picture.test(value) && !/^https?:/.test(value))
      // Photographs lie in a folder of their own.
      .filter(({ path }) => path[0] !== 'photos')
      .filter(({ value }) => !existsSync(join(contentFolder, document.path, '..', value)))
      .map(({ value, path }) => ({
        file: document.file,
        line: document.lineOf(path),
        field: document.nameOf(path),
        message: `there is no picture ${value}; put the file beside this one or correct the name`,
      }))
  );
}

function findAvoidedInFields(document: ContentDocument): ContentProblem[] {
  return document.strings().flatMap(({ path, value }) =>
    findAvoidedWords(value).map((word) => ({
      file: document.file,
      line: document.lineOf(path),
      field: document.nameOf(path),
      message: describeAvoidedWord(word),
    })),
  );
}

/** In the text of an article or of the privacy policy, below its fields. */
function findAvoidedInText({ path, text }: ContentDocument): ContentProblem[] {
  if (!path.endsWith('.mdx')) return [];
  const start = frontMatterOf(text);
  return findAvoidedWords(text.slice(start.length)).map((word) => {
    const above = text.slice(0, start.length + word.index).split('\n');
    return problem(path, above.length, '', describeAvoidedWord(word));
  });
}

function problem(path: string, line: number, field: string, message: string): ContentProblem {
  return { file: `content/${path}`, line, field, message };
}

function anyYaml(pattern: string): string {
  return pattern.replace(/\.yaml$/, '.{yaml,yml}');
}
