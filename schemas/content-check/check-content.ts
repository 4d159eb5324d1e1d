import { z } from 'zod';
import { routes } from '#contract/routes.ts';
import { collections } from '../collections.ts';
import type { ContentDocument } from '../content-document.ts';
import { type ContentProblem, problemIn, sortProblems } from '../content-problem.ts';
import { type LinkKind, linkedCollections } from '../links.ts';
import { pageFiles } from '../optional-pages.ts';
import { setFacts } from '../prose/facts.ts';
import {
  type AcceptedContent,
  type CollectionDefinition,
  type Entries,
  factsIn,
  readEntries,
} from '../read-content.ts';
import { findAvoidedInDocument } from './avoided-words.ts';
import { describeIssue } from './describe-issue.ts';
import {
  findBaseProblems,
  findReviewerProblems,
  findSheetProblems,
  findTownProblems,
} from './find-disagreements.ts';
import { findFormerAddressProblems } from './find-former-address-problems.ts';
import { findMapProblems } from './find-map-problems.ts';
import { findMissingPictures, findPhotoProblems } from './find-photo-problems.ts';
import { findPlaceProblems } from './find-place-problems.ts';
import { findStandardProblems } from './find-standard-problems.ts';
import { findTextProblems } from './find-text-problems.ts';
import { idsOf, readContext } from './schema-context.ts';

const withScene = z.object({ scene: z.string() });
const withDiorama = z.object({ diorama: z.unknown() });
const withDowntime = z.object({ downtime: z.object() });

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
  const facts = factsIn(entries);
  const valid: Record<string, object[]> = {};
  for (const [name, { schema }] of Object.entries(definitions)) {
    const validEntries: object[] = [];
    valid[name] = validEntries;
    // Building a schema takes as long as validating an entry. Only a diorama depends on the pictures of its entry.
    let sharedSchema: z.ZodType | undefined;
    for (const [id, document] of entries.get(name) ?? []) {
      if (document.syntaxProblems.length > 0) continue;
      const scene = withScene.safeParse(document.value).data?.scene ?? id;
      const isShared = !withDiorama.safeParse(document.value).success;
      const usedSchema =
        (isShared ? sharedSchema : undefined) ?? schema(await readContext(entries, scene));
      if (isShared) sharedSchema = usedSchema;
      setFacts(facts);
      const { data, error } = usedSchema.safeParse(document.value);
      if (error) problems.push(...error.issues.flatMap((issue) => describeIssue(document, issue)));
      else validEntries.push({ id, document, value: data });
      problems.push(...(await findDocumentProblems(contentFolder, document)));
    }
  }
  problems.push(...findContradictions(valid as AcceptedContent));
  problems.push(...findBaseProblems(valid as AcceptedContent, entries));
  problems.push(...findStandardProblems(entries, valid as AcceptedContent));
  problems.push(...findArticleTextProblems(entries));
  problems.push(...findMissingPageFiles(entries));
  problems.push(...describeUnread(unread, definitions));
  return sortProblems(removeDuplicates(problems));
}

/** Finds problems that do not depend on the schema: words to avoid, and missing pictures. */
async function findDocumentProblems(
  contentFolder: string,
  document: ContentDocument,
): Promise<ContentProblem[]> {
  return [
    ...findAvoidedInDocument(document),
    ...findMissingPictures(contentFolder, document),
    ...(await findPhotoProblems(contentFolder, document)),
  ];
}

/** Finds valid entries that contradict one another. */
function findContradictions(valid: AcceptedContent): ContentProblem[] {
  return [
    ...findReviewerProblems(valid),
    ...findTownProblems(valid),
    ...findSheetProblems(valid),
    ...findMapProblems(valid),
    ...findPlaceProblems(valid),
    ...findFormerAddressProblems(valid),
  ];
}

function describeUnread(
  unread: readonly string[],
  definitions: Record<string, CollectionDefinition>,
): ContentProblem[] {
  const known = Object.values(definitions).map(({ pattern }) => `content/${pattern}`);
  const message = `this file is in no content folder; move it to one of ${known.join(', ')}`;
  return unread.map((path) => problemIn(path, 1, message));
}

/** Removes duplicate problems. Several references to an empty collection can report the same field. */
function removeDuplicates(problems: readonly ContentProblem[]): ContentProblem[] {
  const byText = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...byText.values()];
}

/** Finds collections that have entries, but no file with the text of the collection's page. */
function findMissingPageFiles(entries: Entries): ContentProblem[] {
  return Object.entries(pageFiles).flatMap(([collection, page]) => {
    const [first] = entries.get(collection)?.values() ?? [];
    if (!first || !entries.has(page) || entries.get(page)?.size) return [];
    const { pattern } = collections[page];
    const message = `needs content/${pattern}, which does not exist; add that file, or remove this file and all others of the same kind`;
    return [problemIn(first.path, 1, message)];
  });
}

function findArticleTextProblems(entries: Entries): ContentProblem[] {
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
