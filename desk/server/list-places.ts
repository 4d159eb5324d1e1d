import type { ContentFolder } from './content-folder.ts';

/** The towns and the ring around them, for a map on which an owner puts a place. */
export async function listPlaces(content: ContentFolder) {
  const entries = await content.listEntries();
  const towns = [...(entries.get('towns')?.values() ?? [])].map(({ value }) => {
    const { name, latitude, longitude } = (value ?? {}) as Record<string, unknown>;
    return { name, latitude, longitude };
  });
  const [region] = entries.get('region')?.values() ?? [];
  const { ring } = (region?.value ?? {}) as { ring?: unknown };
  return { towns, ring };
}
