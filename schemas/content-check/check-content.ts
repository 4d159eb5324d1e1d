import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { routes } from '#contract/routes.ts';
import { placeParts } from '#electrical/plants/place-parts.ts';
import { plantLines } from '#electrical/plants/plant-lines.ts';
import { collections } from '../collections.ts';
import { type ContentProblem, problemIn, sortProblems } from '../content-problem.ts';
import type { CollectionName, SchemaContext } from '../fields.ts';
import { type LinkKind, linkedCollections } from '../links.ts';
import { pageFiles } from '../optional-pages.ts';
import { fillPlaces, takesPlaces } from '../places.ts';
import {
  type AcceptedContent,
  type CollectionDefinition,
  type Entries,
  placesIn,
  readEntries,
} from '../read-content.ts';
import { findAvoidedInDocument } from './avoided-words.ts';
import { describeIssue } from './describe-issue.ts';
import { findBaseProblems, findSheetProblems, findTownProblems } from './find-disagreements.ts';
import { findMapProblems } from './find-map-problems.ts';
import { findMissingPictures, findPhotoProblems } from './find-photo-problems.ts';
import { findTextProblems } from './find-text-problems.ts';
import { findUnknownPlaces } from './find-unknown-places.ts';

/**
 * Finds all problems below `contentFolder`: invalid YAML, missing or invalid fields, references to missing
 * entries and pictures, duplicate ids, and files outside the known folders. Astro does not catch all of these:
 * its build exits with code 0 for a reference to a missing entry or a duplicate id.
 */
export async function checkContent(
  contentFolder: string,
  definitions: Record<string, CollectionDefinition>,
): Promise<ContentProblem[]> {
  const { entries, unread, problems } = await readEntries(contentFolder, definitions);
  const places = placesIn(entries);
  const accepted: Record<string, object[]> = {};
  for (const [name, { schema }] of Object.entries(definitions)) {
    const valid: object[] = [];
    accepted[name] = valid;
    for (const [id, document] of entries.get(name) ?? []) {
      if (document.syntaxProblems.length > 0) continue;
      const value = takesPlaces(name) ? fillPlaces(document.value, places) : document.value;
      const { data, error } = schema(
        await readContext(entries, sceneOf(document.value) ?? id),
      ).safeParse(value);
      if (error) problems.push(...error.issues.flatMap((issue) => describeIssue(document, issue)));
      else valid.push({ id, document, value: data });
      problems.push(...findUnknownPlaces(name, document));
      problems.push(...findAvoidedInDocument(document));
      problems.push(...findMissingPictures(contentFolder, document));
      problems.push(...(await findPhotoProblems(contentFolder, document)));
    }
  }
  problems.push(...checkArticleTexts(entries));
  problems.push(...findBaseProblems(accepted as AcceptedContent));
  problems.push(...findTownProblems(accepted as AcceptedContent));
  problems.push(...findSheetProblems(accepted as AcceptedContent));
  problems.push(...findMapProblems(accepted as AcceptedContent));
  problems.push(...findMissingPageFiles(entries));
  const known = Object.values(definitions).map(({ pattern }) => `content/${pattern}`);
  const message = `this file is in no content folder; move it to one of ${known.join(', ')}`;
  problems.push(...unread.map((path) => problemIn(path, 1, message)));
  return sortProblems(withoutRepeated(problems));
}

/** Removes duplicate problems: several references to an empty kind of content can report the same key. */
function withoutRepeated(problems: readonly ContentProblem[]): ContentProblem[] {
  const byText = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...byText.values()];
}

/** Finds kinds of content that have entries but lack the file with the text of their page. */
function findMissingPageFiles(entries: Entries): ContentProblem[] {
  return Object.entries(pageFiles).flatMap(([kind, page]) => {
    const [first] = entries.get(kind)?.values() ?? [];
    if (!first || !entries.has(page) || entries.get(page)?.size) return [];
    const { pattern } = collections[page];
    const message = `needs content/${pattern}, which does not exist; add that file, or remove this one and all others of its kind`;
    return [problemIn(first.path, 1, message)];
  });
}

const idsOf = (entries: Entries, name: CollectionName) => [...(entries.get(name)?.keys() ?? [])];

function checkArticleTexts(entries: Entries): ContentProblem[] {
  const namesOf = (kind: LinkKind) =>
    kind === 'page' ? Object.keys(routes) : idsOf(entries, linkedCollections[kind]);
  const tools = [...(entries.get('tools')?.values() ?? [])];
  const hasOutage = tools.some(({ value }) => withDowntime.safeParse(value).success);
  return [...(entries.get('articles')?.values() ?? [])]
    .filter(({ syntaxProblems }) => syntaxProblems.length === 0)
    .flatMap(({ path, text, value }) => {
      // The schema reports a file without front matter.
      const fields = (value ?? {}) as Parameters<typeof findTextProblems>[1];
      return findTextProblems(text, fields, { namesOf, hasOutage }).map(({ line, message }) =>
        problemIn(path, line, message),
      );
    });
}

const withDowntime = z.object({ downtime: z.object() });

/** Schema of a field that refers to an entry by id. The field accepts only the given ids. */
function referTo(collection: CollectionName, ids: readonly string[], removable = false) {
  const id = z.string({ error: `expected the id of one of ${collection}: ${ids.join(', ')}` });
  const toReference = (name: string) => ({ collection, id: name });
  if (ids.length === 0) {
    return id
      .refine(() => false, { params: { emptyKind: kindNames[collection], removable } })
      .transform(toReference);
  }
  return id
    .refine((name) => ids.includes(name), {
      error: ({ input }) =>
        `"${input}" is not in content/${folderOf(collection)}; write one of ${ids.join(', ')}, or remove the entry`,
    })
    .transform(toReference);
}

/** Names of the kinds of content, as used in messages. */
const kindNames: Record<CollectionName, string> = {
  services: 'services',
  projects: 'projects',
  facilityTypes: 'facility types',
  towns: 'towns',
  articles: 'articles',
  tools: 'tools',
  sheets: 'sample sheets',
  jobs: 'jobs',
  people: 'people',
};

const folderOf = (collection: CollectionName) => collections[collection].pattern.split('/')[0];

const sceneOf = (value: unknown) => named.safeParse(value).data?.scene;
const named = z.object({ scene: z.string() });

/** Reads the data from other files that an entry's schema requires. `scene` is the base name of the entry's pictures. */
async function readContext(entries: Entries, scene: string): Promise<SchemaContext> {
  const readSingle = (collection: string) =>
    [...(entries.get(collection)?.values() ?? [])][0]?.value;
  const anchors = new URL(`${scene}.anchors.json`, masters);
  const line = Object.entries(plantLines).find(([page]) => page === scene)?.[1];
  return {
    reference: (to, options) => referTo(to, idsOf(entries, to), options?.removable),
    scene,
    stateCodes: regionStates.safeParse(readSingle('region')).data?.states.map(({ code }) => code),
    bases: companyBases.safeParse(readSingle('company')).data?.bases.map(({ city }) => city),
    // Empty if the page has no picture, or no one-line drawing.
    anchors: existsSync(anchors) ? Object.keys(JSON.parse(await readFile(anchors, 'utf8'))) : [],
    parts: line ? placeParts(line) : new Map(),
  };
}

const regionStates = z.object({ states: z.array(z.object({ code: z.string() })) });
const companyBases = z.object({ bases: z.array(z.object({ city: z.string() })) });
const masters = new URL('../../art/masters/', import.meta.url);
