/** A circuit breaker: a square, filled while the breaker is closed and energized. */
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

interface BreakerProps {
  /** Center. */
  x: number;
  y: number;
  size?: number;
  live?: boolean;
}
