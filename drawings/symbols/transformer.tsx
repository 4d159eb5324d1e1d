import { Stroke } from './stroke.tsx';
import { wiringColor } from './wire.tsx';

/** A transformer on a vertical conductor: two windings that face each other. It takes 16 of it. */
export function Transformer({ x, y, live }: { x: number; y: number; live?: boolean }) {
  return (
    <Windings
      d={`M${x - 20} ${y - 8}${winding(10, 0)}M${x - 20} ${y + 8}${winding(10, 1)}`}
      live={live}
    />
  );
}

/** A smaller one on a vertical conductor, for a branch. It takes 14 of it. */
export function SmallTransformer({ x, y, live }: { x: number; y: number; live?: boolean }) {
  return (
    <Windings
      d={`M${x - 16} ${y - 7}${winding(8, 0)}M${x - 16} ${y + 7}${winding(8, 1)}`}
      live={live}
    />
  );
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

function Windings({ d, live = false }: { d: string; live?: boolean }) {
  return <Stroke d={d} stroke={wiringColor(live)} weight={1.6} />;
}

function winding(width: number, sweep: 0 | 1): string {
  return `a${width / 2} ${width / 2} 0 0 ${sweep} ${width} 0`.repeat(4);
}
