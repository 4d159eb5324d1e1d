import { parse } from 'yaml';
import { regionSchema } from '#schemas/region.ts';
import source from '../../content/region.yaml?raw';

/** The region of the service area. Maps are computed as they are loaded, which cannot wait. */
export const region = regionSchema().parse(parse(source));

const kilometersPerMile = 1.609344;

/** Fills `{ringRadius}` in a text. Example: 93 miles (150 km) */
export function nameRingRadius(text: string): string {
  const { radiusKm } = region.ring;
  const miles = Math.round(radiusKm / kilometersPerMile);
  return text.replaceAll('{ringRadius}', `${miles} miles (${radiusKm} km)`);
}
