/** Scales a measured temperature rise (°C) to another current. The heat of a joint grows with the square of the current. */
export function riseAt(rise: number, measuredAmperes: number, amperes: number): number {
  return rise * (amperes / measuredAmperes) ** 2;
}

/**
 * The lowest load, as a fraction of the rated load, from which a rise may be extrapolated. Below this load, small errors
 * of the measurement become large ones.
 */
export const lowestLoad = 0.4;

/** Text in place of an extrapolated rise if the load is below `lowestLoad`. */
export const underLowestLoad = `Under ${lowestLoad * 100}%`;

/**
 * Scales a measured temperature rise (°C) to the rated load. Both loads are in amperes. Returns undefined if the
 * measured load is too low.
 */
export function riseAtRatedLoad(rise: number, load: number, rated: number): number | undefined {
  // Ignores rounding errors: in binary, 40% of 3 A is slightly more than 1.2 A.
  const missing = lowestLoad * rated - load;
  return missing > 1e-9 ? undefined : riseAt(rise, load, rated);
}

/**
 * Severity bands for temperature rises per ANSI/NETA MTS, Table 100.18, hottest first. A rise belongs to the
 * first band whose `above` limit (°C) it exceeds. `similar` is for rises over similar parts under the same load, and
 * `ambient` is for rises over ambient air.
 */
export const riseBands = {
  similar: [
    { above: 15, band: 'Over 15 °C', action: 'Repair now' },
    { above: 3, band: '4 to 15 °C', action: 'As time permits' },
    { above: 0, band: '1 to 3 °C', action: 'Investigate' },
  ],
  ambient: [
    { above: 40, band: 'Over 40 °C', action: 'Repair now' },
    { above: 20, band: '21 to 40 °C', action: 'Monitor, repair' },
    { above: 10, band: '11 to 20 °C', action: 'As time permits' },
    { above: 0, band: '1 to 10 °C', action: 'Investigate' },
  ],
};

/** Returns the severity band of a temperature rise in °C, and the suggested action. */
export function judgeRise(
  rise: number,
  comparedTo: 'similar' | 'ambient',
): { band: string; action: string } {
  const found = riseBands[comparedTo].find(({ above }) => rise > above);
  return found ?? { band: 'None', action: 'None' };
}
