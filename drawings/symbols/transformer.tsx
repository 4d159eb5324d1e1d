interface TransformerProps {
  x: number;
  y: number;
  live?: boolean;
  /** Draws a smaller symbol for branches, 14 units high instead of 16. */
  small?: boolean;
}

/** Transformer symbol on a vertical conductor: two facing windings. */
export function Transformer({ x, y, live = false, small = false }: TransformerProps) {
  const humpWidth = small ? 8 : 10;
  const halfHeight = small ? 7 : 8;
  const left = x - 2 * humpWidth;
  const winding = (sweep: 0 | 1) =>
    `a${humpWidth / 2} ${humpWidth / 2} 0 0 ${sweep} ${humpWidth} 0`.repeat(4);
  return (
    <path
      className={live ? 'conductor-live' : 'conductor'}
      d={`M${left} ${y - halfHeight}${winding(0)}M${left} ${y + halfHeight}${winding(1)}`}
      strokeWidth="1.6"
    />
  );
}

/** Path of the symbol for a delta-connected winding. */
export function delta(x: number, y: number): string {
  return `M${x} ${y - 6}l6 10.4h-12z`;
}

/** Path of the symbol for a wye-connected winding. */
export function wye(x: number, y: number): string {
  return `M${x - 6} ${y - 6}l6 6 6-6M${x} ${y}v8`;
}

/**
 * Path of a current transformer around a vertical conductor, which is not interrupted. The secondary connects at
 * the crown of the upper hump: at (x - 4, y) for `side` left, or at (x + 4, y) for `side` right.
 */
export function currentTransformer(x: number, y: number, side: 'left' | 'right' = 'left'): string {
  const sweep = side === 'left' ? 0 : 1;
  return `M${x} ${y - 4}a4 4 0 0 ${sweep} 0 8a4 4 0 0 ${sweep} 0 8`;
}

/** Path of a current transformer around a horizontal conductor. The secondary connects at (x, y + 4). */
export function currentTransformerAcross(x: number, y: number): string {
  return `M${x - 4} ${y}a4 4 0 0 0 8 0a4 4 0 0 0 8 0`;
}

/**
 * Path of a voltage transformer on a horizontal tap. The tap ends at x - 5, and the secondary starts
 * at x + 5.
 */
export function voltageTransformerAcross(x: number, y: number): string {
  const winding = (sweep: 0 | 1) => `a3.5 3.5 0 0 ${sweep} 0 7`.repeat(2);
  return `M${x - 5} ${y - 7}${winding(1)}M${x + 5} ${y - 7}${winding(0)}`;
}
