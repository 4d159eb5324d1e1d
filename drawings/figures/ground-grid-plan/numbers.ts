/** Places of the buried conductors in both directions, feet from the corner of the grid. */
const columns = [0, 8, 20, 40, 68, 100, 132, 160, 180, 192, 200];
const rows = [0, 8, 20, 42, 80, 118, 140, 152, 160];

/** Widest gap between neighboring conductors. */
export function widestGap(places: readonly number[]): number {
  return Math.max(...places.slice(1).map((place, index) => place - (places[index] ?? 0)));
}

/**
 * The ground grid of a small substation in plan, with one path of a fault current. Feet. The SVG files
 * repeat these numbers.
 */
export const groundGridPlanNumbers = {
  width: columns.at(-1),
  depth: rows.at(-1),
  edge: columns[1],
  widest: { across: widestGap(columns), along: widestGap(rows) },
  /** The length of the scale bar. */
  scale: 50,
  /** Depth of the crushed rock, inches. */
  rock: 6,
  /** Tolerable touch voltages of the worked example on the rock and on bare ground, volts. */
  touch: { rock: 654, bare: 238 },
};
