import type { LinePart } from '#electrical/plants/plant-line.ts';
import type { PlacedPart } from './arrangement.ts';
import { plantBusY } from './wide-frame.ts';

/** Where a part's side runs: behind it, and into a transfer switch before it. */
export function sideLane(placed: readonly PlacedPart[], index: number): number {
  const part = placed[index];
  if (!part) return 0;
  if (isStandby(part.part)) return part.y - 36;
  return part.inHead ? laneBefore(placed, index + 1) : part.y + 34;
}

/** In the middle between a part and what is drawn before it. */
export function laneBefore(placed: readonly PlacedPart[], index: number): number {
  const above = placed[index - 1]?.y ?? (placed[0]?.inHead ? 0 : plantBusY);
  const below = placed[index]?.y ?? plantBusY;
  return Math.round((above + below) / 2);
}

/** Whether a standby source joins a part. */
export const isStandby = (part?: LinePart) => part?.side && part.symbol === 'transfer-switch';
/** Whether anything else joins it from the side. */
export const isTapped = (part?: LinePart) => part?.side && part.symbol !== 'transfer-switch';
