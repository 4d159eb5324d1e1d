import { z } from 'zod';
import { routes } from '#contract/routes.ts';
import type { ContentDocument } from '../content-document.ts';
import { type ContentProblem, problemIn, sortProblems } from '../content-problem.ts';
import type { CollectionName } from '../fields.ts';
import { type LinkKind, linkedCollections } from '../link-target.ts';
import { type CollectionDefinition, type Entries, readEntries } from '../read-content.ts';
import { findTextProblems } from './article-text.ts';
import { describeIssue } from './describe-issue.ts';
import { findAvoidedInDocument } from './find-avoided-words.ts';
import { findMissingPictures, findPhotoProblems } from './find-photo-problems.ts';
import { findSheetProblems } from './find-sheet-problems.ts';
import { findTownProblems } from './find-town-problems.ts';
import { idsOf, readSchemaContext } from './schema-context.ts';

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
  for (const [name, { schema }] of Object.entries(collections)) {
    for (const [id, document] of entries.get(name) ?? []) {
      if (document.syntaxProblems.length > 0) continue;
      const context = await readSchemaContext(entries, id);
      const reference = (to: CollectionName) => referTo(to, idsOf(entries, to));
      problems.push(...findFieldProblems(document, schema({ reference, ...context })));
      problems.push(...findAvoidedInDocument(document));
      problems.push(...findMissingPictures(contentFolder, document));
      problems.push(...(await findPhotoProblems(contentFolder, document)));
    }
  }
  problems.push(...checkArticleTexts(entries));
  problems.push(...findTownProblems(entries));
  problems.push(...findSheetProblems(entries));
  problems.push(...unread.map((path) => tellUnread(path, collections)));
  return sortProblems(problems);
}

function findFieldProblems(document: ContentDocument, schema: z.ZodType): ContentProblem[] {
  const { error } = schema.safeParse(document.value);
  return (error?.issues ?? []).flatMap((issue) => describeIssue(document, issue));
}

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

function tellUnread(
  path: string,
  collections: Record<string, CollectionDefinition>,
): ContentProblem {
  const known = Object.values(collections).map(({ pattern }) => `content/${pattern}`);
  return problemIn(path, 1, `nothing reads this file; move it to one of ${known.join(', ')}`);
}

/** A field that names one of these entries by its id. */
function referTo(collection: CollectionName, ids: readonly string[]) {
  return z
    .string({ error: `expected the id of one of ${collection}: ${ids.join(', ')}` })
    .refine((id) => ids.includes(id), {
      error: `no such entry in ${collection}; write one of ${ids.join(', ')}`,
    })
    .transform((id) => ({ collection, id }));
}
