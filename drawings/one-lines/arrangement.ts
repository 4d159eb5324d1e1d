import type { LinePart } from '#electrical/plants/plant-line.ts';

/** One arrangement of a plant's one-line, y = 0 at grade. */
export interface Arrangement {
  width: number;
  height: number;
  busY: number;
  conductors: readonly PlacedConductor[];
  parts: readonly PlacedPart[];
  /** Whether relays, windings and what is on a conductor are drawn too. */
  detailed: boolean;
  /** Where arresters leave the conductor to the left, and how long their leads are. */
  arresters: readonly { x: number; y: number; lead: number }[];
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
  inHead: boolean;
  letters: string;
  /** Whether anything follows: the last of a chain has one terminal. */
  last: boolean;
  /** Whether relays and words have changed sides, because the head stands at the right of the page. */
  mirrored?: boolean;
  /** Whether the conductor to it is live, and whether it and what follows are. */
  fed: boolean;
  live: boolean;
}

export interface PlacedWords {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  text: string;
  quiet?: boolean;
}

/** The number of the step that names a part. */
export interface StepMark {
  number: number;
  x: number;
  y: number;
  /** What shines when the step is chosen: along this path, so wide. */
  halo: string;
  haloWidth: number;
}

export type Axis = 'down' | 'across';

export const markRadius = 10;

/** How wide a letter of the wide drawing may be: the page sets it up to 14.5 where the drawing is small. */
export const letterWidth = 14.5 * 0.6;

/** The width of a page's content, to which the wide drawing is made. */
export const plantLineWidth = 1280;
/** How far under grade a conductor turns that comes down beside the head that it feeds. */
export const plantTurnY = 12;

/**
 * Where a plant's first head stands in the wide drawing: under the line in its picture, which reaches from 597 of
 * 1280 to the page's edge at 1440. At the far right relays need room, and the page leads the conductor over.
 */
export const headX = (lineAt: number) => Math.min(1190, Math.round(597 + 763 * lineAt));

/** Whether a head there has its words at the left and its relays at the right. */
export const isMirrored = (lineAt: number) => headX(lineAt) > 832;

/**
 * Where the bus runs in every wide drawing. The page leads it on to its rail from here, and has
 * what lies above it right of the heads.
 */
export const plantBusY = 272;

/** Circles of a breaker's relays, left of it, in rows of two. */
export function placeRelays(count: number): readonly (readonly [dx: number, dy: number])[] {
  const rows = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => [
    -37 - 28 * (index % 2),
    28 * (Math.floor(index / 2) - (rows - 1) / 2),
  ]);
}

/** How far they reach. */
export const relayEnd = ({ length }: readonly string[]) => 22 + 28 * Math.min(length, 2);

export const relayRadius = 13;
