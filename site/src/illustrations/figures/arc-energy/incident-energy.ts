/**
 * Incident energy over clearing time. At one arcing current and one distance it rises in direct
 * proportion (IEEE 1584), so one point of the line gives the whole of it.
 */
export function incidentEnergy(known: { time: number; energy: number }) {
  const rate = known.energy / known.time;
  return { rate, after: (time: number) => rate * time };
}
