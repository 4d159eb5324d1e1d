/** A circuit breaker: a square. Filled, it is closed and energized. */
export function Breaker({ x, y, size = 16 }: { x: number; y: number; size?: number }) {
  return (
    <rect
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      fill="var(--breaker, none)"
      stroke="var(--wiring, var(--ink))"
      strokeWidth="1.7"
      vectorEffect="non-scaling-stroke"
    />
  );
}
