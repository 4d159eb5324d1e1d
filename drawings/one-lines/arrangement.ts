import type { LinePart } from '#electrical/plants/plant-line.ts';

/** A plant's one-line with the places of all its elements. y = 0 is grade. */
export interface Arrangement {
  width: number;
  height: number;
  busY: number;
  conductors: readonly PlacedConductor[];
  parts: readonly PlacedPart[];
  /** Whether relays and winding connections are drawn. */
  detailed: boolean;
  /** Where arresters leave their conductor. The lead runs to the left, or to the right if negative. */
  arresters: readonly { x: number; y: number; lead: number }[];
  /** Where side branches leave their conductor. */
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
  /** Whether the part is above the bus. */
  inHead: boolean;
  /** The letters of a box; empty for other symbols. */
  letters: string;
  /** Whether the part ends its chain, so that it has one terminal. */
  last: boolean;
  /** Whether relays and words are on the opposite sides, because the head is at the right of the page. */
  mirrored?: boolean;
  /** Whether the conductor to the part is live. */
  fed: boolean;
  /** Whether the part, and what follows, is live. */
  live: boolean;
}

export interface PlacedWords {
  x: number;
  /** Baseline. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  text: string;
  quiet?: boolean;
}

/** The number of a step beside the part that the step names. */
export interface StepMark {
  number: number;
  x: number;
  y: number;
  /** The path that is highlighted while the step is chosen. */
  halo: string;
  haloWidth: number;
}

/** The direction of a chain's conductor. */
export type Axis = 'down' | 'across';

export const markRadius = 10;

/** Largest width of a letter in the wide drawing: diorama-one-line.css enlarges letters up to 14.5. */
export const letterWidth = 14.5 * 0.6;

/** Width of a letter in the narrow drawings: 0.6 of its size, which is 12. */
export const narrowLetterWidth = 7.2;

/** Width of the wide drawing, which is the width of a page's content. */
export const plantLineWidth = 1280;

/** How far below grade the conductor turns on its way to a mirrored head. */
export const plantTurnY = 12;

/** Largest x of a head (the switchgear above the bus); its relays need the space to the right. */
const lastHeadX = 1190;

/**
 * x of the first head in the wide drawing: below the overhead line in the plant's picture. The picture extends
 * from 597 of 1280 to the edge of a page that is 1440 wide.
 */
export const headX = (lineAt: number) => Math.min(lastHeadX, Math.round(597 + 763 * lineAt));

/** Whether a head has its words at the left and its relays at the right. */
export const isMirrored = (lineAt: number) => headX(lineAt) > 832;

/** y of the bus in every wide drawing. The page's rail continues the bus. */
export const plantBusY = 272;

/** Centers of a breaker's relays relative to the breaker: left of it, in rows of two. */
export function placeRelays(count: number): { dx: number; dy: number }[] {
  const rows = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / 2);
    const column = index % 2;
    return {
      dx: -nearestRelay - relayPitch * column,
      dy: relayPitch * (row - (rows - 1) / 2),
    };
  });
}

/** Distance of the nearer column of relays from their breaker. */
export const nearestRelay = 37;

const relayPitch = 28;

export const relayRadius = 13;

/** How far relays reach from the center of their breaker. */
export function relayEnd(relays: readonly string[]): number {
  const columns = Math.min(relays.length, 2);
  return nearestRelay + relayPitch * (columns - 1) + relayRadius;
}
