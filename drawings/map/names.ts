import type { Point } from '../geometry.ts';
import { monoWidth } from '../plot/wrap.ts';
import type { Position, Word } from './geography.ts';

export type Town = Position & { id: string; name: string };

export type Base = { city: string; position: Position };

/** A name on a map, and the room it takes. */
export type Name = Omit<Word, 'text'> & { box: Box };

/** A town or base as a map shows it. */
export type Site = { name: string; isBase: boolean; at: Point; label: Name };

/** A rectangle: left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export type Stretch = readonly [from: Point, to: Point];

/**
 * Towns and bases with their names: over no other name, mark or word and inside the frame where there is room,
 * then on as few lines as may be, then to the right. Each in turn takes its best side until none moves.
 */
export function placeNames<Place extends Unnamed>(
  places: readonly Place[],
  { base, town, frame, words, lines }: Surroundings,
): (Place & Site)[] {
  const letteringOf = ({ isBase }: Unnamed) => (isBase ? base : town);
  const marks = places.map((place) => around(place.at, letteringOf(place).reach / 2));
  const labels: Name[] = [];
  const costOf = ({ box }: Name, index: number) => {
    const others = labels.filter((_, other) => other !== index).map((label) => label.box);
    const covered = [...words, ...marks, ...others].filter((other) => overlaps(box, other));
    const crossed = lines.filter((line) => crosses(box, line));
    return covered.length * 100 + (isInside(box, frame) ? 0 : 100) + crossed.length * 4;
  };
  for (let round = 0; round < 9; round += 1) {
    const before = String(labels.map(({ box }) => box));
    for (const [index, place] of places.entries()) {
      const costs = sides.map((side, rank): [number, Name] => {
        const label = labelAt(side, place, letteringOf(place));
        return [costOf(label, index) + rank, label];
      });
      const [, label] = costs.reduce((best, next) => (next[0] < best[0] ? next : best));
      labels[index] = label;
    }
    if (String(labels.map(({ box }) => box)) === before) break;
  }
  return places.map((place, index) => ({ ...place, label: labels[index] as Name }));
}

type Unnamed = Omit<Site, 'label'>;

/** What names keep clear of on a map, and how they are lettered. */
interface Surroundings {
  base: Lettering;
  town: Lettering;
  frame: Box;
  words: readonly Box[];
  lines: readonly (readonly Point[])[];
}

const sides = ['right', 'left', 'above', 'below', 'below right', 'below left'] as const;

/** A name on one side of its mark. */
function labelAt(side: (typeof sides)[number], { name, at }: Unnamed, lettering: Lettering): Name {
  const { font, reach, tag } = lettering;
  const width = nameWidth(name, font);
  const [up, down] = [font * 0.74, font * 0.22];
  const [anchor, dx, baseline] = (
    {
      right: ['start', reach + 2, font * 0.35],
      left: ['end', -reach - 2, font * 0.35],
      above: ['middle', 0, -reach - down - 1],
      below: ['middle', 0, reach + up + tag],
      'below left': ['end', reach, reach + up + tag],
      'below right': ['start', -reach, reach + up + tag],
    } as const
  )[side];
  const [x, y] = [at[0] + dx, at[1] + baseline];
  const left = leftOf(x, anchor, width);
  const box: Box = [left - 2, y - up - tag, left + width + 2, y + down];
  return { x: Math.round(x), y: Math.round(y), anchor, box };
}

/** How large a name is, how far the mark before it reaches, and how much higher a tag makes it. */
export interface Lettering {
  font: number;
  reach: number;
  tag: number;
}

/** The room of a word in Plex Mono. */
export function boxOf({ text, x, y, anchor }: Word, font: number): Box {
  const width = monoWidth(text, font);
  const left = leftOf(x, anchor, width);
  return [left - 2, y - font * 0.78, left + width + 2, y + font * 0.2];
}

const leftOf = (x: number, anchor: Word['anchor'], width: number) =>
  x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);

export function around([x, y]: Point, reach: number): Box {
  return [x - reach, y - reach, x + reach, y + reach];
}

export function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

export function isInside(box: Box, frame: Box): boolean {
  return box[0] >= frame[0] && box[1] >= frame[1] && box[2] <= frame[2] && box[3] <= frame[3];
}

/** Whether a line runs through a box, by its points every three units. */
export function crosses([left, top, right, bottom]: Box, line: readonly Point[]): boolean {
  return line.some((from, index) => {
    const to = line[index + 1] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / 3));
    return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((part) => {
      const [x, y] = [from[0] + part * dx, from[1] + part * dy];
      return x > left && x < right && y > top && y < bottom;
    });
  });
}

/** How wide a name is at a size, in Archivo 600 at 108 %; a letter it lacks counts as a capital M. */
function nameWidth(name: string, size: number): number {
  const widthOf = (letter: string) =>
    Object.entries(widths).find(([letters]) => letters.includes(letter))?.[1] ?? 95;
  return ([...name].reduce((sum, letter) => sum + widthOf(letter), 0) * size) / 100;
}

/** Hundredths of an em, measured in Chromium, of letters that differ by no more than three from it. */
const widths = {
  ...{ "ijl '": 26, 'I.ft-': 34, r: 39, aceksvxyzJL: 60, bdghnopqu: 64, FT: 68, ESVPYZ: 74 },
  ...{ ABCDHKNRUXw: 80, GOQ: 86, mM: 95, W: 103 },
};
