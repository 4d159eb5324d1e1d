/**
 * A circuit breaker: a square. Filled, it is closed and energized; one in a dead leg stays empty
 * whatever the page does.
 */
export function Breaker({
  x,
  y,
  size = 16,
  dead = false,
}: {
  x: number;
  y: number;
  size?: number;
  dead?: boolean;
}) {
  return (
    <rect
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      fill={dead ? 'none' : 'var(--breaker, none)'}
      stroke={dead ? 'var(--ink)' : 'var(--wiring, var(--ink))'}
      strokeWidth="1.7"
      vectorEffect="non-scaling-stroke"
    />
  );
}
