/** Depths in inches. */
const layers = {
  /** From grade to the top of the cables: as drawn, and the usual range. */
  cover: { drawn: 42, least: 36, most: 48 },
  /** From the top of the cables up to the tape. */
  tape: 12,
  fineCover: 6,
  /** From the bottom of a bundle of three cables to its top. */
  trefoil: 4,
  bedding: 4,
};

const { cover, tape, trefoil, bedding } = layers;

/**
 * A cable trench in section, from grade to its floor, with two feeders `spacing` apart. Inches. The SVG
 * files repeat these numbers.
 */
export const trenchSectionNumbers = {
  ...layers,
  spacing: 24,
  /** Depths below grade. */
  depth: { tape: cover.drawn - tape, floor: cover.drawn + trefoil + bedding },
};
