/** Where buried conductors run across and along, in feet from the grid's corner; closer at the ends. */
const columns = [0, 8, 20, 40, 68, 100, 132, 160, 180, 192, 200];
const rows = [0, 8, 20, 42, 80, 118, 140, 152, 160];

/** The widest way from one conductor of a grid to the next. */
export function widestGap(places: readonly number[]): number {
  return Math.max(...places.slice(1).map((place, index) => place - (places[index] ?? 0)));
}

/** The ground grid of a small substation in plan, with one path of a fault current. Feet. */
export const groundGridPlanNumbers = {
  width: columns.at(-1),
  depth: rows.at(-1),
  edge: columns[1],
  widest: { across: widestGap(columns), along: widestGap(rows) },
  /** The length of the scale bar. */
  scale: 50,
  /** Crushed rock, in inches. */
  rock: 6,
  /** Tolerable touch volts of the worked example, on the rock and on bare ground. */
  touch: { rock: 654, bare: 238 },
};
