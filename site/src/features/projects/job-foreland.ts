import type { ForelandName } from '#drawings/forelands/forelands.ts';
import type { Job } from '#schemas/job.ts';
import { readReferenced } from '#site/read/read-entries.ts';

/** Landscape for each facility type. The keys are the file names of the facility types' pictures. */
const facilityForelands: Readonly<Record<string, ForelandName>> = {
  'compression-stations': 'house',
  'meter-stations': 'house',
  'oil-gas-production': 'field',
  'pump-stations': 'house',
  'tank-batteries': 'field',
  'wind-underground-collection': 'plant',
};

/** Drawings of services that work on existing equipment. */
const repairDrawings: readonly string[] = ['maintenance', 'emergency'];

/**
 * Returns the landscape for the job's project or facility type. Without these, work on existing equipment gets a control
 * house, and new equipment gets an energized breaker.
 */
export async function readForeland({
  project,
  facilityType,
  services,
}: Pick<Job, 'project' | 'facilityType' | 'services'>): Promise<ForelandName> {
  if (project) return 'plant';
  const [facility] = await readReferenced('facilityTypes', facilityType ? [facilityType] : []);
  const foreland = facilityForelands[facility?.scene ?? facility?.id ?? ''];
  if (foreland) return foreland;
  const jobServices = await readReferenced('services', services);
  const isRepair = jobServices.every(({ drawing }) => repairDrawings.includes(drawing));
  return isRepair ? 'house' : 'breaker';
}
