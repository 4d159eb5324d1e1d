import type { LineSymbol } from '#electrical/plants/plant-line.ts';
import type { PlacedPart } from './arrangement.ts';

/**
 * How far a part's symbol takes its conductor away, before its middle and behind it. Nothing where
 * the conductor runs through.
 */
export function symbolReach(placed: PlacedPart): readonly [before: number, behind: number] {
  const { part, axis, live } = placed;
  if (part.symbol === 'transfer-switch') return [18, 8];
  if (part.symbol === 'breaker' && !live) return [9, 9];
  const across = axis === 'across' && !turning.has(part.symbol);
  const half = across ? symbolBreadth(placed) : (halves[part.symbol]?.[0] ?? 0);
  return [half, half];
}

/** Half the width of a symbol on a conductor that goes down. */
export function symbolBreadth({ part, letters }: Pick<PlacedPart, 'part' | 'letters'>): number {
  return part.symbol === 'box' ? boxWidth(letters) / 2 : (halves[part.symbol]?.[1] ?? 9);
}

export const boxWidth = (letters: string) => Math.max(36, Math.ceil(letters.length * 7.2) + 14);

/** What turns with its conductor; the rest stays upright. */
export const turning: ReadonlySet<LineSymbol> = new Set([
  'line',
  'fuse',
  'switch',
  'cable',
  'termination',
  'transformer',
  'grounding-transformer',
  'transfer-switch',
  'battery',
  'loads',
]);

/** Half of what a symbol takes of a conductor that goes down, 0 where that runs through, and half its width. */
const halves: Partial<Record<LineSymbol, readonly [depth: number, breadth: number]>> = {
  box: [12, 18],
  starter: [10, 15],
  motor: [14, 14],
  generator: [14, 14],
  charger: [13, 13],
  inverter: [13, 13],
  'charge-controller': [13, 13],
  array: [10, 13],
  junction: [0, 14],
  transformer: [7, 16],
  'grounding-transformer': [7, 16],
  'transfer-switch': [0, 13],
  battery: [9, 9],
  loads: [6, 19],
};
