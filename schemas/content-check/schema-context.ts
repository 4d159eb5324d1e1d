import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { placeParts } from '#electrical/plants/place-parts.ts';
import { plantLines } from '#electrical/plants/plant-lines.ts';
import { collections } from '../collections.ts';
import type { CollectionName, SchemaContext } from '../fields.ts';
import type { Entries } from '../read-content.ts';

const masters = new URL('../../art/masters/', import.meta.url);

const regionStates = z.object({ states: z.array(z.object({ code: z.string() })) });
const companyBases = z.object({ bases: z.array(z.object({ city: z.string() })) });

/** Names of the collections in messages. */
const collectionNames: Record<CollectionName, string> = {
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

/** Reads the data from other files that an entry's schema requires. `scene` is the base name of the entry's pictures. */
export async function readContext(entries: Entries, scene: string): Promise<SchemaContext> {
  const readSingle = (collection: string) =>
    [...(entries.get(collection)?.values() ?? [])][0]?.value;
  const anchors = new URL(`${scene}.anchors.json`, masters);
  const line = Object.entries(plantLines).find(([page]) => page === scene)?.[1];
  return {
    reference: (to, options) => referTo(to, idsOf(entries, to), options?.removable),
    scene,
    stateCodes: regionStates.safeParse(readSingle('region')).data?.states.map(({ code }) => code),
    bases: companyBases.safeParse(readSingle('company')).data?.bases.map(({ city }) => city),
    // `anchors` is empty if the page has no picture, and `parts` is empty if it has no one-line drawing.
    anchors: existsSync(anchors) ? Object.keys(JSON.parse(await readFile(anchors, 'utf8'))) : [],
    parts: line ? placeParts(line) : new Map(),
  };
}

export const idsOf = (entries: Entries, name: CollectionName) => [
  ...(entries.get(name)?.keys() ?? []),
];

/** Schema of a field that refers to an entry by id. The field accepts only the given ids. */
function referTo(collection: CollectionName, ids: readonly string[], removable = false) {
  const folder = `content/${collections[collection].pattern.split('/')[0]}`;
  const id = z.string({ error: `expected an id from ${folder}: ${ids.join(', ')}` });
  const toReference = (name: string) => ({ collection, id: name });
  if (ids.length === 0) {
    const params = { emptyCollection: collectionNames[collection], removable };
    return id.refine(() => false, { params }).transform(toReference);
  }
  return id
    .refine((name) => ids.includes(name), {
      error: ({ input }) =>
        `"${input}" is not in ${folder}; write one of ${ids.join(', ')}, or remove the entry`,
    })
    .transform(toReference);
}
