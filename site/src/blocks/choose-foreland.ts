import type { ForelandName } from '#drawings/forelands/forelands.ts';
import type { Job } from '#schemas/job.ts';
import { readReferenced } from '#site/read/read-entries.ts';

/** Landscapes of facility types. The keys are the names of the facility types' pictures. */
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

/** Returns the landscape of a facility type; undefined if its picture has none. */
export function chooseFacilityForeland(
  facility: { id: string; scene?: string | undefined } | undefined,
): ForelandName | undefined {
  return facilityForelands[facility?.scene ?? facility?.id ?? ''];
}

/** Returns the landscape for work on existing equipment, a control house, or for new equipment, an energized breaker. */
export function chooseServiceForeland(services: readonly { drawing: string }[]): ForelandName {
  return services.every(({ drawing }) => repairDrawings.includes(drawing)) ? 'house' : 'breaker';
}

/** Returns the landscape for the job's project or facility type or, without these, for its services. */
export async function chooseJobForeland({
  project,
  facilityType,
  services,
}: Pick<Job, 'project' | 'facilityType' | 'services'>): Promise<ForelandName> {
  if (project) return 'plant';
  const [facility] = await readReferenced('facilityTypes', facilityType ? [facilityType] : []);
  return (
    chooseFacilityForeland(facility) ??
    chooseServiceForeland(await readReferenced('services', services))
  );
}
