/** The ground grid of a small substation in plan, to scale, with one path of a fault current. */
export const groundGridPlanData = {
  /**
   * Where buried conductors run across, in feet from the left edge of the grid; closer at its
   * ends.
   */
  columns: [0, 8, 20, 40, 68, 100, 132, 160, 180, 192, 200],
  /** The same from its upper edge. */
  rows: [0, 8, 20, 42, 80, 118, 140, 152, 160],
  /** The length of the scale bar, in feet. */
  scale: 50,
  /** Crushed rock, in inches. */
  rock: 6,
  /** Tolerable touch voltage of the worked example, in volts. */
  touch: {
    /** On the rock. */
    rock: 654,
    /** On bare ground. */
    bare: 238,
  },
};

/** The widest way from one conductor of a grid to the next. */
export function widestGap(places: readonly number[]): number {
  return Math.max(...places.slice(1).map((place, index) => place - (places[index] ?? 0)));
}

const { columns, rows } = groundGridPlanData;

/** What the words may state: the data, and the size of the yard and of its meshes in feet. */
export const groundGridPlanNumbers = {
  ...groundGridPlanData,
  width: columns.at(-1),
  depth: rows.at(-1),
  edge: columns[1],
  widest: { across: widestGap(columns), along: widestGap(rows) },
};
