import type { Region } from '#schemas/service-area.ts';

const kilometersPerMile = 1.609344;

/** Replaces `{ringRadius}` in `text` with the radius, for example "93 miles (150 km)". */
export function fillRingRadius(text: string, { ring }: Pick<Region, 'ring'>): string {
  if (!ring) return text;
  const { radiusKm } = ring;
  const miles = Math.round(radiusKm / kilometersPerMile);
  return text.replaceAll('{ringRadius}', `${miles} miles (${radiusKm} km)`);
}
