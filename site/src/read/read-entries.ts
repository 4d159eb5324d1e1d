import {
  type CollectionEntry,
  type CollectionKey,
  getCollection,
  getEntry,
  render,
} from 'astro:content';
import { hasEntries } from '#schemas/read-content.ts';

/*
 * Reads the entries of any collection of `content/`, whose text the schemas have filled and typeset. The `read-….ts`
 * files of the features add what an entry refers to, and pass plain objects to components.
 */

/** The fields of an entry and its id, which is the last part of the page's address. */
export type Entry<Name extends CollectionKey> = CollectionEntry<Name>['data'] & { id: string };

/** Returns the entry of a collection that has exactly one entry. */
export async function readSingleton<Name extends CollectionKey>(name: Name) {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/ has no ${name}; run npm run check`);
  return entry.data as CollectionEntry<Name>['data'];
}

/** Returns the entries of a collection, sorted by their `order` field. */
export async function readOrdered<
  Name extends 'services' | 'projects' | 'facilityTypes' | 'tools' | 'sheets' | 'people',
>(name: Name) {
  const entries: Entry<Name>[] = await readAll(name);
  return entries.sort((a, b) => a.order - b.order);
}

/** Returns the entries of a collection, in no particular order. */
export async function readAll<Name extends CollectionKey>(name: Name): Promise<Entry<Name>[]> {
  // Astro logs a warning for an empty collection, but an owner may remove all entries on purpose.
  const entries = hasFiles(name) ? await getCollection(name) : [];
  return entries.map(({ id, data }) => ({ ...data, id }) as Entry<Name>);
}

/**
 * Returns whether `content/` has files of this collection. The path is relative to the project root, where builds run,
 * because bundling moves this module.
 */
export const hasFiles = (name: CollectionKey) => hasEntries(name, 'content');

/** Returns the referenced entries of a collection, in the order of the references. */
export async function readReferenced<Name extends CollectionKey>(
  name: Name,
  references: readonly { id: string }[],
): Promise<Entry<Name>[]> {
  return Promise.all(
    references.map(async ({ id }) => ({ ...(await readEntry(name, id)).data, id }) as Entry<Name>),
  );
}

/** Returns one entry, including what Astro adds to its fields, such as the source of its text. */
export async function readEntry<Name extends CollectionKey>(name: Name, id: string) {
  const entry = await getEntry(name, id);
  if (!entry) throw new Error(`content/ has no ${name} entry "${id}"; run npm run check`);
  return entry as CollectionEntry<Name>;
}

/** Returns the Markdown text of an entry as a component, and the headings in the text. */
export async function renderText(name: 'articles' | 'privacyPolicy', id: string) {
  return render(await readEntry(name, id));
}
