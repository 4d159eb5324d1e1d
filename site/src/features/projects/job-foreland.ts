import type { ForelandName } from '#drawings/forelands/forelands.ts';
import type { Job } from '#schemas/job.ts';
import { readReferenced } from '#site/data/read-entries.ts';

/** Landscape for each facility type. The keys are the file names of the facility types' pictures. */
const facilityForelands: Readonly<Record<string, ForelandName>> = {
  'compression-stations': 'house',
  'meter-stations': 'house',
  'oil-gas-production': 'field',
  'pump-stations': 'house',
  'tank-batteries': 'field',
  'wind-underground-collection': 'plant',
};

/** Returns the landscape for the job's project or facility type. By default, the landscape is a breaker. */
export async function readForeland({ project, facilityType }: Job): Promise<ForelandName> {
  if (project) return 'plant';
  const [facility] = await readReferenced('facilityTypes', facilityType ? [facilityType] : []);
  return facilityForelands[facility?.scene ?? facility?.id ?? ''] ?? 'breaker';
}
