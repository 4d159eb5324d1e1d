import { Stroke } from './stroke.tsx';
import { wiringColor } from './wire.tsx';

/** A transformer on a vertical conductor: two windings that face each other. It takes 16 of it. */
export function Transformer({ x, y, live }: { x: number; y: number; live?: boolean }) {
  return (
    <Windings
      d={`M${x - 20} ${y - 8}${hump(10, 0, 0)}M${x - 20} ${y + 8}${hump(10, 0, 1)}`}
      live={live}
    />
  );
}

/** A smaller one on a vertical conductor, for a branch. It takes 14 of it. */
export function SmallTransformer({ x, y, live }: { x: number; y: number; live?: boolean }) {
  return (
    <Windings
      d={`M${x - 16} ${y - 7}${hump(8, 0, 0)}M${x - 16} ${y + 7}${hump(8, 0, 1)}`}
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
 * leaves the crown of the upper hump, 4 to the side of (x, y): right, or left if asked.
 */
export function currentTransformer(x: number, y: number, side: 'left' | 'right' = 'right'): string {
  const hump = `a4 4 0 0 ${side === 'left' ? 0 : 1} 0 8`;
  return `M${x} ${y - 4}${hump}${hump}`;
}

/** The same around a horizontal conductor: the secondary leaves at (x, y + 4). */
export function currentTransformerAcross(x: number, y: number): string {
  return `M${x - 4} ${y}a4 4 0 0 0 8 0a4 4 0 0 0 8 0`;
}

/** A voltage transformer on a horizontal tap: the tap ends at x - 5, the secondary begins at x + 5. */
export function voltageTransformerAcross(x: number, y: number): string {
  const winding = (side: -1 | 1) =>
    `M${x + side * 5} ${y - 7}${`a3.5 3.5 0 0 ${side < 0 ? 1 : 0} 0 7`.repeat(2)}`;
  return winding(-1) + winding(1);
}

function Windings({ d, live = false }: { d: string; live?: boolean }) {
  return <Stroke d={d} stroke={wiringColor(live)} weight={1.6} />;
}

function hump(dx: number, dy: number, sweep: 0 | 1): string {
  const r = (dx + dy) / 2;
  return `a${r} ${r} 0 0 ${sweep} ${dx} ${dy}`.repeat(4);
}
