/** A point to read off, parted from the lines under it by a rim in the panel's color. */
export function Dot({ x, y, live = false }: { x: number; y: number; live?: boolean }) {
  return (
    <circle
      cx={x}
      cy={y}
      r="5.5"
      fill={live ? 'var(--hot-line)' : 'var(--ink)'}
      stroke="var(--deep)"
      strokeWidth="1.5"
      vectorEffect="non-scaling-stroke"
    />
  );
}
