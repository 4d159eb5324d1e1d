import type { LineSymbol } from '#electrical/plants/plant-line.ts';
import { monoWidth } from '../lettering.ts';
import { narrowLetterSize, type PlacedPart } from './arrangement.ts';

/** Symbols that rotate with their conductor. All other symbols stay upright. */
export const turningSymbols: ReadonlySet<LineSymbol> = new Set([
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

interface HalfSize {
  /** Half the length of conductor that the symbol replaces on a vertical conductor. */
  depth: number;
  /** Half the width of the symbol on a vertical conductor. */
  breadth: number;
}

const halfSizes: Partial<Record<LineSymbol, HalfSize>> = {
  box: { depth: 12, breadth: 18 },
  starter: { depth: 10, breadth: 15 },
  motor: { depth: 14, breadth: 14 },
  generator: { depth: 14, breadth: 14 },
  charger: { depth: 13, breadth: 13 },
  inverter: { depth: 13, breadth: 13 },
  'charge-controller': { depth: 13, breadth: 13 },
  array: { depth: 10, breadth: 13 },
  junction: { depth: 0, breadth: 14 },
  transformer: { depth: 7, breadth: 16 },
  'grounding-transformer': { depth: 7, breadth: 16 },
  'transfer-switch': { depth: 0, breadth: 13 },
  battery: { depth: 9, breadth: 9 },
  loads: { depth: 6, breadth: 19 },
};

/**
 * Returns the length of conductor that a part's symbol replaces before and after the symbol's center. Both are
 * 0 for symbols that are drawn over a continuous conductor.
 */
export function symbolReach(placed: PlacedPart): { before: number; behind: number } {
  const { part, axis, live } = placed;
  if (part.symbol === 'transfer-switch') return { before: 18, behind: 8 };
  if (part.symbol === 'breaker' && !live) return { before: 9, behind: 9 };
  const isAcross = axis === 'across' && !turningSymbols.has(part.symbol);
  const half = isAcross ? symbolBreadth(placed) : (halfSizes[part.symbol]?.depth ?? 0);
  return { before: half, behind: half };
}

/** Half the width of a symbol on a vertical conductor. */
export function symbolBreadth({ part, letters }: Pick<PlacedPart, 'part' | 'letters'>): number {
  if (part.symbol === 'box') return boxWidth(letters) / 2;
  return halfSizes[part.symbol]?.breadth ?? 9;
}

export function boxWidth(letters: string): number {
  return Math.max(36, Math.ceil(monoWidth(letters, narrowLetterSize)) + 14);
}
