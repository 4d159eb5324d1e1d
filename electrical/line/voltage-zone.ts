/** First estimate of the voltage class from load and distance, as in the article on medium and high voltage. */
export type VoltageZone = 'medium' | 'study' | 'high';

/** Limits of the zones, in megawatts and miles. Values exactly at a limit are in the study zone. */
export const voltageZones = {
  /** Medium voltage applies below both limits. */
  medium: { load: 5, distance: 10 },
  /** High voltage applies above either limit. */
  high: { load: 10, distance: 15 },
};

/** Returns the zone of a load delivered over a distance. */
export function zoneOf(megawatts: number, miles: number): VoltageZone {
  const { medium, high } = voltageZones;
  if (megawatts > high.load || miles > high.distance) return 'high';
  return megawatts < medium.load && miles < medium.distance ? 'medium' : 'study';
}
