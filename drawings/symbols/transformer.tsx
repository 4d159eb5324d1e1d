import { Stroke } from './stroke.tsx';
import { wiringColor } from './wire.tsx';

/** A transformer on a vertical conductor, of which it takes 16: two windings that face each other. */
export function Transformer({ x, y, live = false, small = false }: TransformerProps) {
  const [width, half] = small ? [8, 7] : [10, 8];
  const winding = (sweep: 0 | 1) => `a${width / 2} ${width / 2} 0 0 ${sweep} ${width} 0`.repeat(4);
  const from = x - 2 * width;
  const d = `M${from} ${y - half}${winding(0)}M${from} ${y + half}${winding(1)}`;
  return <Stroke d={d} stroke={wiringColor(live)} weight={1.6} />;
}

interface TransformerProps {
  x: number;
  y: number;
  live?: boolean;
  /** For a branch, of which it takes 14. */
  small?: boolean;
}

/** A winding in delta. */
export function delta(x: number, y: number): string {
  return `M${x} ${y - 6}l6 10.4h-12z`;
}

/** A winding in wye. */
export function wye(x: number, y: number): string {
  return `M${x - 6} ${y - 6}l6 6 6-6M${x} ${y}v8`;
}

/**
 * A current transformer around a vertical conductor, which runs through unbroken. Its secondary
 * leaves the crown of the upper hump, 4 to the left of (x, y).
 */
export function currentTransformer(x: number, y: number): string {
  return `M${x} ${y - 4}a4 4 0 0 0 0 8a4 4 0 0 0 0 8`;
}

/** The same around a horizontal conductor: the secondary leaves at (x, y + 4). */
export function currentTransformerAcross(x: number, y: number): string {
  return `M${x - 4} ${y}a4 4 0 0 0 8 0a4 4 0 0 0 8 0`;
}

/** A voltage transformer on a horizontal tap: the tap ends at x - 5, the secondary begins at x + 5. */
export function voltageTransformerAcross(x: number, y: number): string {
  const [left, right] = [1, 0].map((sweep) => `a3.5 3.5 0 0 ${sweep} 0 7`.repeat(2));
  return `M${x - 5} ${y - 7}${left}M${x + 5} ${y - 7}${right}`;
}
