/** A transformer on a vertical conductor: two windings that face each other. It takes 16 of it. */
export function Transformer({ x, y }: { x: number; y: number }) {
  return (
    <Windings d={`M${x - 20} ${y - 8}${hump(10, 0, 0)}M${x - 20} ${y + 8}${hump(10, 0, 1)}`} />
  );
}

/** The same on a horizontal conductor. */
export function TransformerAcross({ x, y }: { x: number; y: number }) {
  return (
    <Windings d={`M${x - 8} ${y - 20}${hump(0, 10, 1)}M${x + 8} ${y - 20}${hump(0, 10, 0)}`} />
  );
}

/** A smaller one on a vertical conductor, for a branch. It takes 14 of it. */
export function SmallTransformer({ x, y }: { x: number; y: number }) {
  return <Windings d={`M${x - 16} ${y - 7}${hump(8, 0, 0)}M${x - 16} ${y + 7}${hump(8, 0, 1)}`} />;
}

/** A winding in delta. */
export function delta(x: number, y: number): string {
  return `M${x} ${y - 6}l6 10.4h-12z`;
}

/** A winding in wye. */
export function wye(x: number, y: number): string {
  return `M${x - 6} ${y - 6}l6 6 6-6M${x} ${y}v8`;
}

/** A current transformer around a vertical conductor. The conductor runs through unbroken. */
export function currentTransformer(x: number, y: number): string {
  return `M${x} ${y - 8}a4 4 0 0 1 0 8a4 4 0 0 1 0 8`;
}

/** A current transformer around a horizontal conductor. */
export function currentTransformerAcross(x: number, y: number): string {
  return `M${x - 8} ${y}a4 4 0 0 0 8 0a4 4 0 0 0 8 0`;
}

function Windings({ d }: { d: string }) {
  return (
    <path
      d={d}
      fill="none"
      stroke="var(--wiring, var(--ink))"
      strokeWidth="1.6"
      vectorEffect="non-scaling-stroke"
    />
  );
}

function hump(dx: number, dy: number, sweep: 0 | 1): string {
  const r = (dx + dy) / 2;
  return `a${r} ${r} 0 0 ${sweep} ${dx} ${dy}`.repeat(4);
}
