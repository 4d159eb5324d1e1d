import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { routes } from '#contract/routes.ts';
import { placeParts } from '#electrical/plants/place-parts.ts';
import { plantLines } from '#electrical/plants/plant-lines.ts';
import { type ContentProblem, problemIn, sortProblems } from '../content-problem.ts';
import type { CollectionName, SchemaContext } from '../fields.ts';
import { type LinkKind, linkedCollections } from '../links.ts';
import {
  type AcceptedContent,
  type CollectionDefinition,
  type Entries,
  readEntries,
} from '../read-content.ts';
import { findAvoidedInDocument } from './avoided-words.ts';
import { describeIssue } from './describe-issue.ts';
import { findSheetProblems, findTownProblems } from './find-disagreements.ts';
import { findMissingPictures, findPhotoProblems } from './find-photo-problems.ts';
import { findTextProblems } from './find-text-problems.ts';

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
  const { entries, unread, problems } = await readEntries(contentFolder, collections);
  const accepted: Record<string, object[]> = {};
  for (const [name, { schema }] of Object.entries(collections)) {
    const valid: object[] = [];
    accepted[name] = valid;
    for (const [id, document] of entries.get(name) ?? []) {
      if (document.syntaxProblems.length > 0) continue;
      const { data, error } = schema(await readContext(entries, id)).safeParse(document.value);
      if (error) problems.push(...error.issues.flatMap((issue) => describeIssue(document, issue)));
      else valid.push({ id, document, value: data });
      problems.push(...findAvoidedInDocument(document));
      problems.push(...findMissingPictures(contentFolder, document));
      problems.push(...(await findPhotoProblems(contentFolder, document)));
    }
  }
  problems.push(...checkArticleTexts(entries));
  problems.push(...findTownProblems(accepted as AcceptedContent));
  problems.push(...findSheetProblems(accepted as AcceptedContent));
  const known = Object.values(collections).map(({ pattern }) => `content/${pattern}`);
  const tell = `nothing reads this file; move it to one of ${known.join(', ')}`;
  problems.push(...unread.map((path) => problemIn(path, 1, tell)));
  return sortProblems(problems);
}

/** The ids of a collection's entries. */
const idsOf = (entries: Entries, name: CollectionName) => [...(entries.get(name)?.keys() ?? [])];

function checkArticleTexts(entries: Entries): ContentProblem[] {
  const namesOf = (kind: LinkKind) =>
    kind === 'page' ? Object.keys(routes) : idsOf(entries, linkedCollections[kind]);
  return [...(entries.get('articles')?.values() ?? [])]
    .filter(({ syntaxProblems }) => syntaxProblems.length === 0)
    .flatMap(({ path, text, value }) => {
      // A file without front matter is told so by its schema.
      const fields = (value ?? {}) as Parameters<typeof findTextProblems>[1];
      return findTextProblems(text, fields, namesOf).map(({ line, message }) =>
        problemIn(path, line, message),
      );
    });
}

/** A field that names one of these entries by its id. */
function referTo(collection: CollectionName, ids: readonly string[]) {
  const remedy =
    ids.length > 0 ? `write one of ${ids.join(', ')}` : 'add one there or remove this field';
  return z
    .string({ error: `expected the id of one of ${collection}: ${ids.join(', ')}` })
    .refine((id) => ids.includes(id), {
      error: `no such entry in ${collection}; ${remedy}`,
    })
    .transform((id) => ({ collection, id }));
}

/** What a schema needs to know of the entry with this id and of the files beside it. */
async function readContext(entries: Entries, id: string): Promise<SchemaContext> {
  const only = (collection: string) => [...(entries.get(collection)?.values() ?? [])][0]?.value;
  const anchors = new URL(`${id}.anchors.json`, masters);
  const line = Object.entries(plantLines).find(([page]) => page === id)?.[1];
  return {
    reference: (to) => referTo(to, idsOf(entries, to)),
    stateCodes: regionStates.safeParse(only('region')).data?.states.map(({ code }) => code),
    bases: companyBases.safeParse(only('company')).data?.bases.map(({ city }) => city),
    // None where the page has no picture or no drawing.
    anchors: existsSync(anchors) ? Object.keys(JSON.parse(await readFile(anchors, 'utf8'))) : [],
    parts: line ? placeParts(line) : new Map(),
  };
}

const regionStates = z.object({ states: z.array(z.object({ code: z.string() })) });
const companyBases = z.object({ bases: z.array(z.object({ city: z.string() })) });
const masters = new URL('../../art/masters/', import.meta.url);
