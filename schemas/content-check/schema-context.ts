import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type PartPlace, placeParts } from '#electrical/plants/place-parts.ts';
import { plantLines } from '#electrical/plants/plant-lines.ts';
import type { CollectionName, SchemaContext } from '../fields.ts';
import type { Entries } from '../read-content.ts';
import { readBases } from './find-town-problems.ts';

/** What a schema needs to know of the entry with this id and of the files beside it. */
export async function readSchemaContext(
  entries: Entries,
  id: string,
): Promise<Omit<SchemaContext, 'reference'>> {
  return {
    stateCodes: readStateCodes(entries),
    bases: readBases(entries)?.map(({ city }) => city),
    anchors: await readAnchors(id),
    parts: findParts(id),
  };
}

function readStateCodes(entries: Entries): string[] | undefined {
  const [region] = entries.get('region')?.values() ?? [];
  const { states } = (region?.value ?? {}) as { states?: unknown };
  if (!Array.isArray(states)) return undefined;
  return states.map((state: { code?: unknown } | null) => String(state?.code));
}

/** The ids of a collection's entries. */
export const idsOf = (entries: Entries, name: CollectionName) => [
  ...(entries.get(name)?.keys() ?? []),
];

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

const masters = new URL('../../art/masters/', import.meta.url);
