/** A cable trench cut across, from grade to its floor. Inches throughout. */
export const trenchSectionData = {
  cover: {
    /** Inches from grade to the top of the cables, as drawn. */
    drawn: 42,
    /** The range that is usual. Inches. */
    least: 36,
    most: 48,
  },
  /** Inches of tape over the top of the cables. */
  tape: 12,
  /** Inches of fine material over the cables. */
  fineCover: 6,
  /** Inches from the bottom of a bundle of three cables to its top. */
  trefoil: 4,
  /** Inches of bedding under the cables. */
  bedding: 4,
  /** Inches between the middles of two feeders. */
  spacing: 24,
  /** The names of the layers and of what lies in them. */
  names: {
    rock: 'CALICHE',
    backfill: 'COMPACTED LIFTS',
    tape: 'WARNING TAPE',
    fineCover: 'FINE COVER',
    bedding: 'BEDDING',
    ground: 'BARE GROUND',
    duct: 'FIBER DUCT',
  },
};

/** Where each layer lies, in inches below grade. */
export function trenchDepths({ cover, trefoil, bedding, fineCover, tape }: Layers) {
  const cables = cover.drawn;
  return {
    tape: cables - tape,
    fine: cables - fineCover,
    cables,
    bed: cables + trefoil,
    floor: cables + trefoil + bedding,
  };
}

type Layers = Omit<typeof trenchSectionData, 'spacing' | 'names'>;

/** The radius of each of three touching cables in a bundle so high: (2 + √3) radii. */
export function bundledRadius(height: number): number {
  return height / (1 + Math.sqrt(3) / 2) / 2;
}

/** What the words may state: the data, and how deep each layer lies. */
export const trenchSectionNumbers = {
  ...trenchSectionData,
  depth: trenchDepths(trenchSectionData),
};
