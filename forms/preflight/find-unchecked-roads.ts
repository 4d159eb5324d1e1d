import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Says that miles, minutes and grids of the towns are planning values still, where they are. */
export async function findUncheckedRoads(root: string): Promise<string | undefined> {
  const text = await readFile(join(root, 'content/region.yaml'), 'utf8').catch(() => '');
  const region: { roads?: unknown } | null = parse(text);
  return region?.roads === 'planning'
    ? "content/region.yaml roads: hold the miles and minutes of content/towns against a map and each grid against its utility; then write 'confirmed'"
    : undefined;
}
