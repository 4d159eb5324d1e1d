import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCollection } from '#schemas/read-content.ts';

/** Returns a note that lists the facility types without an elevation. Their cards on the home page show a landscape. */
export async function describeMissingElevations(root: string): Promise<string[]> {
  const types = await readCollection('facilityTypes', join(root, 'content')).catch(() => []);
  const missing = types.filter(
    ({ id, scene = id }) => !existsSync(join(root, `drawings/elevations/${scene}.svg`)),
  );
  if (missing.length === 0) return [];
  const ids = missing.map(({ id }) => id).join(', ');
  return [
    `content/facility-types have no elevation in drawings/elevations: ${ids}; their cards show the drawing that the field landscape names`,
  ];
}
