import { join } from 'node:path';
import { readCollection } from '#schemas/read-content.ts';
import { listSafetyParts } from '#schemas/safety.ts';

/** Finds the invented entries of the sample company. Invalid content is skipped. */
export async function findSamples(root: string): Promise<string[]> {
  const content = join(root, 'content');
  const kinds = (['openings', 'jobs', 'people'] as const).map((name) => findKind(name, content));
  return [...(await Promise.all(kinds)).flat(), ...(await findSafety(content))];
}

async function findKind(name: 'openings' | 'jobs' | 'people', content: string): Promise<string[]> {
  const entries = await readCollection(name, content).catch(() => []);
  const samples = entries.filter(({ sample }) => sample);
  if (samples.length === 0) return [];
  const ids = samples.map(({ id }) => id).join(', ');
  return [
    `content/${name} contains samples (${ids}): delete them, or adapt each one to your company and remove its field sample`,
  ];
}

async function findSafety(content: string): Promise<string[]> {
  const [safety] = await readCollection('safety', content).catch(() => []);
  if (!safety?.sample) return [];
  return [
    `content/safety.yaml contains invented numbers (${listSafetyParts(safety).join(', ')}): enter your own and remove the field sample, or delete the file`,
  ];
}
