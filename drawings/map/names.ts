import type { Box, Point } from '../geometry.ts';
import { crosses, isInside, overlaps, squareAround } from './boxes.ts';
import type { Position } from './geography.ts';
import { type Anchor, leftOf } from './words.ts';

/** Sides of a mark on which its name can be placed, in order of preference. */
const sides = ['right', 'left', 'above', 'below', 'below right', 'below left'] as const;

type Side = (typeof sides)[number];

export type Town = Position & { id: string; name: string };

export interface Base {
  city: string;
  position: Position;
}

/** Position of a site's name, and the box that the name occupies. */
export interface NameLabel {
  /** The side of the mark on which the name is placed. */
  side: Side;
  x: number;
  /** Position of the baseline. */
  y: number;
  anchor: Anchor;
  box: Box;
}

/** A town or base whose name has not been placed yet. */
export interface UnnamedSite {
  name: string;
  isBase: boolean;
  at: Point;
}

/** A town or base with the position of its name. */
export interface Site extends UnnamedSite {
  label: NameLabel;
}

/** Dimensions of the names of towns or bases, in units. */
export interface Lettering {
  /** Font size. */
  font: number;
  /** Minimum distance from the center of a mark to its name. */
  reach: number;
  /** Height of the tag above the name, or 0 if the map shows no tag. */
  tag: number;
}

/** Returns the width of a name in em, measured in the font of `SiteName`. */
export type MeasureName = (name: string) => number;

/** Obstacles on a map that names should avoid, and the dimensions of the names. */
export interface Surroundings {
  measureName: MeasureName;
  base: Lettering;
  town: Lettering;
  frame: Box;
  words: readonly Box[];
  lines: readonly (readonly Point[])[];
  /** State lines, which must not separate a name from its mark. */
  stateLines: readonly (readonly Point[])[];
}

/** Height of letters above and below the baseline, as multiples of the font size. */
const ascent = 0.74;
const descent = 0.22;

/** Maximum number of passes over all names. */
const maxRounds = 9;

/** Costs of label positions. In addition, each side costs its index in `sides`. */
const costs = {
  /** For each name, mark or word that the label overlaps, and for a label outside the frame. */
  overlap: 100,
  /** For a label on the other side of a state line from its mark. */
  acrossStateLine: 40,
  /** For each line under the label. */
  line: 4,
};

/**
 * Places each name on the side of its mark with the lowest cost (see `costs`). Because the cost of a label
 * depends on the other labels, the names are placed repeatedly until no name moves.
 */
export function placeNames<Place extends UnnamedSite>(
  places: readonly Place[],
  surroundings: Surroundings,
): (Place & Site)[] {
  const marks = places.map((place) =>
    squareAround(place.at, letteringOf(place, surroundings).reach / 2),
  );
  const labels: NameLabel[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    let hasMoved = false;
    for (const [index, place] of places.entries()) {
      const otherLabels = labels.filter((_, other) => other !== index);
      const occupied = [...surroundings.words, ...marks, ...otherLabels.map(({ box }) => box)];
      const label = findBestLabel(place, occupied, surroundings);
      if (label.side !== labels[index]?.side) hasMoved = true;
      labels[index] = label;
    }
    if (!hasMoved) break;
  }
  return places.map((place, index) => ({ ...place, label: labels[index] as NameLabel }));
}

function letteringOf({ isBase }: UnnamedSite, { base, town }: Surroundings): Lettering {
  return isBase ? base : town;
}

/** Returns the label with the lowest cost. In a tie, returns the label on the preferred side. */
function findBestLabel(
  place: UnnamedSite,
  occupied: readonly Box[],
  surroundings: Surroundings,
): NameLabel {
  const lettering = letteringOf(place, surroundings);
  const width = surroundings.measureName(place.name) * lettering.font;
  const options = sides.map((side, rank) => {
    const label = labelAt(side, place, width, lettering);
    return { label, cost: rank + costOf(label, place.at, occupied, surroundings) };
  });
  return options.reduce((best, option) => (option.cost < best.cost ? option : best)).label;
}

/** Cost of a label for the mark at `at`, without the cost of its side. */
function costOf(
  { box }: NameLabel,
  at: Point,
  occupied: readonly Box[],
  { frame, lines, stateLines }: Surroundings,
): number {
  const covered = occupied.filter((other) => overlaps(box, other));
  const crossed = lines.filter((line) => crosses(box, line));
  const isAcross = stateLines.some((line) => crosses(spanTo(box, at), line));
  return (
    covered.length * costs.overlap +
    (isInside(box, frame) ? 0 : costs.overlap) +
    (isAcross ? costs.acrossStateLine : 0) +
    crossed.length * costs.line
  );
}

/** Returns the smallest box that contains a name's box and the center of its mark. */
function spanTo(box: Box, [x, y]: Point): Box {
  return {
    left: Math.min(box.left, x),
    top: Math.min(box.top, y),
    right: Math.max(box.right, x),
    bottom: Math.max(box.bottom, y),
  };
}

/** Returns the label of a place, `width` units wide, on the given side of its mark. */
function labelAt(side: Side, { at }: UnnamedSite, width: number, lettering: Lettering): NameLabel {
  const { font, tag } = lettering;
  const { anchor, dx, dy } = labelOffset(side, lettering);
  const [x, y] = [at[0] + dx, at[1] + dy];
  const left = leftOf(x, anchor, width);
  const box = {
    left: left - 2,
    top: y - font * ascent - tag,
    right: left + width + 2,
    bottom: y + font * descent,
  };
  return { side, x: Math.round(x), y: Math.round(y), anchor, box };
}

/** Returns the offset of a label from the center of its mark, and the label's text anchor. */
function labelOffset(
  side: Side,
  { font, reach, tag }: Lettering,
): { anchor: Anchor; dx: number; dy: number } {
  const beside = font * 0.35;
  const above = -reach - font * descent - 1;
  const below = reach + font * ascent + tag;
  switch (side) {
    case 'right':
      return { anchor: 'start', dx: reach + 2, dy: beside };
    case 'left':
      return { anchor: 'end', dx: -reach - 2, dy: beside };
    case 'above':
      return { anchor: 'middle', dx: 0, dy: above };
    case 'below':
      return { anchor: 'middle', dx: 0, dy: below };
    case 'below left':
      return { anchor: 'end', dx: reach, dy: below };
    case 'below right':
      return { anchor: 'start', dx: -reach, dy: below };
  }
}
