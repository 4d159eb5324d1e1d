/** Positions of the buried conductors in both directions, in feet from one corner of the grid. */
const columns = [0, 8, 20, 40, 68, 100, 132, 160, 180, 192, 200];
const rows = [0, 8, 20, 42, 80, 118, 140, 152, 160];

/** Returns the widest gap between neighboring conductors, in feet. */
export function widestGap(positions: readonly number[]): number {
  return Math.max(
    ...positions.slice(1).map((position, index) => position - (positions[index] ?? 0)),
  );
}

/**
 * Plan of a small substation's ground grid, with one path of a fault current. Lengths are in feet.
 */
export const groundGridPlanNumbers = {
  width: columns.at(-1),
  depth: rows.at(-1),
  /** Conductor spacing at the edge of the grid. */
  edge: columns[1],
  widest: { across: widestGap(columns), along: widestGap(rows) },
  /** Length of the scale bar. */
  scale: 50,
  /** Depth of the crushed rock, in inches. */
  rock: 6,
  /** Tolerable touch voltages on crushed rock and on bare ground in the worked example, in volts. */
  touch: { rock: 654, bare: 238 },
};
