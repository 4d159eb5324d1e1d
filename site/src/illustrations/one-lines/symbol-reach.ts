import type { PlacedPart } from './arrangement.ts';

/**
 * How far a part's symbol takes its conductor away, before its middle and behind it. Nothing where
 * the conductor runs through.
 */
export function symbolReach({
  part,
  axis,
  letters,
}: Pick<PlacedPart, 'part' | 'axis' | 'letters'>): readonly [before: number, behind: number] {
  const half = halves[part.symbol] ?? 0;
  if (part.symbol === 'transfer-switch') return [18, 8];
  if (part.symbol === 'box') return both(axis === 'across' ? boxWidth(letters) / 2 : 12);
  if (part.symbol === 'starter') return both(axis === 'across' ? 15 : 10);
  return both(half);
}

/** How wide a box is around its letters. */
export const boxWidth = (letters: string) => Math.max(36, Math.ceil(letters.length * 7.2) + 14);

const halves: Partial<Record<string, number>> = {
  transformer: 7,
  'grounding-transformer': 7,
  motor: 14,
  generator: 14,
  charger: 13,
  inverter: 13,
  'charge-controller': 13,
  battery: 9,
  array: 10,
  loads: 6,
};

const both = (half: number) => [half, half] as const;
