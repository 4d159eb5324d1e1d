/** Depths of the layers in a cable trench, in inches. */
const layers = {
  /** Depth of the top of the cables below grade: as drawn, and the usual range. */
  cover: { drawn: 42, least: 36, most: 48 },
  /** Distance from the top of the cables up to the warning tape. */
  tape: 12,
  fineCover: 6,
  /** Height of a bundle of three cables. */
  trefoil: 4,
  bedding: 4,
};

const { cover, tape, trefoil, bedding } = layers;

/**
 * Section through a cable trench with two feeders, `spacing` apart. Lengths are in inches.
 */
export const trenchSectionNumbers = {
  ...layers,
  spacing: 24,
  /** Depths below grade, in inches. */
  depth: { tape: cover.drawn - tape, floor: cover.drawn + trefoil + bedding },
};
