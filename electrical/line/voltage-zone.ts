/** Where a site starts to look, by load and distance: the first sort of our voltage article. */
export type VoltageZone = 'medium' | 'study' | 'high';

/** The sort's limits, which lie in the study zone themselves. */
export const voltageZones = {
  /** Below both of these, medium voltage. Megawatts and miles. */
  medium: { load: 5, distance: 10 },
  /** Beyond either of these, high voltage. Megawatts and miles. */
  high: { load: 10, distance: 15 },
};

/** The zone of a load in megawatts over a distance in miles. */
export function zoneOf(megawatts: number, miles: number): VoltageZone {
  const { medium, high } = voltageZones;
  if (megawatts > high.load || miles > high.distance) return 'high';
  return megawatts < medium.load && miles < medium.distance ? 'medium' : 'study';
}
