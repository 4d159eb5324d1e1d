interface BreakerProps {
  /** X coordinate of the center. */
  x: number;
  /** Y coordinate of the center. */
  y: number;
  size?: number;
  live?: boolean;
}

/** Circuit breaker symbol: a square, filled if the breaker is closed and energized. */
export function Breaker({ x, y, size = 16, live = false }: BreakerProps) {
  return (
    <rect
      className={live ? 'solid-live conductor-live' : 'outline'}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      strokeWidth="1.7"
    />
  );
}
