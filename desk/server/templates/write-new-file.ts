import type { Entries } from '#site/content-check/read-entries.ts';
import { writePair } from '../yaml/write-node.ts';
import type { Addable } from './addable-kinds.ts';
import { composeArticle } from './compose-article.ts';
import { composeFacilityType } from './compose-facility-type.ts';
import { composeProject } from './compose-project.ts';
import { composeService } from './compose-service.ts';
import { composeTown } from './compose-town.ts';

/** A file of this kind whose words say what to write in their place. */
export function writeNewFile(collection: Addable, title: string, entries: Entries): string {
  const order = nextOrder(entries.get(collection));
  switch (collection) {
    case 'towns':
      return writeFields(composeTown(title, entries));
    case 'services':
      return writeFields(composeService(title, order));
    case 'projects':
      return writeFields(composeProject(title, order));
    case 'facilityTypes':
      return writeFields(composeFacilityType(title, order));
    case 'articles': {
      // A day needs no quotes where the schema expects one.
      const fields = writeFields(composeArticle(title, order)).replace(
        /^publishDate: '(.*)'$/m,
        'publishDate: $1',
      );
      return `---\n${fields}---\n\n${firstText}`;
    }
  }
}

/** The place behind all entries of a kind. */
export function nextOrder(entries: ReadonlyMap<string, { value: unknown }> | undefined): number {
  const orders = [...(entries?.values() ?? [])].map(
    ({ value }) => Number((value as { order?: unknown } | null)?.order) || 0,
  );
  return 1 + Math.max(0, ...orders);
}

const writeFields = (fields: object) =>
  Object.entries(fields)
    .map(([key, value]) => `${writePair(key, value, 0)}\n`)
    .join('');

const firstText = `Answer the question in the title here, in two sentences.

## First section

Write the text here. A line that starts with two number signs starts a section.
`;
