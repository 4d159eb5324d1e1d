/** Inches. */
const layers = {
  /** From grade to the top of the cables: as drawn, and the range that is usual. */
  cover: { drawn: 42, least: 36, most: 48 },
  /** Over the top of the cables. */
  tape: 12,
  fineCover: 6,
  /** From the bottom of a bundle of three cables to its top. */
  trefoil: 4,
  bedding: 4,
};

const { cover, tape, trefoil, bedding } = layers;

/** A cable trench cut across, from grade to its floor, two feeders `spacing` apart. Inches. */
export const trenchSectionNumbers = {
  ...layers,
  spacing: 24,
  /** Below grade. */
  depth: { tape: cover.drawn - tape, floor: cover.drawn + trefoil + bedding },
};
