import type { LinePart } from '#electrical/plants/plant-line.ts';

/** A plant's one-line with the positions of all elements, in units of the drawing. Grade is at y = 0. */
export interface Arrangement {
  width: number;
  height: number;
  busY: number;
  conductors: readonly PlacedConductor[];
  parts: readonly PlacedPart[];
  /** Whether relays and winding connections are drawn. */
  detailed: boolean;
  /**
   * Points where arresters connect to a conductor. The lead runs to the left, or to the right if `lead` is
   * negative.
   */
  arresters: readonly { x: number; y: number; lead: number }[];
  /** Points where side branches connect to a conductor. */
  taps: readonly { x: number; y: number }[];
  words: readonly PlacedWords[];
  marks: readonly StepMark[];
}

export interface PlacedConductor {
  d: string;
  live: boolean;
}

export interface PlacedPart {
  part: LinePart;
  x: number;
  y: number;
  axis: Axis;
  /** Whether the part belongs to a chain above the bus. */
  isAboveBus: boolean;
  /** Text inside a box; empty for other symbols. */
  letters: string;
  /** Whether the part is the last of its chain, so that it has only one terminal. */
  last: boolean;
  /** Whether relays and text swap sides, as in a chain above the bus at the right edge of the page. */
  mirrored?: boolean;
  /** Whether the conductor that leads to the part is live. */
  fed: boolean;
  /** Whether the part and the conductor after it are live. */
  live: boolean;
}

export interface PlacedWords {
  x: number;
  /** Position of the baseline. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  text: string;
  quiet?: boolean;
}

/** The number of a process step, placed beside the part that the step refers to. */
export interface StepMark {
  number: number;
  x: number;
  y: number;
  /** Path data of the halo, which is highlighted while the step is selected. */
  halo: string;
  haloWidth: number;
}

/** Direction of a chain's conductor. */
export type Axis = 'down' | 'across';

export const markRadius = 10;

/** Font size for which the wide drawing has room, in units of the drawing. Labels are 13 units high. */
export const wideLetterSize = 14.5;

/** Font size of the narrow drawings, in units of the drawing. */
export const narrowLetterSize = 12;

/** Width of the wide drawing, equal to the content width of a page. */
export const plantLineWidth = 1280;

/** Y coordinate below grade at which the conductor to a mirrored chain above the bus turns. */
export const plantTurnY = 12;

/** Maximum X coordinate of a chain above the bus, which leaves space for the relays on the right. */
const lastXAboveBus = 1190;

/**
 * Left edge and width of the plant's picture, in units of the wide drawing. The picture extends to the right
 * edge of a page 1440 px wide, 80 units to the right of the content.
 */
const picture = { left: 597, width: 763 };

/**
 * Returns the X coordinate of the first chain above the bus in the wide drawing. The chain is below the overhead
 * line in the plant's picture. `lineAt` is the position of the overhead line, as a fraction of the picture's width.
 */
export const xAboveBus = (lineAt: number) =>
  Math.min(lastXAboveBus, Math.round(picture.left + picture.width * lineAt));

/** Chains above the bus to the right of this X coordinate are mirrored. */
const lastUnmirroredX = 832;

/** Whether the parts above the bus are mirrored: text on their left, relays on their right. */
export const isMirrored = (lineAt: number) => xAboveBus(lineAt) > lastUnmirroredX;

/** Y coordinate of the bus in all wide drawings. The page continues the bus with its rail. */
export const plantBusY = 272;

/** Distance from a breaker to its nearer column of relays. */
export const nearestRelay = 37;

/** Distance between the centers of neighboring relays. */
const relayPitch = 28;

export const relayRadius = 13;

/** Centers of a breaker's relays relative to the breaker: in rows of two, to the left of the breaker. */
export function placeRelays(count: number): { dx: number; dy: number }[] {
  const rows = Math.ceil(count / 2);
  const centers: { dx: number; dy: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const row = Math.floor(index / 2);
    const column = index % 2;
    centers.push({
      dx: -nearestRelay - relayPitch * column,
      dy: relayPitch * (row - (rows - 1) / 2),
    });
  }
  return centers;
}

/** Distance from the center of a breaker to the outer edge of its relays. */
export function relayEnd(relays: readonly string[]): number {
  const columns = Math.min(relays.length, 2);
  return nearestRelay + relayPitch * (columns - 1) + relayRadius;
}
