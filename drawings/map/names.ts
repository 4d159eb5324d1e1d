import type { Box, Point } from '../geometry.ts';
import { around, crosses, isInside, overlaps } from './boxes.ts';
import type { Position } from './geography.ts';
import { type Anchor, leftOf } from './words.ts';

export type Town = Position & { id: string; name: string };

export interface Base {
  city: string;
  position: Position;
}

/** The place of a site's name, and the box that the name occupies. */
export interface NameLabel {
  /** The side of the mark. */
  side: Side;
  x: number;
  /** Baseline. */
  y: number;
  anchor: Anchor;
  box: Box;
}

/** A town or base whose name is not placed yet. */
export interface UnnamedSite {
  name: string;
  isBase: boolean;
  at: Point;
}

/** A town or base with the place of its name. */
export interface Site extends UnnamedSite {
  label: NameLabel;
}

/** The lettering of names. */
export interface Lettering {
  font: number;
  /** How far the mark before the name reaches, from its center. */
  reach: number;
  /** Height of the tag above the name; 0 if the map shows no tag. */
  tag: number;
}

/** What names must keep clear of on a map, and their lettering. */
interface Surroundings {
  base: Lettering;
  town: Lettering;
  frame: Box;
  words: readonly Box[];
  lines: readonly (readonly Point[])[];
  /** State lines, which must not separate a name from its mark. */
  stateLines: readonly (readonly Point[])[];
}

/** Largest number of rounds in which names may move. */
const mostRounds = 9;

/**
 * Finds a side of its mark for each name: the side with the lowest cost. A name on another name, mark or
 * word, or outside the frame, costs most, then a name in another state than its mark; a line under the name costs as much as a side four places
 * later in `sides`. Each name in turn takes its best side until no name moves.
 */
export function placeNames<Place extends UnnamedSite>(
  places: readonly Place[],
  { base, town, frame, words, lines, stateLines }: Surroundings,
): (Place & Site)[] {
  const letteringOf = ({ isBase }: UnnamedSite) => (isBase ? base : town);
  const marks = places.map((place) => around(place.at, letteringOf(place).reach / 2));
  const labels: NameLabel[] = [];

  const costOf = (label: NameLabel, at: Point, index: number) => {
    const { box } = label;
    const others = labels.filter((_, other) => other !== index).map((label) => label.box);
    const covered = [...words, ...marks, ...others].filter((other) => overlaps(box, other));
    const crossed = lines.filter((line) => crosses(box, line));
    const isAcross = stateLines.some((line) => crosses(spanTo(box, at), line));
    return (
      covered.length * 100 +
      (isInside(box, frame) ? 0 : 100) +
      (isAcross ? 40 : 0) +
      crossed.length * 4
    );
  };

  const findBest = (place: Place, index: number): NameLabel => {
    const options = sides.map((side, rank) => {
      const label = labelAt(side, place, letteringOf(place));
      return { label, cost: costOf(label, place.at, index) + rank };
    });
    return options.reduce((best, option) => (option.cost < best.cost ? option : best)).label;
  };

  for (let round = 0; round < mostRounds; round += 1) {
    let hasMoved = false;
    for (const [index, place] of places.entries()) {
      const label = findBest(place, index);
      if (label.side !== labels[index]?.side) hasMoved = true;
      labels[index] = label;
    }
    if (!hasMoved) break;
  }
  return places.map((place, index) => ({ ...place, label: labels[index] as NameLabel }));
}

/** The box that a name and the center of its mark occupy together. */
function spanTo(box: Box, [x, y]: Point): Box {
  return {
    left: Math.min(box.left, x),
    top: Math.min(box.top, y),
    right: Math.max(box.right, x),
    bottom: Math.max(box.bottom, y),
  };
}

/** The sides of a mark, the preferred one first. */
const sides = ['right', 'left', 'above', 'below', 'below right', 'below left'] as const;

type Side = (typeof sides)[number];

/** How far letters reach above and below their baseline, in sizes of the font. */
const ascent = 0.74;
const descent = 0.22;

/** The label of a place on one side of its mark. */
function labelAt(side: Side, { name, at }: UnnamedSite, lettering: Lettering): NameLabel {
  const { font, tag } = lettering;
  const width = nameWidth(name, font);
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

/** The place of a label relative to its mark. */
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

/** Width of a name in the font of names. */
function nameWidth(name: string, font: number): number {
  const hundredths = [...name].reduce((sum, letter) => sum + letterWidth(letter), 0);
  return (hundredths * font) / 100;
}

function letterWidth(letter: string): number {
  const group = letterWidths.find(({ letters }) => letters.includes(letter));
  return group?.width ?? widestCommonLetter;
}

/** Width of letters that are missing in the table: that of an M. */
const widestCommonLetter = 95;

/**
 * Widths of letters in Archivo 600 at 108 %, in hundredths of an em, measured in Chromium. Letters are
 * in one group if their widths differ from the stated one by at most 3.
 */
const letterWidths = [
  { width: 26, letters: "ijl '" },
  { width: 34, letters: 'I.ft-' },
  { width: 39, letters: 'r' },
  { width: 60, letters: 'aceksvxyzJL' },
  { width: 64, letters: 'bdghnopqu' },
  { width: 68, letters: 'FT' },
  { width: 74, letters: 'ESVPYZ' },
  { width: 80, letters: 'ABCDHKNRUXw' },
  { width: 86, letters: 'GOQ' },
  { width: 95, letters: 'mM' },
  { width: 103, letters: 'W' },
];
